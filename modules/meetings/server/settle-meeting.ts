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

type SyncResult = ZoomAnswer<ZoomMeeting | null>;

const NONE: SyncResult = { kind: 'done', value: null };

/**
 * The job `meetings.settle-meeting`: updates Zoom to the desired state of a meeting; temporary errors are retried
 * later.
 */
export async function settleMeetingJob(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as { clinicId: string; id: string };
  const meeting = await claimMeeting(app.database.kysely, clinicId, id);
  if (meeting === null) {
    // Another process is working on it, or has crashed: checked again after its claim expires.
    const runAt = new Date(Date.now() + 15_000);
    await app.database.transaction((tx) => again(tx, clinicId, id, runAt));
    return;
  }
  await keep(app, meeting, await settle(app, meeting));
}

async function settle(app: App, meeting: Meeting): Promise<SyncResult> {
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
  // Recorded before calling Zoom: after a crash, the meeting is looked up instead of created twice.
  await updateMeeting(app.database.kysely, meeting, { asked_time: app.clock(), provider_id: null, join_url: null });
  return createZoomMeeting(app, meeting);
}

/** Returns the meeting at Zoom, even if its creation was not confirmed. */
async function standingMeeting(app: App, meeting: Meeting): Promise<SyncResult> {
  const { provider_id: providerId, join_url: joinUrl } = meeting;
  if (providerId !== null && joinUrl !== null) return { kind: 'done', value: { providerId, joinUrl } };
  return meeting.asked_time === null ? NONE : findZoomMeeting(app, meeting);
}

async function keep(app: App, meeting: Meeting, settled: SyncResult): Promise<void> {
  const { clinic_id: clinicId, id, event_id: eventId } = meeting;
  await app.database.transaction(async (tx) => {
    const now = await lockMeeting(tx, clinicId, eventId);
    if (now !== null && now.host_id !== meeting.host_id) {
      // The host has changed in the meantime: the meeting in the previous account is deleted.
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
        // Invitees of a meeting that was already ready were notified with its existing link; only a new link is sent
        // now.
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
