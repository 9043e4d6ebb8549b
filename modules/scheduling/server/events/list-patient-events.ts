import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { eventLimits } from '../../rules/index.ts';
import { listPatientEvents as readOfPatient, type RelatedData, type Event } from '../records/events.sql.ts';

/** Returns a patient's latest 100 events, latest first. The access is logged. */
export async function listPatientEvents(
  ctx: RequestContext,
  patientId: string,
  take: number,
  along: RelatedData,
): Promise<Event[] | DomainError> {
  const error = checkPage(take, 0, eventLimits.patientEvents);
  if (error !== null) return error;
  const [events] = await Promise.all([
    readOfPatient(ctx.app.database.kysely, ctx.actor.clinicId, patientId, take, along),
    recordAccess(ctx, { action: 'search', objectType: 'event', patientId }),
  ]);
  return events;
}
