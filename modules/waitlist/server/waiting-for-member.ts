import { recordChanges } from '#audit/server';
import type { Reassignment } from '#platform/module.ts';
import { readCalendarOwners } from '#scheduling/server';
import { countWaitingFor, moveWaitlist } from './entries.sql.ts';
import { notifyWaitlist } from './notify-waitlist.ts';

/**
 * Entries for a departing member's calendar, for reassignment. They may also stay, since the clinic may want to ask the
 * patients first.
 */
export const waitingForMember: Reassignment = {
  id: 'scheduling.waiting_list',
  title: 'Waiting list',
  mayStay: true,
  count: countWaitingFor,
  takers: readCalendarOwners,
  async move(tx, ctx, from, to) {
    const { clinicId } = ctx.actor;
    const moved = await moveWaitlist(tx, clinicId, from, to, ctx.now);
    if (moved.length === 0) return;
    await recordChanges(
      tx,
      ctx,
      moved.map(({ id, patient_id: patientId }) => ({
        action: 'update' as const,
        objectType: 'waiting_entry',
        objectId: id,
        patientId,
        changes: { user_id: { before: from, after: to } },
      })),
    );
    await notifyWaitlist(tx, clinicId, null);
  },
};
