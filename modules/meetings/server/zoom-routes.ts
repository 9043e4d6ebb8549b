import { recordChange } from '#audit/server';
import type { FastifyReply } from 'fastify';
import { isId } from '#platform/id.ts';
import type { RouteDoor } from '#platform/module.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { resolveEvent } from '#scheduling/server';
import { readEventId } from '#scheduling/rules';
import { inviteAll } from './invitations.ts';
import { readAccount } from './linked-accounts.sql.ts';
import { lockMeeting, readMeeting, type Meeting } from './meetings.sql.ts';
import { meetingChanged } from './meeting-changed.ts';
import { planMeeting, removeMeeting } from './plan-meeting.ts';
import { settleMeetingJob } from './settle-meeting.ts';

type Body = Record<string, unknown>;

/** The specification's REST calls about online meetings; their names and spelling are its own. */
export function zoomRoutes({ app, admit }: RouteDoor): void {
  for (const slash of ['', '/']) {
    app.get(`/api/zoom/getProvider${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'meetings.view');
      if (request === null) return reply;
      return { ZoomOauthFlag: (await ownAccount(request))?.state === 'linked' ? 'T' : 'F' };
    });
    app.post(`/api/zoom/request_host_email_for_user${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'meetings.view');
      if (request === null) return reply;
      return { host_email: (await ownAccount(request))?.email ?? null };
    });
    app.post(`/api/zoom/create-oauth-meeting${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'meetings.plan');
      if (request === null) return reply;
      return answer(reply, await createMeeting(request, bodyOf(http.body)));
    });
    app.post(`/api/zoom/send_zoom_meeting_email${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'meetings.plan');
      if (request === null) return reply;
      return answer(reply, await sendInvitations(request, bodyOf(http.body)));
    });
    app.post(`/api/zoom/delete-oauth-meeting-by-eventId${slash}`, async (http, reply) => {
      const request = await admit(http, reply, 'meetings.plan');
      if (request === null) return reply;
      const body = bodyOf(http.body);
      const eventId = await eventIdOf(request, body['eventId'] ?? body['event_id']);
      return eventId === null ? answer(reply, GONE) : removeMeeting(request, eventId);
    });
  }
}

const GONE = refuse('NOT_FOUND', 'This event does not exist any more.');

/** `meetingtime` and `duration` are the event's own: they are taken from it, so that the two can't differ. */
async function createMeeting(request: Request, body: Body): Promise<{ join_url: string; id: string } | Refusal> {
  const eventId = await eventIdOf(request, body['eventId']);
  if (eventId === null) return GONE;
  const { agenda, password, invitees } = body;
  const planned = await planMeeting(request, eventId, { agenda: agenda ?? null, password, invitees: listOf(invitees) });
  if (isRefusal(planned)) return planned;
  // The caller waits for the link; should Zoom not answer now, the job goes on.
  await settleMeetingJob(request.house, { clinicId: planned.clinic_id, id: planned.id });
  const made = await readMeeting(request.house.database.kysely, planned.clinic_id, eventId);
  if (made?.join_url == null || made.provider_id === null)
    return refuse('MEETING_PENDING', 'Zoom does not answer now. The meeting is created as soon as it does.');
  return { join_url: made.join_url, id: made.provider_id };
}

/** Invites the given people beside those who are: to the meeting that stands, whatever `link` and `password` the caller sent along. */
async function sendInvitations(request: Request, body: Body): Promise<{ ok: true; invited: number } | Refusal> {
  const { house, actor } = request;
  const eventId = await eventIdOf(request, body['eventId']);
  const before = eventId === null ? null : await readMeeting(house.database.kysely, actor.clinicId, eventId);
  if (eventId === null || before === null || !before.is_wanted)
    return refuse('NOT_FOUND', 'This event has no online meeting.');
  const given = listOf(body['invitees']) ?? [];
  const known = new Set(before.invitees.map((email) => email.toLowerCase()));
  const isNew = given.some((email) => typeof email !== 'string' || !known.has(email.trim().toLowerCase()));
  if (isNew) {
    const { password, agenda, invitees } = before;
    const planned = await planMeeting(request, eventId, { password, agenda, invitees: [...invitees, ...given] });
    return isRefusal(planned) ? planned : { ok: true, invited: planned.invitees.length };
  }
  return house.database.transaction(async (tx): Promise<{ ok: true; invited: number } | Refusal> => {
    const meeting: Meeting | null = await lockMeeting(tx, actor.clinicId, eventId);
    if (meeting === null || !meeting.is_wanted) return refuse('NOT_FOUND', 'This event has no online meeting.');
    // Before it is ready there is no link to send: the invitations go out with it.
    if (meeting.state === 'ready') await inviteAll(house, tx, meeting);
    await recordChange(tx, request, { action: 'update', objectType: 'online_meeting', objectId: eventId });
    await meetingChanged(tx, meeting);
    return { ok: true, invited: meeting.invitees.length };
  });
}

function ownAccount({ house, actor }: Request) {
  return readAccount(house.database.kysely, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' });
}

async function eventIdOf({ house, actor, now }: Request, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || id.length > 80) return null;
  const called = readEventId(id);
  return isId(called.id) ? resolveEvent(house.database.kysely, actor.clinicId, called, now) : null;
}

/** Addresses as a list, or in one text with commas between. */
function listOf(invitees: unknown): unknown[] | undefined {
  if (typeof invitees === 'string') return invitees.split(/[,;\s]+/).filter((email) => email !== '');
  return Array.isArray(invitees) ? invitees : undefined;
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

function answer(reply: FastifyReply, result: object): object {
  if (!isRefusal(result)) return result;
  const status = result.code === 'NOT_FOUND' ? 404 : result.code === 'MEETING_PENDING' ? 503 : 400;
  return reply.code(status).send({ code: result.code, message: result.message, issues: result.issues });
}
