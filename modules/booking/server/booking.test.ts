import { beforeEach, describe, expect, test } from 'vitest';
import { readMessages } from '#deliveries/testing';
import { buildPatient } from '#patients/testing';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { patients } from '#patients/server';
import { readEvents, scheduling } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { saveBookableType } from './bookable-types.ts';
import { bookingPage, bookingTimes } from './booking-page.ts';
import { acceptRequest, declineRequest } from './decide-request.ts';
import { deleteOldRequests, expireRequests } from './expire-requests.ts';
import { booking } from './index.ts';
import { requestBooking } from './request-booking.ts';
import { listRequests } from './requests.sql.ts';
import { findMatches, findOtherStarts } from './review-request.ts';
import { saveSettings } from './save-settings.ts';

// A Monday, 9 AM in New York.
const NOW = new Date('2026-11-23T14:00:00Z');
// Tuesday, 10 AM.
const TEN = new Date('2026-11-24T15:00:00Z');
const DAY = 86_400_000;
const app = useTestApp(NOW);
let network = 0;

interface Made {
  clinicId: string;
  desk: RequestContext;
  manager: RequestContext;
  address: string;
  typeId: string;
  calendarId: string;
}
let made: Made;

beforeEach(async () => {
  app().setClock(NOW);
  made = await makeClinic();
});

async function makeClinic(): Promise<Made> {
  const rules = [...patients.accessRules, ...scheduling.accessRules, ...booking.accessRules];
  const clinic = await makeTestClinic(app(), rules);
  const doctor = await clinic.as('Doctor');
  const manager = await clinic.as('Manager');
  const { calendarId, categoryId } = await buildCalendar(app(), clinic.clinicId, doctor.actor.userId);
  const address = `clinic-${newId().slice(-8)}`;
  must(await saveSettings(manager, 0, settings(address)));
  const input = { category_id: categoryId, minutes: 30, audience: 'both', calendar_ids: [calendarId] };
  const { id: typeId } = must(await saveBookableType(manager, input, null));
  return { clinicId: clinic.clinicId, desk: await clinic.as('Front desk'), manager, address, typeId, calendarId };
}

const settings = (address: string) => ({
  is_on: true,
  address,
  notice_hours: 4,
  days_ahead: 14,
  hold_hours: 8,
  page_text: 'Call 911 in an emergency.',
});

/** A stranger on a network of their own. */
function stranger(): PublicContext {
  network += 1;
  return { app: app(), id: newId(), now: app().clock(), ip: `203.0.113.${network}` } as unknown as PublicContext;
}

const person = (said: object = {}) => ({
  type_id: made.typeId,
  calendar_id: made.calendarId,
  start: TEN,
  says_new: true,
  first_name: 'Ada',
  last_name: 'Quark',
  date_of_birth: '1980-05-01',
  phone: '+1 6175550143',
  email: 'ada@example.org',
  reason: 'Cough',
  consent: true,
  language: 'en',
  website: '',
  ...said,
});

const send = (said: object = {}, key = newId()) => requestBooking(stranger(), made.address, key, person(said));
const pending = () => listRequests(app().database.kysely, made.clinicId, ['pending']);
const starts = async () =>
  must(await bookingTimes(stranger(), { address: made.address, type_id: made.typeId })).times.map(({ start }) =>
    start.getTime(),
  );

describe('the public page', () => {
  test('shows types and free times within notice and reach, and nothing while booking is off', async () => {
    const page = must(await bookingPage(stranger(), made.address.toUpperCase()));
    expect(page.types).toMatchObject([{ id: made.typeId, name: 'Visit', minutes: 30, audience: 'both' }]);
    expect(page.types[0]!.calendars).toMatchObject([{ id: made.calendarId, practices: [expect.any(String)] }]);
    const times = await starts();
    expect(times).toContain(TEN.getTime());
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW.getTime() + 4 * 3_600_000);
    must(await saveSettings(made.manager, 1, { ...settings(made.address), is_on: false }));
    expect(must(await bookingPage(stranger(), made.address))).toMatchObject({ is_on: false, types: [], page_text: '' });
    expect(errorCode(await send())).toBe('BOOKING_OFF');
    expect(errorCode(await bookingPage(stranger(), 'no-such-clinic'))).toBe('NOT_FOUND');
  });

  test('continues with the day after the shown ones', async () => {
    const question = { address: made.address, type_id: made.typeId };
    const { times, next } = must(await bookingTimes(stranger(), question));
    expect(next).not.toBeNull();
    const later = must(await bookingTimes(stranger(), { ...question, from: next }));
    expect(later.times[0]!.start.getTime()).toBeGreaterThan(times.at(-1)!.start.getTime());
  });

  test('two clinics can’t have one address, and other clinics’ types and calendars are refused', async () => {
    const other = await makeClinic();
    expect(errorCode(await saveSettings(other.manager, 1, settings(made.address)))).toBe('NAME_TAKEN');
    const question = { address: made.address, type_id: other.typeId };
    expect(errorCode(await bookingTimes(stranger(), question))).toBe('NOT_FOUND');
    expect(errorCode(await send({ type_id: other.typeId }))).toBe('NOT_FOUND');
    expect(errorCode(await send({ calendar_id: other.calendarId }))).toBe('NOT_FOUND');
    const foreign = { category_id: newId(), minutes: 30, audience: 'both', calendar_ids: [made.calendarId] };
    expect(errorCode(await saveBookableType(other.manager, foreign, null))).toBe('BAD_USER_INPUT');
  });
});

describe('a request', () => {
  test('holds its time for everyone, and sending it twice is one request', async () => {
    const key = newId();
    const first = must(await send({}, key));
    expect(must(await send({}, key))).toEqual(first);
    expect(await pending()).toHaveLength(1);
    expect(await starts()).not.toContain(TEN.getTime());
    expect(errorCode(await send({ last_name: 'Other' }))).toBe('TIME_TAKEN');
    // Eight working hours: the rest of Monday.
    expect(first.held_until).toEqual(new Date('2026-11-23T22:00:00Z'));
  });

  test('of two people who take one time together, one gets it', async () => {
    const answers = await Promise.all([send({ last_name: 'One' }), send({ last_name: 'Two' })]);
    expect(answers.filter(isDomainError)).toHaveLength(1);
    expect(await pending()).toHaveLength(1);
  });

  test('is refused outside the page’s limits, for the wrong audience, and with invalid fields', async () => {
    expect(errorCode(await send({ start: new Date(NOW.getTime() + 3_600_000) }))).toBe('TIME_TAKEN');
    expect(errorCode(await send({ start: new Date(TEN.getTime() + 60 * DAY) }))).toBe('TIME_TAKEN');
    expect(errorCode(await send({ start: new Date(TEN.getTime() + 60_000) }))).toBe('TIME_TAKEN');
    for (const wrong of [
      { consent: false },
      { email: 'nobody' },
      { phone: '12' },
      { date_of_birth: '2030-01-01' },
      { first_name: ' ' },
      { reason: 'x'.repeat(301) },
    ])
      expect(errorCode(await send(wrong))).toBe('BAD_USER_INPUT');
    expect(await pending()).toEqual([]);
  });

  test('from a program is answered and not stored', async () => {
    must(await send({ website: 'https://spam.example' }));
    expect(await pending()).toEqual([]);
  });

  test('is limited per network', async () => {
    const ctx = stranger();
    const codes: string[] = [];
    for (let turn = 0; turn < 22; turn += 1) {
      const answer = await requestBooking(ctx, made.address, newId(), person());
      codes.push(isDomainError(answer) ? answer.code : 'ok');
    }
    expect(codes[0]).toBe('ok');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('the review', () => {
  test('answers known and unknown people alike, and finds the exact match only for the clinic', async () => {
    const patientId = await buildPatient(app(), made.clinicId, {
      first_name: 'Ada',
      last_name: 'Quark',
      date_of_birth: '1980-05-01',
      mobile: '+1 6175550143',
    });
    const known = must(await send());
    const unknown = must(await send({ first_name: 'Zoe', start: new Date(TEN.getTime() + DAY) }));
    expect(unknown).toEqual(known);
    const [ada, zoe] = await pending();
    expect(must(await findMatches(made.desk, ada!.id))).toMatchObject([{ patient_id: patientId, is_exact: true }]);
    expect(must(await findMatches(made.desk, zoe!.id)).filter(({ is_exact }) => is_exact)).toEqual([]);
  });

  test('accepting books the event for a new patient and confirms it with the appointment’s link', async () => {
    must(await send());
    const [request] = await pending();
    expect(errorCode(await acceptRequest(made.desk, { id: request!.id, version: 1 }, {}))).toBe('BAD_USER_INPUT');
    const accepted = must(await acceptRequest(made.desk, { id: request!.id, version: 1 }, { gender: 'Female' }));
    const [event] = await readEvents(app().database.kysely, made.clinicId, [accepted.event_id!], { patient: true });
    expect(event).toMatchObject({
      start_time: TEN,
      title: 'Visit',
      patient: { first_name: 'Ada', last_name: 'Quark' },
    });
    const [mail] = await readMessages(app(), made.clinicId, 'booking_request');
    expect(mail).toMatchObject({ to: 'ada@example.org' });
    expect(mail!.text).toContain('Your appointment is confirmed');
    expect(mail!.text).toContain('/appointment#');
    const again = await acceptRequest(made.desk, { id: request!.id, version: 2 }, { gender: 'Female' });
    expect(errorCode(again)).toBe('ALREADY_DECIDED');
  });

  test('accepting at another time releases the held one', async () => {
    const patientId = await buildPatient(app(), made.clinicId, {});
    must(await send());
    const [request] = await pending();
    const [start] = must(await findOtherStarts(made.desk, request!.id));
    must(await acceptRequest(made.desk, { id: request!.id, version: 1 }, { patient_id: patientId, start: start! }));
    expect(await starts()).toContain(TEN.getTime());
    expect(errorCode(await acceptRequest(made.desk, { id: newId(), version: 1 }, {}))).toBe('NOT_FOUND');
  });

  test('accepting is refused for a deceased or unknown patient, and nothing is written', async () => {
    const died = await buildPatient(app(), made.clinicId, { deceased_date: '2026-11-01' });
    must(await send());
    const [request] = await pending();
    const standing = { id: request!.id, version: 1 };
    expect(errorCode(await acceptRequest(made.desk, standing, { patient_id: died }))).toBe('DECEASED');
    expect(errorCode(await acceptRequest(made.desk, standing, { patient_id: newId() }))).toBeTruthy();
    expect(await pending()).toMatchObject([{ version: 1 }]);
    expect(await starts()).not.toContain(TEN.getTime());
  });

  test('declining sends the reason in the person’s language and releases the time', async () => {
    must(await send({ language: 'es' }));
    const [request] = await pending();
    const standing = { id: request!.id, version: 1 };
    expect(errorCode(await declineRequest(made.desk, standing, ' '))).toBe('BAD_USER_INPUT');
    must(await declineRequest(made.desk, standing, 'Llame para otra hora.'));
    const [mail] = await readMessages(app(), made.clinicId, 'booking_request');
    expect(mail!.text).toContain('No podemos ofrecerle la hora');
    expect(mail!.text).toContain('Llame para otra hora.');
    expect(await starts()).toContain(TEN.getTime());
  });

  test('another clinic can’t read or decide a request', async () => {
    must(await send());
    const [request] = await pending();
    const other = await makeClinic();
    expect(errorCode(await findMatches(other.desk, request!.id))).toBe('NOT_FOUND');
    expect(errorCode(await findOtherStarts(other.desk, request!.id))).toBe('NOT_FOUND');
    expect(errorCode(await declineRequest(other.desk, { id: request!.id, version: 1 }, 'No'))).toBe('NOT_FOUND');
  });
});

test('an unanswered request expires with a message, and is deleted a month later', async () => {
  must(await send());
  await expireRequests(app());
  expect(await pending()).toHaveLength(1);
  app().setClock(new Date(NOW.getTime() + 9 * 3_600_000));
  await expireRequests(app());
  expect(await pending()).toEqual([]);
  const [mail] = await readMessages(app(), made.clinicId, 'booking_request');
  expect(mail!.text).toContain('no longer held for you');
  const expired = () => listRequests(app().database.kysely, made.clinicId, ['expired']);
  app().setClock(new Date(NOW.getTime() + 20 * DAY));
  await deleteOldRequests(app());
  expect(await expired()).toHaveLength(1);
  app().setClock(new Date(NOW.getTime() + 32 * DAY));
  await deleteOldRequests(app());
  expect(await expired()).toEqual([]);
});
