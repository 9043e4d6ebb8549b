import type { RouteContext } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { answerPatient, bodyOf, linkRoutes, outsideOf, readToken } from '../link/link-routes.ts';
import { unknownLink } from '../link/portal-errors.ts';
import { readPortalRecord } from './portal-record.ts';
import { csrfOf } from '../link/portal-token.ts';
import { lookAtLink, portalSessions, sendNewLink, signInPatient } from './sign-in.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

/**
 * The patient portal's API. It uses its own cookie, which is sent to no other path; staff tokens are not valid here,
 * and since its session is not an Actor, it is not valid for the staff API.
 */
export function portalRoutes(context: RouteContext): void {
  const { server, app } = context;
  const inside = linkRoutes(context, {
    base: '/api/portal',
    cookie: 'salus_portal',
    csrfHeader: 'x-salus-portal',
    ways: ['sign-in', 'sign-out'],
    sessions: portalSessions,
    unknownLink,
    look: lookAtLink,
    comeIn: signInPatient,
  });
  server.post('/api/portal/new-link', async (http, reply) => {
    const token = readToken(bodyOf(http)['token']);
    const refused = token === null ? null : await sendNewLink(outsideOf(app, http), token);
    return answerPatient(reply, refused ?? { ok: true });
  });
  server.get('/api/portal/record', (http, reply) =>
    inside(http, reply, async (portal, token) => {
      const record = await readPortalRecord(portal);
      return isDomainError(record) ? record : { ...record, csrf: csrfOf(token) };
    }),
  );
  server.post('/api/portal/requests', (http, reply) =>
    inside(http, reply, (portal) => {
      const { type, data, description } = bodyOf(http);
      return submitRequest(portal, { type, data, description });
    }),
  );
  for (const [name, work] of modulesOf(app).flatMap((module) => Object.entries(module.portalOperations ?? {}))) {
    server.post(`/api/portal/operations/${name}`, inside.takesFiles, (http, reply) =>
      inside(http, reply, (portal) => work(portal, bodyOf(http))),
    );
  }
  server.post('/api/portal/requests/withdraw', (http, reply) =>
    inside(http, reply, (portal) => withdrawRequest(portal, bodyOf(http)['id'])),
  );
}
