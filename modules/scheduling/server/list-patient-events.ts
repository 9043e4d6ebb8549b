import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventLimits } from '../rules/index.ts';
import { listPatientEvents as readOfPatient, type Along, type Event } from './events.sql.ts';

/** A patient's events, the latest first, at most 100. The look is logged. */
export async function listPatientEvents(
  request: Request,
  patientId: string,
  take: number,
  along: Along,
): Promise<Event[] | Refusal> {
  const refusal = checkPage(take, 0, eventLimits.patientEvents);
  if (refusal !== null) return refusal;
  const [events] = await Promise.all([
    readOfPatient(request.house.database.kysely, request.actor.clinicId, patientId, take, along),
    recordAccess(request, { action: 'search', objectType: 'event', patientId }),
  ]);
  return events;
}
