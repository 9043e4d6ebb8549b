import { personName } from '#practice/rules';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/calendar.gen.ts';
import { type BookableType, bookableTypes, readBookableTypes, saveBookableType } from './bookable-types.ts';
import { bookingPage, bookingTimes } from './booking-page.ts';
import { acceptRequest, declineRequest } from './decide-request.ts';
import { requestBooking } from './request-booking.ts';
import { countPending, type ListedRequest } from './requests.sql.ts';
import { findMatches, findOtherStarts, reviewRequests } from './review-request.ts';
import { saveSettings } from './save-settings.ts';
import { readSettings } from './settings.sql.ts';

interface Rows {
  BookableType: BookableType;
  BookingRequest: ListedRequest;
}

/** Resolvers of online booking. */
export const calendar = {
  Query: {
    booking_page: (_parent, { address }, ctx) => bookingPage(ctx, address),
    booking_times: (_parent, question, ctx) => bookingTimes(ctx, question),
    booking_settings: (_parent, _args, ctx) => readSettings(db(ctx), ctx.actor.clinicId),
    bookable_types: (_parent, _args, ctx) => readBookableTypes(db(ctx), ctx.actor.clinicId),
    booking_requests: (_parent, { states }, ctx) => reviewRequests(ctx, states),
    booking_requests_count: (_parent, _args, ctx) => countPending(db(ctx), ctx.actor.clinicId),
    booking_matches: (_parent, { id }, ctx) => findMatches(ctx, id),
    booking_other_times: (_parent, { id }, ctx) => findOtherStarts(ctx, id),
  },
  Mutation: {
    request_booking: (_parent, { address, client_key, input }, ctx) => requestBooking(ctx, address, client_key, input),
    save_booking_settings: (_parent, { version, input }, ctx) => saveSettings(ctx, version, input),
    create_bookable_type: (_parent, { input }, ctx) => saveBookableType(ctx, input, null),
    update_bookable_type: (_parent, { id, version, input }, ctx) => saveBookableType(ctx, input, { id, version }),
    delete_bookable_type: (_parent, { id, version }, ctx) => bookableTypes.activate(ctx, { id, version }, false),
    accept_booking: (_parent, { id, version, input }, ctx) => acceptRequest(ctx, { id, version }, input),
    decline_booking: (_parent, { id, version, reason }, ctx) => declineRequest(ctx, { id, version }, reason),
  },
  BookingRequest: {
    doctor: (row) =>
      personName({
        first_name: row.doctor_first_name,
        last_name: row.doctor_last_name,
        title: row.doctor_title,
        credential: row.doctor_credential,
      }),
    start: ({ start_time }) => start_time,
    end: ({ end_time }) => end_time,
  },
} satisfies Resolvers<Rows>;
