import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import type { Meeting } from './meetings.sql.ts';
import { deleteZoomMeeting, findZoomMeeting, type PlacedMeeting } from './zoom/zoom.ts';

/**
 * Queues deleting a meeting in the account of its former host; without a meeting number, one whose creation was never
 * confirmed.
 */
export async function dropMeeting(
  tx: Tx,
  { clinic_id, id, host_id, provider_id, asked_time }: Pick<Meeting, keyof PlacedMeeting | 'asked_time'>,
): Promise<void> {
  if (provider_id === null && asked_time === null) return;
  const payload: PlacedMeeting = { clinic_id, id, host_id, provider_id };
  await addJob(tx, 'meetings.drop-meeting', { ...payload }, { key: `drop-meeting ${id} ${host_id}` });
}

/** The job `meetings.drop-meeting`; if the account's authorization was revoked, nothing can be deleted. */
export async function dropMeetingJob(app: App, payload: unknown): Promise<void> {
  const meeting = payload as PlacedMeeting;
  const found =
    meeting.provider_id === null
      ? await findZoomMeeting(app, meeting)
      : { kind: 'done' as const, value: { providerId: meeting.provider_id } };
  if (found.kind === 'done' && found.value === null) return;
  const gone =
    found.kind === 'done' && found.value !== null
      ? await deleteZoomMeeting(app, { ...meeting, provider_id: found.value.providerId })
      : found;
  // Thrown, so that the job is retried later.
  if (gone.kind === 'later') throw new Error('zoom did not respond');
}
