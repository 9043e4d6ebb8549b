import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import type { Meeting } from './meetings.sql.ts';
import { deleteZoomMeeting, findZoomMeeting, type PlacedMeeting } from './zoom/zoom.ts';

/** Has a meeting taken away in the account of a host who holds it no more; without a number, as one whose making was never answered. */
export async function dropMeeting(
  tx: Tx,
  { clinic_id, id, host_id, provider_id, asked_time }: Pick<Meeting, keyof PlacedMeeting | 'asked_time'>,
): Promise<void> {
  if (provider_id === null && asked_time === null) return;
  const payload: PlacedMeeting = { clinic_id, id, host_id, provider_id };
  await addJob(tx, 'meetings.drop-meeting', { ...payload }, { key: `drop-meeting ${id} ${host_id}` });
}

/** The job `meetings.drop-meeting`; where the account does not take our word any more, nothing can be done from here. */
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
  // Thrown, so that the job comes again later.
  if (gone.kind === 'later') throw new Error('zoom did not answer');
}
