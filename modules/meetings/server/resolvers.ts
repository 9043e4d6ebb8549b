import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readCalendars } from '#scheduling/server';
import type { OnlineMeeting, Resolvers } from '../api/calendar.gen.ts';
import { changeFeed, makeFeed, revokeFeed } from './feed/feed.ts';
import { readFeed } from './feed/feed.sql.ts';
import { changeGoogleDetail, readGoogleAccount } from './google/google-account.ts';
import { beginLink, endLink, unlink } from './link-account.ts';
import { readAccount, readLinked } from './linked-accounts.sql.ts';
import { meetingOfEvent } from './event-meeting.ts';
import { listMeetings, readMeeting, type Meeting } from './meetings.sql.ts';
import { planMeeting, removeMeeting, retryMeeting } from './plan-meeting.ts';
import { shapeMeeting } from './shape-meeting.ts';
import { unlinkGoogle } from './google/unlink-google.ts';

type OfEvent<Answer> = (event: { id: string }, args: unknown, ctx: RequestContext) => Promise<Answer | null>;

/** Resolvers of the service calendar that meetings adds; of an event what the contract says that meetings answers. */
export const calendar: Resolvers & {
  Event: { is_online_meeting: OfEvent<boolean>; invitees: OfEvent<string[]> };
} = {
  Event: {
    is_online_meeting: async ({ id }, _args, ctx) =>
      ctx.actor.rules.has('meetings.view') ? (await meetingOfEvent(ctx, id)) !== null : null,
    invitees: async ({ id }, _args, ctx) => (await meetingOfEvent(ctx, id))?.invitees ?? null,
  },
  Query: {
    onlineMeeting: async (_parent, { event_id }, ctx) => {
      const db = ctx.app.database.kysely;
      const meeting = await readMeeting(db, ctx.actor.clinicId, event_id);
      if (meeting === null) return null;
      await recordAccess(ctx, { action: 'read', objectType: 'online_meeting', objectId: event_id });
      return shapeMeeting(db, meeting);
    },
    onlineMeetings: async (_parent, { when, skip, take }, ctx) => {
      const page = { skip: skip ?? 0, take: take ?? 30 };
      const wrong = checkPage(page.take, page.skip, 100);
      if (wrong !== null) return wrong;
      const { app, actor, now } = ctx;
      const db = app.database.kysely;
      // Whoever hosts none sees the clinic's, as the front desk does; a doctor with an account their own.
      const own = await readAccount(db, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' });
      const hostId = own === null ? null : actor.userId;
      const [meetings] = await Promise.all([
        listMeetings(db, actor.clinicId, { hostId, upcoming: when === 'upcoming', now, ...page }),
        recordAccess(ctx, { action: 'search', objectType: 'online_meeting' }),
      ]);
      return Promise.all(meetings.map((meeting) => shapeMeeting(db, meeting)));
    },
    onlineMeetingHosts: async (_parent, _args, { app, actor }) => {
      const db = app.database.kysely;
      const [calendars, linked] = await Promise.all([
        readCalendars(db, actor.clinicId),
        readLinked(db, 'zoom', actor.clinicId),
      ]);
      return calendars
        .filter(({ user_id }) => linked.some((account) => account.user_id === user_id))
        .map((member) => ({ user_id: member.user_id, calendar_id: member.id, name: personName(member) }));
    },
    zoomLoginInfo: (_parent, _args, { app, actor }) =>
      readAccount(app.database.kysely, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' }),
    calendarFeed: (_parent, _args, { app, actor }) => readFeed(app.database.kysely, actor.clinicId, actor.userId),
    googleCalendarLink: (_parent, _args, ctx) => beginLink(ctx, 'google'),
    googleLoginInfo: (_parent, _args, ctx) => readGoogleAccount(ctx),
  },
  Mutation: {
    zoomLink: (_parent, _args, ctx) => beginLink(ctx, 'zoom'),
    SaveZoomToken: (_parent, { code, state }, ctx) => endLink(ctx, 'zoom', code, state),
    ZoomSignOut: (_parent, _args, ctx) => unlink(ctx, 'zoom'),
    SaveOnlineMeeting: async (_parent, { event_id, input }, ctx) =>
      shaped(ctx, await planMeeting(ctx, event_id, input)),
    RemoveOnlineMeeting: (_parent, { event_id }, ctx) => removeMeeting(ctx, event_id),
    RetryOnlineMeeting: async (_parent, { event_id }, ctx) => shaped(ctx, await retryMeeting(ctx, event_id)),
    NewCalendarFeed: (_parent, { detail }, ctx) => makeFeed(ctx, detail),
    ChangeCalendarFeed: (_parent, { detail }, ctx) => changeFeed(ctx, detail),
    RevokeCalendarFeed: (_parent, _args, ctx) => revokeFeed(ctx),
    SaveGoogleToken: (_parent, { code, state }, ctx) => endLink(ctx, 'google', code, state),
    GoogleSignOut: (_parent, _args, ctx) => unlinkGoogle(ctx),
    ChangeGoogleDetail: (_parent, { detail }, ctx) => changeGoogleDetail(ctx, detail),
  },
};

async function shaped({ app }: RequestContext, answer: Meeting | DomainError): Promise<OnlineMeeting | DomainError> {
  return isDomainError(answer) ? answer : shapeMeeting(app.database.kysely, answer);
}
