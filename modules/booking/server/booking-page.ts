import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isId } from '#platform/id.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { formatPhone } from '#patients/rules';
import { personName } from '#practice/rules';
import { readClinic, readContact, readPracticesOf } from '#practice/server';
import { freeTimeLimits, toInstant } from '#scheduling/rules';
import { findFreeTimes, readCalendars, readCategories } from '#scheduling/server';
import { bookingLimits, type BookingAudience, shownTimes, type BookableTime } from '../rules/index.ts';
import { readBookableTypes } from './bookable-types.ts';
import { openPage } from './open-page.ts';

/** An event type as the public page shows it, with the members whose calendars are active. */
export interface PageType {
  id: string;
  category_id: string;
  name: string;
  minutes: number;
  audience: BookingAudience;
  calendars: { id: string; user_id: string; name: string }[];
}

/** The content of the public page; contains no patient data. */
export interface BookingPage {
  clinic: string;
  phone: string | null;
  time_zone: string;
  is_on: boolean;
  page_text: string;
  types: (Omit<PageType, 'calendars'> & { calendars: { id: string; name: string; practices: string[] }[] })[];
}

const HOUR = 3_600_000;

/** Returns the public page of an address; without types while booking is off. NOT_FOUND, RATE_LIMITED. */
export async function bookingPage(ctx: PublicContext, address: string): Promise<BookingPage | DomainError> {
  const page = await openPage(ctx, address);
  if (isDomainError(page)) return page;
  const { kysely } = ctx.app.database;
  const [clinic, contact, types] = await Promise.all([
    readClinic(kysely, page.clinic_id),
    readContact(kysely, page.clinic_id),
    page.is_on ? readPlacedTypes(kysely, page.clinic_id) : [],
  ]);
  return {
    clinic: contact.clinic_name,
    phone: contact.phone === null ? null : formatPhone(contact.phone),
    time_zone: clinic.time_zone,
    is_on: page.is_on,
    page_text: page.is_on ? page.page_text : '',
    types,
  };
}

/** Returns the types with the practices where each doctor works. */
async function readPlacedTypes(db: Queryable, clinicId: string): Promise<BookingPage['types']> {
  const types = await readPageTypes(db, clinicId);
  const users = [...new Set(types.flatMap(({ calendars }) => calendars.map(({ user_id }) => user_id)))];
  const places = new Map(
    await Promise.all(users.map(async (id) => [id, await readPracticesOf(db, clinicId, id)] as const)),
  );
  return types.map(({ calendars, ...type }) => ({
    ...type,
    calendars: calendars.map(({ id, user_id, name }) => ({
      id,
      name,
      practices: places.get(user_id)!.map(({ practice_name }) => practice_name),
    })),
  }));
}

/** Returns the types that can be booked now: those whose event type and at least one calendar are active. */
export async function readPageTypes(db: Queryable, clinicId: string): Promise<PageType[]> {
  const [types, categories, calendars] = await Promise.all([
    readBookableTypes(db, clinicId),
    readCategories(db, clinicId, null),
    readCalendars(db, clinicId),
  ]);
  return types.flatMap(({ id, category_id, minutes, audience, calendar_ids }) => {
    const category = categories.find((each) => each.id === category_id);
    const own = calendars.filter((calendar) => calendar_ids.includes(calendar.id));
    if (category === undefined || own.length === 0) return [];
    const shown = own.map((calendar) => ({ id: calendar.id, user_id: calendar.user_id, name: personName(calendar) }));
    return [{ id, category_id, name: category.category_name, minutes, audience, calendars: shown }];
  });
}

/** The page's type and the calendars asked for. */
interface TimesQuestion {
  address: string;
  type_id: string;
  calendar_id?: string | null | undefined;
  from?: string | null | undefined;
}

/** Returns the first days with free times from a day on. NOT_FOUND for a type or calendar that isn't offered. */
export async function bookingTimes(
  ctx: PublicContext,
  { address, type_id, calendar_id, from }: TimesQuestion,
): Promise<{ times: BookableTime[]; next: string | null } | DomainError> {
  const page = await openPage(ctx, address);
  if (isDomainError(page)) return page;
  if (!page.is_on) return bookingOff();
  const { kysely } = ctx.app.database;
  const { time_zone: timeZone } = await readClinic(kysely, page.clinic_id);
  const type = (await readPageTypes(kysely, page.clinic_id)).find(({ id }) => id === type_id);
  const calendars = type?.calendars.filter(({ id }) => calendar_id == null || id === calendar_id) ?? [];
  if (type === undefined || calendars.length === 0 || !isId(type_id)) return notOffered();
  const span = bookableSpan(ctx.now, page);
  const asked = from == null ? span.start : toInstant(`${from} 00:00:00`, timeZone);
  const search = { start: asked > span.start ? asked : span.start, end: span.end, minutes: type.minutes, timeZone };
  if (search.start >= search.end) return { times: [], next: null };
  const free = await Promise.all(
    calendars.map(async ({ id }) => ({
      calendar_id: id,
      starts: (await freeOn(kysely, page.clinic_id, id, search)).map(({ start_time }) => start_time),
    })),
  );
  return shownTimes(free, bookingLimits.shownDays, (at) => dayIn(timeZone, at));
}

/** Returns the free times of one calendar for a length in minutes. */
export function freeOn(
  db: Queryable,
  clinicId: string,
  calendarId: string,
  search: { start: Date; end: Date; minutes: number; timeZone: string },
) {
  const whole = { gap: 0, days: null, startMinute: 0, endMinute: freeTimeLimits.minutes };
  return findFreeTimes(db, clinicId, [calendarId], { ...search, ...whole });
}

/** Returns between which instants appointments can be requested. */
export function bookableSpan(
  now: Date,
  page: { notice_hours: number; days_ahead: number },
): { start: Date; end: Date } {
  return {
    start: new Date(now.getTime() + page.notice_hours * HOUR),
    end: new Date(now.getTime() + page.days_ahead * 24 * HOUR),
  };
}

/** The error while a clinic doesn't offer online booking. */
export const bookingOff = (): DomainError =>
  domainError('BOOKING_OFF', 'Online booking is not available. Please call us.', 'Not available');

/** The error for a type or calendar that the page doesn't offer. */
export const notOffered = (): DomainError =>
  domainError('NOT_FOUND', 'This appointment type is no longer offered. Choose another one.', 'Not found');
