import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { readEvents, checkScope, type Event } from '#scheduling/server';
import { meetingInput, sameOnce } from '../rules/index.ts';
import { inviteAll, uninviteAll } from './invitations.ts';
import { readLinked } from './linked-accounts.sql.ts';
import { dropMeeting } from './drop-meeting.ts';
import { meetingChanged } from './meeting-changed.ts';
import { hostsOf, settleHost } from './settle-host.ts';
import { insertMeeting, lockMeeting, readMeeting, updateMeeting, type Meeting } from './meetings.sql.ts';

/**
 * Makes an event an online meeting, or changes the meeting; a job updates Zoom. `input` is the unvalidated API input.
 */
export async function planMeeting(
  ctx: RequestContext,
  eventId: string,
  input: unknown,
): Promise<Meeting | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(meetingInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const { password, agenda } = checked.value;
  const invitees = sameOnce(checked.value.invitees);
  return app.database.transaction(async (tx): Promise<Meeting | DomainError> => {
    const { clinicId } = actor;
    const [event] = await readEvents(tx, clinicId, [eventId]);
    if (event === undefined) return notFound('event');
    const outside = await outsideScope(tx, ctx, event);
    if (outside !== null) return outside;
    if (event.status === 'canceled' || event.status === 'noshow')
      return domainError('NOT_POSSIBLE', 'A canceled event can’t be an online meeting.');
    const before = await lockMeeting(tx, clinicId, eventId);
    const hosts = await hostsOf(tx, clinicId, event);
    const hostId =
      before?.is_wanted === true && before.state !== 'failed' ? before.host_id : (hosts[0] ?? (await ownHost(tx, ctx)));
    if (hostId === null)
      return domainError(
        'NO_HOST',
        'None of this event’s providers has linked Zoom. They can link it in Settings, Online Meeting.',
      );
    const times = { start_time: event.start_time, end_time: event.end_time, time_zone: event.time_zone };
    const fields = { password, agenda, invitees, ...times };
    if (before === null) {
      const { clinic_name } = await readClinic(tx, clinicId);
      // The event's title and patient are not sent to Zoom.
      const topic = `Appointment, ${clinic_name}`;
      const made = { clinic_id: clinicId, id: newId(), event_id: eventId, host_id: hostId, topic };
      await insertMeeting(tx, { ...made, ...fields, created_by: actor.userId, created_time: now });
    } else {
      // Another host means another account, from which the existing meeting can't be changed.
      const isSame = before.host_id === hostId;
      if (!isSame) await dropMeeting(tx, before);
      const fresh = isSame ? {} : { host_id: hostId, provider_id: null, join_url: null, asked_time: null };
      await updateMeeting(tx, before, {
        ...fields,
        ...fresh,
        is_wanted: true,
        ended_with_event: false,
        version: before.version + 1,
        sequence: before.sequence + 1,
        // A new password is only valid once Zoom has it: invitees are notified then.
        state: before.state === 'ready' && isSame && before.password === password ? 'ready' : 'creating',
        error: null,
        attempts: 0,
      });
    }
    const meeting = (await readMeeting(tx, clinicId, eventId))!;
    await recordChange(tx, ctx, {
      action: before?.is_wanted === true ? 'update' : 'create',
      objectType: 'online_meeting',
      objectId: eventId,
      patientId: event.patient_id,
      changes: { invitees: { before: before?.invitees.length ?? 0, after: invitees.length } },
    });
    if (meeting.state === 'ready') await inviteAll(app, tx, meeting);
    await meetingChanged(tx, meeting);
    return meeting;
  });
}

/** Ends an event's online meeting. */
export async function removeMeeting(ctx: RequestContext, eventId: string): Promise<{ ok: boolean } | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx): Promise<{ ok: boolean } | DomainError> => {
    const meeting = await lockMeeting(tx, actor.clinicId, eventId);
    if (meeting === null || !meeting.is_wanted) return { ok: false };
    const [event] = await readEvents(tx, actor.clinicId, [eventId]);
    const outside = event === undefined ? null : await outsideScope(tx, ctx, event);
    if (outside !== null) return outside;
    await endMeeting(app, tx, meeting, false);
    await recordChange(tx, ctx, { action: 'delete', objectType: 'online_meeting', objectId: eventId });
    return { ok: true };
  });
}

/** Retries a failed meeting. */
export async function retryMeeting(ctx: RequestContext, eventId: string): Promise<Meeting | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx): Promise<Meeting | DomainError> => {
    const meeting = await lockMeeting(tx, actor.clinicId, eventId);
    if (meeting === null || !meeting.is_wanted) return domainError('NOT_FOUND', 'This event has no online meeting.');
    if (meeting.state !== 'failed') return meeting;
    const [event] = await readEvents(tx, actor.clinicId, [eventId]);
    const outside = event === undefined ? null : await outsideScope(tx, ctx, event);
    if (outside !== null) return outside;
    const hosted = event === undefined ? meeting : await settleHost(app, tx, meeting, event);
    if (hosted.state !== 'failed' || hosted.version === meeting.version)
      await updateMeeting(tx, meeting, { state: 'creating', error: null, attempts: 0 });
    await recordChange(tx, ctx, { action: 'update', objectType: 'online_meeting', objectId: eventId });
    await meetingChanged(tx, meeting);
    return (await readMeeting(tx, actor.clinicId, eventId))!;
  });
}

/** Ends an active meeting: immediately here, at the provider through a job; invitees are notified. */
export async function endMeeting(
  app: RequestContext['app'],
  tx: Tx,
  meeting: Meeting,
  withEvent: boolean,
): Promise<void> {
  const ended = {
    is_wanted: false,
    ended_with_event: withEvent,
    state: 'ended' as const,
    error: null,
    attempts: 0,
    version: meeting.version + 1,
    sequence: meeting.sequence + 1,
  };
  await updateMeeting(tx, meeting, ended);
  await uninviteAll(app, tx, { ...meeting, ...ended });
  await meetingChanged(tx, meeting);
}

/** OUT_OF_SCOPE if the event is on calendars beyond the user's permission. */
function outsideScope(tx: Tx, ctx: RequestContext, event: Event): Promise<DomainError | null> {
  const calendars = (event.attendees ?? []).map(({ calendar_id }) => calendar_id);
  return checkScope(tx, ctx, 'scheduling.edit', calendars, []);
}

async function ownHost(db: Queryable, { actor }: RequestContext): Promise<string | null> {
  const linked = await readLinked(db, 'zoom', actor.clinicId);
  return linked.some(({ user_id }) => user_id === actor.userId) ? actor.userId : null;
}
