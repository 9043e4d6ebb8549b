import { recordChange } from '#audit/server';
import type { FastifyReply } from 'fastify';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { resolveEvent } from '#scheduling/server';
import { readEventId } from '#scheduling/rules';
import { inviteAll } from '../invitations.ts';
import { readAccount } from '../linked-accounts.sql.ts';
import { lockMeeting, readMeeting, type Meeting } from '../meetings.sql.ts';
import { meetingChanged } from '../meeting-changed.ts';
import { planMeeting, removeMeeting } from '../plan-meeting.ts';
import { settleMeetingJob } from '../settle-meeting.ts';

type Body = Record<string, unknown>;

/** The specification's REST endpoints for online meetings, with its names and spelling. */
export function zoomRoutes({ server, admit }: RouteContext): void {
  for (const slash of ['', '/']) {
    server.get(`/api/zoom/getProvider${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'meetings.view');
      if (ctx === null) return reply;
      return { ZoomOauthFlag: (await ownAccount(ctx))?.state === 'linked' ? 'T' : 'F' };
    });
    server.post(`/api/zoom/request_host_email_for_user${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'meetings.view');
      if (ctx === null) return reply;
      return { host_email: (await ownAccount(ctx))?.email ?? null };
    });
    server.post(`/api/zoom/create-oauth-meeting${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'meetings.plan');
      if (ctx === null) return reply;
      return answer(reply, await createMeeting(ctx, bodyOf(http.body)));
    });
    server.post(`/api/zoom/send_zoom_meeting_email${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'meetings.plan');
      if (ctx === null) return reply;
      return answer(reply, await sendInvitations(ctx, bodyOf(http.body)));
    });
    server.post(`/api/zoom/delete-oauth-meeting-by-eventId${slash}`, async (http, reply) => {
      const ctx = await admit(http, reply, 'meetings.plan');
      if (ctx === null) return reply;
      const body = bodyOf(http.body);
      const eventId = await eventIdOf(ctx, body['eventId'] ?? body['event_id']);
      return eventId === null ? answer(reply, GONE) : removeMeeting(ctx, eventId);
    });
  }
}

const GONE = notFound('event');

/** `meetingtime` and `duration` are taken from the event, so that the two can't differ. */
async function createMeeting(ctx: RequestContext, body: Body): Promise<{ join_url: string; id: string } | DomainError> {
  const eventId = await eventIdOf(ctx, body['eventId']);
  if (eventId === null) return GONE;
  const { agenda, password, invitees } = body;
  const planned = await planMeeting(ctx, eventId, { agenda: agenda ?? null, password, invitees: listOf(invitees) });
  if (isDomainError(planned)) return planned;
  // The caller waits for the link; if Zoom doesn't respond, the job continues.
  await settleMeetingJob(ctx.app, { clinicId: planned.clinic_id, id: planned.id });
  const made = await readMeeting(ctx.app.database.kysely, planned.clinic_id, eventId);
  if (made?.join_url == null || made.provider_id === null)
    return domainError(
      'MEETING_PENDING',
      'Zoom is not responding. The meeting will be created as soon as Zoom responds.',
    );
  return { join_url: made.join_url, id: made.provider_id };
}

/** Adds invitees to the existing meeting, ignoring the `link` and `password` sent by the caller. */
async function sendInvitations(ctx: RequestContext, body: Body): Promise<{ ok: true; invited: number } | DomainError> {
  const { app, actor } = ctx;
  const eventId = await eventIdOf(ctx, body['eventId']);
  const before = eventId === null ? null : await readMeeting(app.database.kysely, actor.clinicId, eventId);
  if (eventId === null || before === null || !before.is_wanted)
    return domainError('NOT_FOUND', 'This event has no online meeting.');
  const given = listOf(body['invitees']) ?? [];
  const known = new Set(before.invitees.map((email) => email.toLowerCase()));
  const isNew = given.some((email) => typeof email !== 'string' || !known.has(email.trim().toLowerCase()));
  if (isNew) {
    const { password, agenda, invitees } = before;
    const planned = await planMeeting(ctx, eventId, { password, agenda, invitees: [...invitees, ...given] });
    return isDomainError(planned) ? planned : { ok: true, invited: planned.invitees.length };
  }
  return app.database.transaction(async (tx): Promise<{ ok: true; invited: number } | DomainError> => {
    const meeting: Meeting | null = await lockMeeting(tx, actor.clinicId, eventId);
    if (meeting === null || !meeting.is_wanted) return domainError('NOT_FOUND', 'This event has no online meeting.');
    // Before it is ready there is no link: the invitations are sent with it later.
    if (meeting.state === 'ready') await inviteAll(app, tx, meeting);
    await recordChange(tx, ctx, { action: 'update', objectType: 'online_meeting', objectId: eventId });
    await meetingChanged(tx, meeting);
    return { ok: true, invited: meeting.invitees.length };
  });
}

function ownAccount({ app, actor }: RequestContext) {
  return readAccount(app.database.kysely, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' });
}

async function eventIdOf({ app, actor, now }: RequestContext, id: unknown): Promise<string | null> {
  if (typeof id !== 'string' || id.length > 80) return null;
  const called = readEventId(id);
  return isId(called.id) ? resolveEvent(app.database.kysely, actor.clinicId, called, now) : null;
}

/** Parses addresses from a list or a comma-separated text. */
function listOf(invitees: unknown): unknown[] | undefined {
  if (typeof invitees === 'string') return invitees.split(/[,;\s]+/).filter((email) => email !== '');
  return Array.isArray(invitees) ? invitees : undefined;
}

function bodyOf(body: unknown): Body {
  return typeof body === 'object' && body !== null ? (body as Body) : {};
}

function answer(reply: FastifyReply, result: object): object {
  if (!isDomainError(result)) return result;
  const status = result.code === 'NOT_FOUND' ? 404 : result.code === 'MEETING_PENDING' ? 503 : 400;
  return reply.code(status).send({ code: result.code, message: result.message, issues: result.issues });
}
