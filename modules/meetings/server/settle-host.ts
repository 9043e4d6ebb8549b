import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readMember } from '#practice/server';
import { readCalendars, readEvents, type Event } from '#scheduling/server';
import { dropMeeting } from './drop-meeting.ts';
import { uninviteAll } from './invitations.ts';
import { readLinked } from './linked-accounts.sql.ts';
import {
  hostedMeetings,
  lockMeeting,
  readMeeting,
  signedOutMeetings,
  updateMeeting,
  type Meeting,
} from './meetings.sql.ts';
import { meetingChanged } from './meeting-changed.ts';

/** Returns the members of an event with a linked Zoom account, in the order of its calendars. */
export async function hostsOf(db: Queryable, clinicId: string, event: Event): Promise<string[]> {
  const [owners, linked] = await Promise.all([ownersOf(db, clinicId, event), readLinked(db, 'zoom', clinicId)]);
  return owners.filter((owner) => linked.some(({ user_id }) => user_id === owner));
}

/**
 * Ensures that an active meeting has a host: if the host has left the clinic, or is no longer on the event and another
 * member can host, the meeting moves to that account and ends in the previous one. Without a possible host, it fails
 * and is deleted at Zoom.
 */
export async function settleHost(app: App, tx: Tx, meeting: Meeting, event: Event): Promise<Meeting> {
  const { clinic_id: clinicId, host_id: hostId } = meeting;
  const [hosts, owners, member] = await Promise.all([
    hostsOf(tx, clinicId, event),
    ownersOf(tx, clinicId, event),
    readMember(tx, clinicId, hostId),
  ]);
  const isHere = member !== null;
  // The member who planned it may host it without being on the event.
  if (isHere && (owners.includes(hostId) || meeting.created_by === hostId || hosts.length === 0)) return meeting;
  await dropMeeting(tx, meeting);
  const next = hosts[0];
  const fresh = { provider_id: null, join_url: null, asked_time: null, attempts: 0 };
  const counted = { version: meeting.version + 1, sequence: meeting.sequence + 1 };
  if (next === undefined) {
    await uninviteAll(app, tx, { ...meeting, ...counted });
    await updateMeeting(tx, meeting, { ...fresh, ...counted, state: 'failed', error: 'signed-out' });
  } else await updateMeeting(tx, meeting, { ...fresh, ...counted, host_id: next, state: 'creating', error: null });
  return (await readMeeting(tx, clinicId, meeting.event_id))!;
}

/** When a member leaves, reassigns their meetings to another host, or fails them. */
export async function followMember(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  for (const eventId of await hostedMeetings(tx, clinicId, String(body['user_id']), app.clock())) {
    const meeting = await lockMeeting(tx, clinicId, eventId);
    const [event] = await readEvents(tx, clinicId, [eventId]);
    if (meeting === null || event === undefined) continue;
    const settled = await settleHost(app, tx, meeting, event);
    if (settled.version !== meeting.version) await meetingChanged(tx, settled);
  }
}

/** When Zoom is linked again, retries meetings that failed without it. */
export async function retryAfterLink(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  if (body['provider'] !== 'zoom') return;
  const userId = String(body['id']);
  const linked = await readLinked(tx, 'zoom', clinicId);
  if (!linked.some(({ user_id }) => user_id === userId)) return;
  for (const meeting of await signedOutMeetings(tx, clinicId, userId, app.clock())) await meetingChanged(tx, meeting);
}

async function ownersOf(db: Queryable, clinicId: string, event: Event): Promise<string[]> {
  const calendars = await readCalendars(db, clinicId);
  return (event.attendees ?? []).flatMap(
    ({ calendar_id }) => calendars.find(({ id }) => id === calendar_id)?.user_id ?? [],
  );
}
