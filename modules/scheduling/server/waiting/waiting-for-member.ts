import { recordChanges } from '#audit/server';
import type { Handover } from '#platform/module.ts';
import { readCalendarOwners } from '../future-appointments.sql.ts';
import { countWaitingFor, moveWaiting } from './entries.sql.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Those who wait for a member who leaves. They may stay as they are, for somebody may want to ask them first. */
export const waitingForMember: Handover = {
  id: 'scheduling.waiting_list',
  title: 'Waiting list',
  mayStay: true,
  count: countWaitingFor,
  takers: readCalendarOwners,
  async move(tx, request, from, to) {
    const { clinicId } = request.actor;
    const moved = await moveWaiting(tx, clinicId, from, to, request.now);
    if (moved.length === 0) return;
    await recordChanges(
      tx,
      request,
      moved.map(({ id, patient_id: patientId }) => ({
        action: 'update' as const,
        objectType: 'waiting_entry',
        objectId: id,
        patientId,
        changes: { user_id: { before: from, after: to } },
      })),
    );
    await tellWaiting(tx, clinicId, null);
  },
};
