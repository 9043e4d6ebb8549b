import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import { publish } from '#platform/outbox.ts';
import { pauseAfter } from '../rules/index.ts';
import { inviteAll } from './invitations.ts';
import { dropMeeting } from './drop-meeting.ts';
import {
  claimMeeting,
  lockMeeting,
  settleMeeting,
  updateMeeting,
  type Meeting,
  type MeetingError,
} from './meetings.sql.ts';
import {
  changeZoomMeeting,
  createZoomMeeting,
  deleteZoomMeeting,
  findZoomMeeting,
  readZoomMeeting,
  type ZoomAnswer,
  type ZoomMeeting,
} from './zoom/zoom.ts';

type Settled = ZoomAnswer<ZoomMeeting | null>;

const NONE: Settled = { kind: 'done', value: null };

/** The job `meetings.settle-meeting`: brings Zoom to what is wanted of a meeting, and tries again later what passes. */
export async function settleMeetingJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as { clinicId: string; id: string };
  const meeting = await claimMeeting(app.database.kysely, clinicId, id);
  if (meeting === null) {
    // Somebody is at it, or died at it: looked at again when their time is over.
    const runAt = new Date(Date.now() + 15_000);
    await app.database.transaction((tx) => again(tx, clinicId, id, runAt));
    return;
  }
  await keep(app, meeting, await settle(app, meeting));
}

async function settle(app: App, meeting: Meeting): Promise<Settled> {
  if (meeting.settled_version === meeting.version) {
    const { provider_id: providerId, join_url: joinUrl } = meeting;
    return providerId === null || joinUrl === null ? NONE : { kind: 'done', value: { providerId, joinUrl } };
  }
  const standing = await standingMeeting(app, meeting);
  if (standing.kind !== 'done') return standing;
  const found = standing.value;
  if (!meeting.is_wanted) {
    if (found === null) return NONE;
    const gone = await deleteZoomMeeting(app, { ...meeting, provider_id: found.providerId });
    return gone.kind === 'done' ? NONE : gone;
  }
  if (found !== null) {
    const here = { ...meeting, provider_id: found.providerId };
    const changed = await changeZoomMeeting(app, here);
    if (changed.kind !== 'done') return changed;
    if (changed.value) return readZoomMeeting(app, here);
  }
  // Written down before Zoom is asked: should we die before its answer is kept, the meeting is looked for and not made twice.
  await updateMeeting(app.database.kysely, meeting, { asked_time: app.clock(), provider_id: null, join_url: null });
  return createZoomMeeting(app, meeting);
}

/** The meeting that Zoom has of this one, whether we heard of its making or not. */
async function standingMeeting(app: App, meeting: Meeting): Promise<Settled> {
  const { provider_id: providerId, join_url: joinUrl } = meeting;
  if (providerId !== null && joinUrl !== null) return { kind: 'done', value: { providerId, joinUrl } };
  return meeting.asked_time === null ? NONE : findZoomMeeting(app, meeting);
}

async function keep(app: App, meeting: Meeting, settled: Settled): Promise<void> {
  const { clinic_id: clinicId, id, event_id: eventId } = meeting;
  await app.database.transaction(async (tx) => {
    const now = await lockMeeting(tx, clinicId, eventId);
    if (now !== null && now.host_id !== meeting.host_id) {
      // Another holds it since: what the first one's account was asked for ends there.
      const made = settled.kind === 'done' ? (settled.value?.providerId ?? null) : meeting.provider_id;
      await dropMeeting(tx, { ...meeting, provider_id: made, asked_time: app.clock() });
      await settleMeeting(tx, meeting, {});
      await again(tx, clinicId, id);
      return;
    }
    if (settled.kind === 'done') {
      const saved = await settleMeeting(tx, meeting, {
        settled_version: meeting.version,
        provider_id: settled.value?.providerId ?? null,
        join_url: settled.value?.joinUrl ?? null,
        attempts: 0,
        ...(settled.value === null ? { asked_time: null } : {}),
      });
      if (saved.version !== meeting.version) await again(tx, clinicId, id);
      else if (saved.is_wanted) {
        await settleMeeting(tx, meeting, { state: 'ready', error: null });
        // What is ready already was told when it changed, with the link that it had; a new link is told now.
        if (meeting.state !== 'ready' || saved.join_url !== meeting.join_url) await inviteAll(app, tx, saved);
      }
    } else {
      const error: MeetingError =
        settled.kind === 'refused' ? 'refused' : settled.kind === 'signed-out' ? 'signed-out' : settled.error;
      const attempts = meeting.attempts + 1;
      const pause = settled.kind === 'later' ? pauseAfter(attempts, settled.retryAfter) : null;
      const saved = await settleMeeting(tx, meeting, { attempts, error });
      if (saved.version !== meeting.version) await again(tx, clinicId, id);
      else if (pause !== null) await again(tx, clinicId, id, new Date(Date.now() + pause * 1000));
      else if (saved.is_wanted) await settleMeeting(tx, meeting, { state: 'failed' });
    }
    await publish(tx, { clinicId, topic: 'meetings.meeting-changed', body: { id: eventId } });
  });
}

function again(tx: Parameters<typeof addJob>[0], clinicId: string, id: string, runAt?: Date): Promise<void> {
  const key = `settle-meeting ${id}`;
  return addJob(tx, 'meetings.settle-meeting', { clinicId, id }, runAt === undefined ? { key } : { key, runAt });
}
