import { recordChanges } from '#audit/server';
import type { Handover } from '#platform/module.ts';
import { tellEvents } from './tell-events.ts';
import { countFutureEvents, moveFutureEvents, readCalendarOwners } from './future-appointments.sql.ts';

/**
 * What is still to come on a member's calendar. It may stay, for somebody may want to call the patients first. It moves to where it
 * stands at the same time, also where that is taken: the one who takes over sees both.
 */
export const futureAppointments: Handover = {
  id: 'scheduling.events',
  title: 'Future appointments',
  mayStay: true,
  count: countFutureEvents,
  takers: readCalendarOwners,
  async move(tx, request, from, to) {
    const { clinicId } = request.actor;
    const moved = await moveFutureEvents(tx, clinicId, from, to, request.now);
    if (moved.length === 0) return;
    await recordChanges(
      tx,
      request,
      moved.map(({ id, patient_id: patientId }) => ({
        action: 'update' as const,
        objectType: 'event',
        objectId: id,
        patientId,
        changes: { user_id: { before: from, after: to } },
      })),
    );
    await tellEvents(
      tx,
      request.house,
      clinicId,
      moved.map(({ id }) => ({ id, kind: 'changed' })),
    );
  },
};
