import type { Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import type { Meeting } from './meetings.sql.ts';

/** Queues the synchronization with the provider and notifies open pages. */
export async function meetingChanged(tx: Tx, meeting: Meeting): Promise<void> {
  const { clinic_id: clinicId, id, event_id: eventId } = meeting;
  await addJob(tx, 'meetings.settle-meeting', { clinicId, id }, { key: `settle-meeting ${id}` });
  await publish(tx, { clinicId, topic: 'meetings.meeting-changed', body: { id: eventId } });
}
