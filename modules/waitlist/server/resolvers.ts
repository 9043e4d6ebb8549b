import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { FreedTime, Resolvers, WaitingEntry, WaitingRound } from '../api/calendar.gen.ts';
import { answerOffer, offeredTime } from './answer-offer.ts';
import { bookFromWaitlist } from './book-from-waitlist.ts';
import type { WaitingEntry as KeptEntry } from './entries.sql.ts';
import {
  dismissTime,
  listReleased,
  listWaitlist,
  saveWaitlistSettings,
  waitingSettings,
  type OpenRound,
} from './list-waitlist.ts';
import type { MatchedTime } from './match-released.ts';
import { offerTime, withdrawRound } from './offer-time.ts';
import { addToWaitlist, changeWaitlistEntry, removeFromWaitlist, restoreToWaitlist } from './save-entry.ts';

/** Resolvers of the waiting list. */
export const calendar = {
  Query: {
    waiting_list: async (_parent, { states, patient_id }, ctx) =>
      (await listWaitlist(ctx, { states: states ?? ['waiting', 'offered'], patientId: patient_id ?? null })).map(
        shapeEntry,
      ),
    freed_times: async (_parent, _args, ctx) => {
      const { times, rounds } = await listReleased(ctx);
      return { times: times.map(shapeTime), rounds: rounds.map(shapeRound) };
    },
    waiting_settings: (_parent, _args, ctx) => waitingSettings(ctx),
    offered_time: (_parent, { token }, ctx) => offeredTime(ctx, token),
  },
  Mutation: {
    waiting_entry_create: async (_parent, { input }, ctx) => shaped(await addToWaitlist(ctx, input)),
    waiting_entry_update: async (_parent, { id, version, input }, ctx) =>
      shaped(await changeWaitlistEntry(ctx, id, version, input)),
    waiting_entry_remove: async (_parent, { id, version }, ctx) => shaped(await removeFromWaitlist(ctx, id, version)),
    waiting_entry_restore: async (_parent, { id, version }, ctx) => shaped(await restoreToWaitlist(ctx, id, version)),
    waiting_entry_book: async (_parent, input, ctx) => shaped(await bookFromWaitlist(ctx, input)),
    offer_freed_time: async (_parent, { input }, ctx) => {
      const round = await offerTime(ctx, input);
      return isDomainError(round) ? round : true;
    },
    withdraw_offer: (_parent, { id }, ctx) => withdrawRound(ctx, id),
    dismiss_freed_time: (_parent, { id }, ctx) => dismissTime(ctx, id),
    save_waiting_settings: (_parent, { version, input }, ctx) => saveWaitlistSettings(ctx, version, input),
    answer_offered_time: (_parent, { token, accept }, ctx) => answerOffer(ctx, token, accept),
  },
} satisfies Resolvers;

function shaped(entry: KeptEntry | DomainError): WaitingEntry | DomainError {
  return isDomainError(entry) ? entry : shapeEntry(entry);
}

function shapeEntry(entry: KeptEntry): WaitingEntry {
  return {
    id: entry.id,
    patient: {
      id: entry.patient_id,
      first_name: entry.first_name,
      last_name: entry.last_name,
      date_of_birth: entry.date_of_birth,
      user_patient_id: String(entry.record_number),
      mobile: entry.mobile,
      email: entry.email,
    },
    is_reachable: entry.is_reachable,
    category_id: entry.category_id,
    category_name: entry.category_name,
    category_color_id: entry.color,
    minutes: entry.minutes,
    calendar_ids: entry.calendar_ids,
    first_day: entry.first_day,
    last_day: entry.last_day,
    weekdays: entry.weekdays,
    start_minute: entry.start_minute,
    end_minute: entry.end_minute,
    notice_hours: entry.notice_hours,
    priority: entry.priority,
    note: entry.note,
    state: entry.state,
    appointment_id: entry.appointment_id,
    appointment_start: entry.appointment_start,
    booked_start: entry.state === 'booked' ? entry.booked_start : null,
    added_by: entry.added_by,
    create_time: entry.created_time,
    last_offer:
      entry.offer_state === null || entry.offer_start === null
        ? null
        : {
            state: entry.offer_state,
            start: entry.offer_start,
            sent_time: entry.offer_sent,
            expires_time: entry.offer_expires,
          },
    version: entry.version,
  };
}

function shapeTime({ id, calendar_id, start_time: start, end_time: end, fits }: MatchedTime): FreedTime {
  return {
    id,
    calendar_id,
    start,
    end,
    fits: fits.map(({ entry, start_time, end_time }) => ({
      entry: shapeEntry(entry),
      start: start_time,
      end: end_time,
    })),
  };
}

function shapeRound({ id, calendar_id, in_turn, offers }: OpenRound): WaitingRound {
  return {
    id,
    calendar_id,
    in_turn,
    offers: offers.map(({ id: offer, entry, start_time: start, end_time: end, state, expires_time }) => ({
      id: offer,
      entry: shapeEntry(entry),
      start,
      end,
      state,
      expires_time,
    })),
  };
}
