import { recordChanges } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';
import { countFutureEvents, moveFutureEvents, readCalendarOwners } from './future-appointments.sql.ts';

/**
 * The future events on a member's calendar, for reassignment. They may also stay, since the clinic may want to call the
 * patients first. Events move to the same time even if it is taken; the new owner sees both.
 */
export const futureAppointments: Reassignment = {
  id: 'scheduling.events',
  title: 'Future appointments',
  mayStay: true,
  count: countFutureEvents,
  takers: readCalendarOwners,
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const moved = await moveFutureEvents(tx, clinicId, from, to, ctx.now);
    if (moved.length === 0) return;
    await recordChanges(
      tx,
      ctx,
      moved.map(({ id, patient_id: patientId }) => ({
        action: 'update' as const,
        objectType: 'event',
        objectId: id,
        patientId,
        changes: { user_id: { before: from, after: to } },
      })),
    );
    await notifyEvents(
      tx,
      ctx.app,
      clinicId,
      moved.map(({ id }) => ({ id, kind: 'changed' })),
    );
  },
};
