import type { RouteContext } from '#platform/module.ts';
import { bodyOf, linkRoutes, unknownLink } from '#requests/server';
import { comeIn, lookAtLink, surveySessions } from './come-in.ts';
import { patientOperations } from './patient-operations.ts';

/**
 * The API for patients who follow a link in a message. It uses its own cookie, which is sent to no other path: tokens
 * of staff and sessions of the patient portal are not valid here, and vice versa.
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
