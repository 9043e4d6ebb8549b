import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readEvents } from '#scheduling/server';
import { inviteAll } from './invitations.ts';
import { eventsWithMeeting, lockMeeting, readMeeting, updateMeeting } from './meetings.sql.ts';
import { settleHost } from './settle-host.ts';
import { meetingChanged } from './meeting-changed.ts';
import { endMeeting } from './plan-meeting.ts';

/** After events change: moves, ends or restores their meetings. Most events have none. */
export async function moveMeetings(
  app: App,
  tx: Tx,
  clinicId: string,
  outboxEvents: readonly OutboxEvent[],
): Promise<void> {
  const ids = outboxEvents.map(({ body }) => String(body['id']));
  for (const eventId of await eventsWithMeeting(tx, clinicId, ids)) await moveMeeting(app, tx, clinicId, eventId);
}

async function moveMeeting(app: App, tx: Tx, clinicId: string, eventId: string): Promise<void> {
  const meeting = await lockMeeting(tx, clinicId, eventId);
  if (meeting === null) return;
  const [event] = await readEvents(tx, clinicId, [eventId]);
  const stands = event !== undefined && event.status !== 'canceled' && event.status !== 'noshow';
  if (!stands) {
    if (meeting.is_wanted) await endMeeting(app, tx, meeting, true);
    return;
  }
  const { start_time, end_time, time_zone } = event;
  const hosted = meeting.is_wanted ? await settleHost(app, tx, meeting, event) : meeting;
  if (hosted.version !== meeting.version && hosted.state === 'failed') return meetingChanged(tx, hosted);
  const isBack = !meeting.is_wanted && meeting.ended_with_event;
  const hasMoved =
    start_time.getTime() !== meeting.start_time.getTime() || end_time.getTime() !== meeting.end_time.getTime();
  const hasNewHost = hosted.host_id !== meeting.host_id;
  if (!isBack && !(meeting.is_wanted && (hasMoved || hasNewHost))) return;
  await updateMeeting(tx, meeting, {
    start_time,
    end_time,
    time_zone,
    is_wanted: true,
    ended_with_event: false,
    version: hosted.version + 1,
    sequence: hosted.sequence + 1,
    attempts: 0,
    error: null,
    state: hosted.state === 'ready' ? 'ready' : 'creating',
  });
  const moved = (await readMeeting(tx, clinicId, eventId))!;
  if (moved.state === 'ready') await inviteAll(app, tx, moved);
  await meetingChanged(tx, moved);
}
