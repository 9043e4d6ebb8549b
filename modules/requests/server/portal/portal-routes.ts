import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteContext } from '#platform/module.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { countCall } from './portal-limits.ts';
import { readPortalRecord } from './portal-record.ts';
import { signedOut, tooMany, unknownLink } from './portal-errors.ts';
import { LONGEST_SESSION_MINUTES, type PortalRequest } from './portal-request.ts';
import { csrfOf, isCsrfOf } from './portal-token.ts';
import { lookAtLink, readPortalSession, sendNewLink, signInPatient, signOutPatient } from './sign-in.ts';
import { submitRequest } from './submit-request.ts';
import { withdrawRequest } from './withdraw-request.ts';

const COOKIE = 'salus_portal';
/** Carries what a page of ours read of its session. */
export const CSRF_HEADER = 'x-salus-portal';
const TOKEN = /^[\w-]{40,60}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The patient's own API. It knows its own cookie only, which no other path is sent; a token of the clinic's staff means nothing
 * here, and the session here is no Actor, so it means nothing there.
 */
export function portalRoutes({ server, app }: RouteContext): void {
  const outsideOf = (http: FastifyRequest) => ({
    app,
    now: app.clock(),
    ip: isIP(http.ip) === 0 ? null : http.ip,
    device: http.headers['user-agent'] ?? null,
  });
  const isHttps = app.config.publicUrl.startsWith('https:');
  const keep = (reply: FastifyReply, token: string | null): void => {
    const age = token === null ? 0 : LONGEST_SESSION_MINUTES * 60;
    const secure = isHttps ? '; Secure' : '';
    reply.header(
      'set-cookie',
      `${COOKIE}=${token ?? ''}; Path=/api/portal; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`,
    );
  };

  const inside = async (
    http: FastifyRequest,
    reply: FastifyReply,
    work: (portal: PortalRequest, token: string) => Promise<object | DomainError>,
  ): Promise<unknown> => {
    const token = cookieOf(http);
    const brought = http.headers[CSRF_HEADER];
    const portal = await readPortalSession(outsideOf(http), token);
    if (isDomainError(portal)) return answer(reply, portal);
    // The first look of a page reads what it sends along from then on.
    if (http.method !== 'GET' && !isCsrfOf(token!, typeof brought === 'string' ? brought : undefined))
      return answer(reply, signedOut());
    if (!(await countCall(portal.patientId))) return answer(reply, tooMany());
    return answer(reply, await work(portal, token!));
  };

  server.post('/api/portal/link', async (http, reply) => {
    const { token } = bodyOf(http);
    if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknownLink());
    return answer(reply, await lookAtLink(outsideOf(http), token));
  });
  server.post('/api/portal/sign-in', async (http, reply) => {
    const { token, date_of_birth: born } = bodyOf(http);
    if (typeof token !== 'string' || !TOKEN.test(token)) return answer(reply, unknownLink());
    const day = typeof born === 'string' && DAY.test(born) ? born : '';
    const signedIn = await signInPatient(outsideOf(http), token, day);
    if (isDomainError(signedIn)) return answer(reply, signedIn);
    keep(reply, signedIn.token);
    return answer(reply, { csrf: csrfOf(signedIn.token) });
  });
  server.post('/api/portal/new-link', async (http, reply) => {
    const { token } = bodyOf(http);
    const refused = typeof token === 'string' && TOKEN.test(token) ? await sendNewLink(outsideOf(http), token) : null;
    return answer(reply, refused ?? { ok: true });
  });
  server.post('/api/portal/sign-out', (http, reply) =>
    inside(http, reply, async (portal) => {
      await signOutPatient(portal);
      keep(reply, null);
      return { ok: true };
    }),
  );
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
    server.post(`/api/portal/operations/${name}`, (http, reply) =>
      inside(http, reply, (portal) => work(portal, bodyOf(http))),
    );
  }
  server.post('/api/portal/requests/withdraw', (http, reply) =>
    inside(http, reply, (portal) => withdrawRequest(portal, bodyOf(http)['id'])),
  );
}

function cookieOf(http: FastifyRequest): string | undefined {
  const pair = (http.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  const token = pair?.slice(COOKIE.length + 1);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

function bodyOf(http: FastifyRequest): Record<string, unknown> {
  const { body } = http;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
}

function answer(reply: FastifyReply, value: object | DomainError): FastifyReply {
  if (!isDomainError(value)) return reply.send(value);
  const { code, message, issues } = value;
  return reply.code(STATUS[code] ?? 400).send({ code, message, issues });
}

const STATUS: Readonly<Record<string, number>> = { SIGNED_OUT: 401, RATE_LIMITED: 429, NOT_FOUND: 404 };
