import { isDomainError } from '#platform/domain-error.ts';
import type { Resolvers } from '../api/calendar.gen.ts';
import { answerOffer, offeredTime } from './answer-offer.ts';
import { bookFromWaitlist } from './book-from-waitlist.ts';
import type { WaitingEntry } from './entries.sql.ts';
import {
  dismissTime,
  listReleased,
  listWaitlist,
  type OpenRound,
  saveWaitlistSettings,
  waitingSettings,
} from './list-waitlist.ts';
import type { MatchedTime, WaitingFit } from './match-released.ts';
import { offerTime, withdrawRound } from './offer-time.ts';
import { addToWaitlist, changeWaitlistEntry, removeFromWaitlist, restoreToWaitlist } from './save-entry.ts';

interface Rows {
  WaitingEntry: WaitingEntry;
  FreedTime: MatchedTime;
  WaitingFit: WaitingFit;
  WaitingRound: OpenRound;
  WaitingOffer: OpenRound['offers'][number];
}

/** Resolvers of the waitlist. */
export const calendar = {
  Query: {
    waiting_list: (_parent, { states, patient_id }, ctx) =>
      listWaitlist(ctx, { states: states ?? ['waiting', 'offered'], patientId: patient_id ?? null }),
    freed_times: (_parent, _args, ctx) => listReleased(ctx),
    waiting_settings: (_parent, _args, ctx) => waitingSettings(ctx),
    offered_time: (_parent, { token }, ctx) => offeredTime(ctx, token),
  },
  Mutation: {
    waiting_entry_create: (_parent, { input }, ctx) => addToWaitlist(ctx, input),
    waiting_entry_update: (_parent, { id, version, input }, ctx) => changeWaitlistEntry(ctx, id, version, input),
    waiting_entry_remove: (_parent, { id, version }, ctx) => removeFromWaitlist(ctx, id, version),
    waiting_entry_restore: (_parent, { id, version }, ctx) => restoreToWaitlist(ctx, id, version),
    waiting_entry_book: (_parent, input, ctx) => bookFromWaitlist(ctx, input),
    offer_freed_time: async (_parent, { input }, ctx) => {
      const round = await offerTime(ctx, input);
      return isDomainError(round) ? round : true;
    },
    withdraw_offer: (_parent, { id }, ctx) => withdrawRound(ctx, id),
    dismiss_freed_time: (_parent, { id }, ctx) => dismissTime(ctx, id),
    save_waiting_settings: (_parent, { version, input }, ctx) => saveWaitlistSettings(ctx, version, input),
    answer_offered_time: (_parent, { token, accept }, ctx) => answerOffer(ctx, token, accept),
  },
  WaitingEntry: {
    patient: (entry) => ({
      id: entry.patient_id,
      first_name: entry.first_name,
      last_name: entry.last_name,
      date_of_birth: entry.date_of_birth,
      user_patient_id: String(entry.record_number),
      mobile: entry.mobile,
      email: entry.email,
    }),
    category_color_id: ({ color }) => color,
    booked_start: ({ state, booked_start }) => (state === 'booked' ? booked_start : null),
    create_time: ({ created_time }) => created_time,
    last_offer: ({ offer_state: state, offer_start: start, offer_sent, offer_expires }) =>
      state === null || start === null ? null : { state, start, sent_time: offer_sent, expires_time: offer_expires },
  },
  FreedTime: { start: ({ start_time }) => start_time, end: ({ end_time }) => end_time },
  WaitingFit: { start: ({ start_time }) => start_time, end: ({ end_time }) => end_time },
  WaitingOffer: { start: ({ start_time }) => start_time, end: ({ end_time }) => end_time },
} satisfies Resolvers<Rows>;
