import { readLogged } from '#audit/server';
import { findSimilar } from '#patients/server';
import { patientName } from '#patients/rules';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BookingState } from '../rules/index.ts';
import { freeOn } from './booking-page.ts';
import { findRequest, listRequests, type ListedRequest } from './requests.sql.ts';

/** A patient who may have sent a request. */
export interface BookingMatch {
  patient_id: string;
  name: string;
  record_number: number;
  date_of_birth: string | null;
  phone: string | null;
  email: string | null;
  is_exact: boolean;
}

const MOST_TIMES = 40;
const DAYS_MS = 14 * 86_400_000;

/** Returns the requests in these states. The access is logged. */
export const reviewRequests = (
  ctx: RequestContext,
  states: readonly BookingState[],
): Promise<ListedRequest[] | DomainError> =>
  readLogged(ctx, { action: 'search', objectType: 'booking_request' }, () =>
    listRequests(db(ctx), ctx.actor.clinicId, states),
  );

/**
 * Returns the patients similar to the person of a request. An exact match has the same name and date of birth, and the
 * same phone or email, and is the only one.
 */
export async function findMatches(ctx: RequestContext, id: string): Promise<BookingMatch[] | DomainError> {
  const request = await findRequest(db(ctx), ctx.actor.clinicId, id);
  if (request === null) return notFound('request');
  const { first_name, last_name, date_of_birth, phone, email } = request;
  const similar = await findSimilar(
    ctx,
    { first_name, last_name, date_of_birth, mobile: phone, email },
    { columns: ['id', 'record_number', 'first_name', 'last_name', 'date_of_birth', 'mobile', 'home_phone', 'email'] },
  );
  if (isDomainError(similar)) return similar;
  const same = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();
  const matches = similar.map(({ patient }) => ({
    patient_id: patient.id,
    name: patientName(patient),
    record_number: patient.record_number,
    date_of_birth: patient.date_of_birth,
    phone: patient.mobile ?? patient.home_phone,
    email: patient.email,
    is_exact:
      same(patient.first_name, first_name) &&
      same(patient.last_name, last_name) &&
      patient.date_of_birth === date_of_birth &&
      ([patient.mobile, patient.home_phone].includes(phone) || same(patient.email, email)),
  }));
  const isAlone = matches.filter(({ is_exact }) => is_exact).length === 1;
  return matches.map((match) => ({ ...match, is_exact: match.is_exact && isAlone }));
}

/** Returns other free starts for a request on its calendar, in the two weeks around its time. */
export async function findOtherStarts(ctx: RequestContext, id: string): Promise<Date[] | DomainError> {
  const { actor, now } = ctx;
  const request = await findRequest(db(ctx), actor.clinicId, id);
  if (request === null) return notFound('request');
  const { calendar_id, start_time, end_time } = request;
  const start = new Date(Math.max(now.getTime(), start_time.getTime() - DAYS_MS / 4));
  const free = await freeOn(db(ctx), actor.clinicId, calendar_id, {
    start,
    end: new Date(start.getTime() + DAYS_MS),
    minutes: (end_time.getTime() - start_time.getTime()) / 60_000,
    timeZone: actor.timeZone,
  });
  const distance = (at: Date) => Math.abs(at.getTime() - start_time.getTime());
  return free
    .map((time) => time.start_time)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_TIMES)
    .sort((one, other) => one.getTime() - other.getTime());
}
