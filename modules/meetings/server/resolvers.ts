import { readLogged, readPage } from '#audit/server';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readCalendars } from '#scheduling/server';
import type { Resolvers } from '../api/calendar.gen.ts';
import { changeFeed, makeFeed, revokeFeed } from './feed/feed.ts';
import { readFeed } from './feed/feed.sql.ts';
import { changeGoogleDetail, readGoogleAccount } from './google/google-account.ts';
import { beginLink, endLink, unlink } from './link-account.ts';
import { readAccount, readLinked } from './linked-accounts.sql.ts';
import { meetingOfEvent } from './event-meeting.ts';
import { listMeetings, readMeeting, type Meeting } from './meetings.sql.ts';
import { planMeeting, removeMeeting, retryMeeting } from './plan-meeting.ts';
import { readWholeMeeting, type WholeMeeting } from './read-whole-meeting.ts';
import { unlinkGoogle } from './google/unlink-google.ts';

type OfEvent<Answer> = (event: { id: string }, args: unknown, ctx: RequestContext) => Promise<Answer | null>;

interface Rows {
  OnlineMeeting: WholeMeeting;
}

/** The meetings module's resolvers of the calendar service, including the meeting fields of an event. */
export const calendar: Resolvers<Rows> & {
  Event: { is_online_meeting: OfEvent<boolean>; invitees: OfEvent<string[]> };
} = {
  Event: {
    is_online_meeting: async ({ id }, _args, ctx) =>
      ctx.actor.rules.has('meetings.view') ? (await meetingOfEvent(ctx, id)) !== null : null,
    invitees: async ({ id }, _args, ctx) => (await meetingOfEvent(ctx, id))?.invitees ?? null,
  },
  Query: {
    onlineMeeting: (_parent, { event_id }, ctx) =>
      readLogged(
        ctx,
        (found) => (found === null ? null : { objectType: 'online_meeting', objectId: event_id }),
        async () => {
          const meeting = await readMeeting(db(ctx), ctx.actor.clinicId, event_id);
          return meeting === null ? null : readWholeMeeting(ctx.app, meeting);
        },
      ),
    onlineMeetings: (_parent, { when, ...page }, ctx) =>
      readPage(
        ctx,
        { action: 'search', objectType: 'online_meeting' },
        page,
        async (rows) => {
          const { clinicId, userId } = ctx.actor;
          // Users who host no meetings, such as the front desk, see the clinic's; a doctor with an account sees their
          // own.
          const own = await readAccount(db(ctx), { clinicId, userId, provider: 'zoom' });
          const shown = { hostId: own === null ? null : userId, upcoming: when === 'upcoming', now: ctx.now };
          const meetings = await listMeetings(db(ctx), clinicId, { ...shown, ...rows });
          return Promise.all(meetings.map((meeting) => readWholeMeeting(ctx.app, meeting)));
        },
        { usual: 30, most: 100 },
      ),
    onlineMeetingHosts: async (_parent, _args, ctx) => {
      const { clinicId } = ctx.actor;
      const [calendars, linked] = await Promise.all([
        readCalendars(db(ctx), clinicId),
        readLinked(db(ctx), 'zoom', clinicId),
      ]);
      return calendars
        .filter(({ user_id }) => linked.some((account) => account.user_id === user_id))
        .map((member) => ({ user_id: member.user_id, calendar_id: member.id, name: personName(member) }));
    },
    zoomLoginInfo: (_parent, _args, ctx) => {
      const { clinicId, userId } = ctx.actor;
      return readAccount(db(ctx), { clinicId, userId, provider: 'zoom' });
    },
    calendarFeed: (_parent, _args, ctx) => readFeed(db(ctx), ctx.actor.clinicId, ctx.actor.userId),
    googleCalendarLink: (_parent, _args, ctx) => beginLink(ctx, 'google'),
    googleLoginInfo: (_parent, _args, ctx) => readGoogleAccount(ctx),
  },
  Mutation: {
    zoomLink: (_parent, _args, ctx) => beginLink(ctx, 'zoom'),
    SaveZoomToken: (_parent, { code, state }, ctx) => endLink(ctx, 'zoom', code, state),
    ZoomSignOut: (_parent, _args, ctx) => unlink(ctx, 'zoom'),
    SaveOnlineMeeting: async (_parent, { event_id, input }, ctx) => whole(ctx, await planMeeting(ctx, event_id, input)),
    RemoveOnlineMeeting: (_parent, { event_id }, ctx) => removeMeeting(ctx, event_id),
    RetryOnlineMeeting: async (_parent, { event_id }, ctx) => whole(ctx, await retryMeeting(ctx, event_id)),
    NewCalendarFeed: (_parent, { detail }, ctx) => makeFeed(ctx, detail),
    ChangeCalendarFeed: (_parent, { detail }, ctx) => changeFeed(ctx, detail),
    RevokeCalendarFeed: (_parent, _args, ctx) => revokeFeed(ctx),
    SaveGoogleToken: (_parent, { code, state }, ctx) => endLink(ctx, 'google', code, state),
    GoogleSignOut: (_parent, _args, ctx) => unlinkGoogle(ctx),
    ChangeGoogleDetail: (_parent, { detail }, ctx) => changeGoogleDetail(ctx, detail),
  },
  OnlineMeeting: {
    meeting_id: ({ provider_id }) => provider_id,
    join_url: ({ is_wanted, join_url }) => (is_wanted ? join_url : null),
    start: ({ start_time }) => start_time,
    end: ({ end_time }) => end_time,
  },
};

async function whole(ctx: RequestContext, answer: Meeting | DomainError): Promise<WholeMeeting | DomainError> {
  return isDomainError(answer) ? answer : readWholeMeeting(ctx.app, answer);
}
