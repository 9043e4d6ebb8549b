import type { RouteContext } from '#platform/module.ts';
import { bodyOf, linkRoutes, unknownLink } from '#requests/server';
import { comeIn, lookAtLink, surveySessions } from './come-in.ts';
import { patientOperations } from './patient-operations.ts';

/**
 * What a patient calls who came by the link of a message. It knows its own cookie only, which no other path is sent: a token of the
 * staff and a session of the patient's own page mean nothing here, and this session means nothing there.
 */
export function answeringRoutes(context: RouteContext): void {
  const inside = linkRoutes(context, {
    base: '/api/questionnaires',
    cookie: 'salus_questions',
    csrfHeader: 'x-salus-questions',
    ways: ['come-in', 'leave'],
    sessions: surveySessions,
    unknownLink,
    look: lookAtLink,
    comeIn,
  });
  for (const [name, work] of Object.entries(patientOperations)) {
    const path = `/api/questionnaires/operations/${name}`;
    context.server.post(path, inside.takesFiles, (http, reply) =>
      inside(http, reply, (portal) => work(portal, bodyOf(http))),
    );
  }
}
