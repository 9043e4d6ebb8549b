import { recordEntry } from '#audit/server';
import { notify } from '#notifications/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { PublicContext } from '#platform/request-context.ts';
import { holdersOf, readClinic } from '#practice/server';
import { lockSlots, readCalendarHours } from '#scheduling/server';
import { timeForPatients } from '#scheduling/rules';
import { readLanguage } from '#values/language/language.ts';
import { type BookingDetails, bookingForm, holdEnd } from '../rules/index.ts';
import { bookableSpan, bookingOff, freeOn, notOffered, readPageTypes } from './booking-page.ts';
import { holdTime } from './hold-time.ts';
import { countRequest, openPage, type OpenPage } from './open-page.ts';
import { findSent, requests } from './requests.sql.ts';

/** The API input of a request, unvalidated. */
export interface BookingInput {
  type_id: string;
  calendar_id: string;
  start: Date;
  says_new: boolean;
  language: string;
  /** Hidden on the page: only programs fill it in. */
  website?: string | null | undefined;
}

const FORTNIGHT_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Stores a request and holds its time. The answer is the same for known and unknown patients: matches are looked up
 * only when the clinic reviews it. TIME_TAKEN if the time is no longer free; a repeated request is one request.
 */
export async function requestBooking(
  ctx: PublicContext,
  address: string,
  clientKey: string,
  input: BookingInput,
): Promise<{ held_until: Date } | DomainError> {
  const page = await openPage(ctx, address);
  if (isDomainError(page)) return page;
  if (!page.is_on) return bookingOff();
  if (![clientKey, input.type_id, input.calendar_id].every(isId)) return notOffered();
  const clinicId = page.clinic_id;
  const { kysely } = ctx.app.database;
  const { time_zone: timeZone } = await readClinic(kysely, clinicId);
  const checked = checkInput(bookingForm(dayIn(timeZone, ctx.now)), input, 'input');
  if (isDomainError(checked)) return checked;
  const sent = await findSent(kysely, clinicId, clientKey);
  if (sent !== null) return { held_until: sent.held_until };
  const limited = await countRequest(ctx, clinicId);
  if (limited !== null) return limited;
  const details = checked.value;
  // A program gets the usual answer, and nothing is stored.
  if (input.website != null && input.website !== '') return { held_until: new Date(ctx.now.getTime() + DAY_MS) };
  return ctx.app.database.transaction((tx) => store(tx, ctx, { page, timeZone, clientKey, input, details }));
}

interface Sent {
  page: OpenPage;
  timeZone: string;
  clientKey: string;
  input: BookingInput;
  details: BookingDetails;
}

async function store(
  tx: Tx,
  ctx: PublicContext,
  { page, timeZone, clientKey, input, details }: Sent,
): Promise<{ held_until: Date } | DomainError> {
  const { clinic_id: clinicId } = page;
  const { start } = input;
  const type = (await readPageTypes(tx, clinicId)).find(({ id }) => id === input.type_id);
  const calendar = type?.calendars.find(({ id }) => id === input.calendar_id);
  const isForThem = type?.audience === 'both' || (type?.audience === 'new') === input.says_new;
  if (type === undefined || calendar === undefined || !isForThem) return notOffered();
  // Whoever waits here sees the other request's time as busy.
  await lockSlots(tx, [calendar.id]);
  const sent = await findSent(tx, clinicId, clientKey);
  if (sent !== null) return { held_until: sent.held_until };
  const end = new Date(start.getTime() + type.minutes * 60_000);
  const span = bookableSpan(ctx.now, page);
  const isInside = start >= span.start && end <= span.end;
  const [free] = isInside
    ? await freeOn(tx, clinicId, calendar.id, { start, end, minutes: type.minutes, timeZone })
    : [];
  if (free?.start_time.getTime() !== start.getTime()) return timeTaken();
  const row = await requests.insert(
    tx,
    { clinicId },
    {
      id: newId(),
      client_key: clientKey,
      category_id: type.category_id,
      calendar_id: calendar.id,
      start_time: start,
      end_time: end,
      says_new: input.says_new,
      first_name: details.first_name,
      last_name: details.last_name,
      date_of_birth: details.date_of_birth,
      phone: details.phone,
      email: details.email,
      reason: details.reason,
      language: readLanguage(input.language) ?? 'en',
      held_until: await heldUntil(tx, ctx.now, page, { calendarId: calendar.id, start, timeZone }),
      created_time: ctx.now,
    },
  );
  await holdTime(tx, clinicId, row);
  await announce(tx, ctx, clinicId, row.id, `${type.name}, ${timeForPatients(start, timeZone, 'en')}`);
  return { held_until: row.held_until };
}

async function heldUntil(
  tx: Tx,
  now: Date,
  { clinic_id: clinicId, hold_hours }: OpenPage,
  { calendarId, start, timeZone }: { calendarId: string; start: Date; timeZone: string },
): Promise<Date> {
  const days = {
    from: dayIn(timeZone, now),
    to: dayIn(timeZone, new Date(now.getTime() + FORTNIGHT_DAYS * DAY_MS)),
  };
  const [clinic, [hours]] = await Promise.all([
    readClinic(tx, clinicId),
    readCalendarHours(tx, clinicId, [calendarId], days),
  ]);
  // The clinic answers, not the doctor: only holidays count, not the doctor's days off.
  const off = hours?.time_off.filter(({ calendar_id }) => calendar_id === null) ?? [];
  const { day_start_minute: startMinute, day_end_minute: endMinute } = clinic;
  return holdEnd(now, start, hold_hours, { startMinute, endMinute, off, timeZone });
}

/** Records the request, which nobody signed in for, and notifies the members who review it. */
async function announce(tx: Tx, ctx: PublicContext, clinicId: string, id: string, what: string): Promise<void> {
  await recordEntry(tx, ctx.app, {
    clinic_id: clinicId,
    id: newId(),
    time: ctx.now,
    user_id: null,
    user_name: 'Online booking',
    roles: null,
    action: 'create',
    object_type: 'booking_request',
    object_id: id,
    patient_id: null,
    changes: null,
    ip: ctx.ip,
    device: null,
    session_id: null,
    outcome: 'success',
    reason: null,
  });
  await notify(tx, {
    clinicId,
    userIds: await holdersOf(tx, clinicId, 'booking.review'),
    source: 'Patient Request',
    type: 'Online booking',
    description: what,
    passId: id,
    path: '/scheduling/online-booking',
    time: ctx.now,
  });
  await publish(tx, { clinicId, topic: 'booking.request-changed', body: { id } });
}

const timeTaken = (): DomainError =>
  domainError('TIME_TAKEN', 'This time was just taken. Choose another time.', 'Time taken');
