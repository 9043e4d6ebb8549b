import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { personName } from '#practice/rules';
import { readCalendars } from '#scheduling/server';
import type { OnlineMeeting, Resolvers } from '../api/calendar.gen.ts';
import { changeFeed, makeFeed, revokeFeed } from './feed.ts';
import { readFeed } from './feed.sql.ts';
import { changeGoogleDetail, readGoogleAccount } from './google-account.ts';
import { beginLink, endLink, unlink } from './link-account.ts';
import { readAccount, readLinked } from './linked-accounts.sql.ts';
import { meetingOfEvent } from './event-meeting.ts';
import { listMeetings, readMeeting, type Meeting } from './meetings.sql.ts';
import { planMeeting, removeMeeting, retryMeeting } from './plan-meeting.ts';
import { shapeMeeting } from './shape-meeting.ts';
import { unlinkGoogle } from './unlink-google.ts';

type OfEvent<Answer> = (event: { event_key: string }, args: unknown, request: Request) => Promise<Answer | null>;

/** Resolvers of the service calendar that meetings adds; of an event what the contract says that meetings answers. */
export const calendar: Resolvers & {
  Event: { is_online_meeting: OfEvent<boolean>; invitees: OfEvent<string[]> };
} = {
  Event: {
    is_online_meeting: async ({ event_key: id }, _args, request) =>
      request.actor.rules.has('meetings.view') ? (await meetingOfEvent(request, id)) !== null : null,
    invitees: async ({ event_key: id }, _args, request) => (await meetingOfEvent(request, id))?.invitees ?? null,
  },
  Query: {
    onlineMeeting: async (_parent, { event_id }, request) => {
      const db = request.house.database.kysely;
      const meeting = await readMeeting(db, request.actor.clinicId, event_id);
      if (meeting === null) return null;
      await recordAccess(request, { action: 'read', objectType: 'online_meeting', objectId: event_id });
      return shapeMeeting(db, meeting);
    },
    onlineMeetings: async (_parent, { when, skip, take }, request) => {
      const page = { skip: skip ?? 0, take: take ?? 30 };
      const wrong = checkPage(page.take, page.skip, 100);
      if (wrong !== null) return wrong;
      const { house, actor, now } = request;
      const db = house.database.kysely;
      // Whoever hosts none sees the clinic's, as the front desk does; a doctor with an account their own.
      const own = await readAccount(db, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' });
      const hostId = own === null ? null : actor.userId;
      const [meetings] = await Promise.all([
        listMeetings(db, actor.clinicId, { hostId, upcoming: when === 'upcoming', now, ...page }),
        recordAccess(request, { action: 'search', objectType: 'online_meeting' }),
      ]);
      return Promise.all(meetings.map((meeting) => shapeMeeting(db, meeting)));
    },
    onlineMeetingHosts: async (_parent, _args, { house, actor }) => {
      const db = house.database.kysely;
      const [calendars, linked] = await Promise.all([
        readCalendars(db, actor.clinicId),
        readLinked(db, 'zoom', actor.clinicId),
      ]);
      return calendars
        .filter(({ user_id }) => linked.some((account) => account.user_id === user_id))
        .map((kept) => ({ user_id: kept.user_id, calendar_id: kept.id, name: personName(kept) }));
    },
    zoomLoginInfo: (_parent, _args, { house, actor }) =>
      readAccount(house.database.kysely, { clinicId: actor.clinicId, userId: actor.userId, provider: 'zoom' }),
    calendarFeed: (_parent, _args, { house, actor }) => readFeed(house.database.kysely, actor.clinicId, actor.userId),
    googleCalendarLink: (_parent, _args, request) => beginLink(request, 'google'),
    googleLoginInfo: (_parent, _args, request) => readGoogleAccount(request),
  },
  Mutation: {
    zoomLink: (_parent, _args, request) => beginLink(request, 'zoom'),
    SaveZoomToken: (_parent, { code, state }, request) => endLink(request, 'zoom', code, state),
    ZoomSignOut: (_parent, _args, request) => unlink(request, 'zoom'),
    SaveOnlineMeeting: async (_parent, { event_id, input }, request) =>
      shaped(request, await planMeeting(request, event_id, input)),
    RemoveOnlineMeeting: (_parent, { event_id }, request) => removeMeeting(request, event_id),
    RetryOnlineMeeting: async (_parent, { event_id }, request) =>
      shaped(request, await retryMeeting(request, event_id)),
    NewCalendarFeed: (_parent, { detail }, request) => makeFeed(request, detail),
    ChangeCalendarFeed: (_parent, { detail }, request) => changeFeed(request, detail),
    RevokeCalendarFeed: (_parent, _args, request) => revokeFeed(request),
    SaveGoogleToken: (_parent, { code, state }, request) => endLink(request, 'google', code, state),
    GoogleSignOut: (_parent, _args, request) => unlinkGoogle(request),
    ChangeGoogleDetail: (_parent, { detail }, request) => changeGoogleDetail(request, detail),
  },
};

async function shaped({ house }: Request, answer: Meeting | Refusal): Promise<OnlineMeeting | Refusal> {
  return isRefusal(answer) ? answer : shapeMeeting(house.database.kysely, answer);
}
