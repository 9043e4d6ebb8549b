// Over 300 lines: one clinic serves every command of the waitlist.
import { beforeEach, describe, expect, test } from 'vitest';
import { readMessages } from '#deliveries/testing';
import { insertPatientsInBulk, mergePatients, readPatients, undoMerge, type BulkPatient } from '#patients/server';
import { callSubscriber, type OutboxEvent } from '#platform/outbox.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import {
  addCalendar,
  addEventCategory,
  dropBusyTimes,
  keepBusyTimes,
  readEvents,
  scheduling,
  type Event,
} from '#scheduling/server';
import { createEvent, deleteEvent, deleteTimeOff, editEvent, saveTimeOff, saveWeek } from '#scheduling/testing';
import { waitlist } from './index.ts';
import { answerOffer, offeredTime, type OfferedTime } from './answer-offer.ts';
import { bookFromWaitlist } from './book-from-waitlist.ts';
import type { WaitingEntry } from './entries.sql.ts';
import { expireOffers } from './expire-offers.ts';
import { notifyReleased } from './on-slot-released.ts';
import { listReleased, listWaitlist, saveWaitlistSettings, waitingSettings } from './list-waitlist.ts';
import { newOfferToken } from './offer-token.ts';
import { offerTime, withdrawRound } from './offer-time.ts';
import { addToWaitlist, changeWaitlistEntry, removeFromWaitlist, restoreToWaitlist } from './save-entry.ts';
import { waitlistSection } from './waitlist-section.ts';
import { waitingForMember } from './waiting-for-member.ts';

// A Monday, 9 AM in New York.
const NOW = new Date('2026-11-23T14:00:00Z');
const app = useTestApp(NOW);
const MOST_STATES = ['waiting', 'offered', 'booked', 'removed', 'expired'] as const;

interface Availability extends TestClinic {
  calendar: string;
  other: string;
  visit: string;
  check: string;
  patients: string[];
  desk: RequestContext;
  doctorId: string;
  nurseId: string;
}
let clinic: Availability;

beforeEach(async () => {
  app().setClock(NOW);
  const made = await makeTestClinic(app(), [...scheduling.accessRules, ...waitlist.accessRules]);
  const { clinicId } = made;
  const desk = await made.as('Front desk');
  const doctorId = (await made.as('Doctor')).actor.userId;
  const nurseId = (await made.as('Nurse')).actor.userId;
  clinic = await app().database.transaction(async (tx) => {
    const category = { clinicId, color: '#0b7a75', duration: 30 };
    const [calendar, other] = [
      await addCalendar(tx, { clinicId, userId: doctorId, color: '#0b7a75' }),
      await addCalendar(tx, { clinicId, userId: nurseId, color: '#1f77b4' }),
    ];
    const visit = await addEventCategory(tx, { ...category, name: 'Visit', sortIndex: 0 }, NOW);
    const check = await addEventCategory(tx, { ...category, name: 'Check-up', sortIndex: 1 }, NOW);
    const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((first_name) => person(first_name));
    const patients = await insertPatientsInBulk(tx, clinicId, people, NOW);
    return { ...made, calendar, other, visit, check, patients, desk, doctorId, nurseId };
  });
});

function person(first_name: string): BulkPatient {
  return {
    first_name,
    last_name: 'Moss',
    gender: 'Female',
    date_of_birth: '1980-02-03',
    mailing_address: null,
    email: `${first_name.toLowerCase()}@example.com`,
    mobile: '+16175550143',
  } as unknown as BulkPatient;
}

const now = (): RequestContext => ({ ...clinic.desk, now: app().clock() });
const visitor = (ip = '203.0.113.7') => ({ app: app(), now: app().clock(), id: newId(), ip, device: null });
const wish = (patient: number, more: object = {}) => ({
  patient_id: clinic.patients[patient],
  category_id: clinic.visit,
  minutes: 30,
  calendar_ids: [],
  first_day: '2026-11-23',
  last_day: '2026-12-23',
  weekdays: [],
  start_minute: 0,
  end_minute: 1440,
  notice_hours: 2,
  priority: 'routine',
  ...more,
});
const add = async (patient: number, more: object = {}): Promise<WaitingEntry> =>
  must(await addToWaitlist(now(), wish(patient, more)));
async function book(start: string, more: object = {}): Promise<Event> {
  const ids = { category_id: clinic.check, calendar_ids: [clinic.calendar] };
  const input = { title: 'Check-up', start: `${start}:00`, duration: 1800, ...ids, ...more };
  return must(await createEvent(now(), input, { accepted: [] })).event!;
}
/** Delivers an event like the outbox, to lower modules first. */
async function onEventOf(topic: string, body: OutboxEvent['body'] = {}): Promise<void> {
  const outboxEvent = { clinicId: clinic.clinicId, topic, body };
  await app().database.transaction(async (tx) => {
    for (const { subscribers } of [scheduling, waitlist]) {
      const subscriber = subscribers?.[topic];
      if (subscriber !== undefined) await callSubscriber(subscriber, app(), tx, [outboxEvent]);
    }
  });
}
const publishChange = (id: string) => onEventOf('scheduling.event-changed', { id, kind: 'changed' });
async function cancel({ id, version }: Event): Promise<void> {
  must(await editEvent(now(), { id, version, input: { status: 'canceled' }, accepted: [] }));
  await publishChange(id);
}
const releasedSlots = async () => (await listReleased(now())).times;
const entry = async (id: string): Promise<WaitingEntry> =>
  (await listWaitlist(now(), { states: MOST_STATES, patientId: null })).find((one) => one.id === id)!;
const at = (clock: string, day = '2026-11-24') => new Date(`${day}T${clock}:00-05:00`);
/** Returns the link sent for an entry; only its hash is stored. */
async function linkOf(entryId: string): Promise<string> {
  const { token, hash } = newOfferToken(clinic.clinicId);
  const { rowCount } = await app().database.pool.query(
    `update scheduling.waiting_offer set token_hash = $1 where entry_id = $2 and state = 'sent'`,
    [hash, entryId],
  );
  expect(rowCount).toBe(1);
  return token;
}
const offer = (entries: WaitingEntry[], in_turn: boolean, clock = '10:00') =>
  offerTime(now(), {
    calendar_id: clinic.calendar,
    in_turn,
    entries: entries.map(({ id }) => ({ id, start: at(clock) })),
  });
const messages = async (about: string) => {
  const { rows } = await app().database.pool.query(
    `select channel, recipient, state from deliveries.delivery where clinic_id = $1 and about_type = $2 order by channel`,
    [clinic.clinicId, about],
  );
  return rows;
};
const notifications = async () => {
  const { rows } = await app().database.pool.query(
    `select type, description from notifications.notification where clinic_id = $1 order by id`,
    [clinic.clinicId],
  );
  return rows;
};
const answer = async (token: string, accept: boolean, ip?: string): Promise<OfferedTime> =>
  must(await answerOffer(visitor(ip), token, accept));

test('an offer is in the language that the patient prefers, and so is the page that it opens', async () => {
  await app().database.pool.query(`update patients.patient set preferred_language = 'es' where id = $1`, [
    clinic.patients[0],
  ]);
  const waiting = await add(0);
  must(await offer([waiting], true));
  const sent = await readMessages(app(), clinic.clinicId, 'waiting_offer');
  expect(sent.find(({ to }) => to.includes('@'))).toMatchObject({
    subject: 'Hay una cita disponible en Test Clinic',
    text: expect.stringMatching(
      /^Hola, Ada: hay una cita disponible en Test Clinic, el martes, 24 de noviembre de 2026 a las 10:00 a\. m\. con Doctor Tester\./,
    ),
  });
  expect(sent.find(({ to }) => !to.includes('@'))!.text).toMatch(
    /^Test Clinic: hay una cita disponible el mar, 24 de nov, 10:00 a\. m\. – 10:30 a\. m\. con Doctor Tester\. Es para el primero que responda antes del /,
  );
  expect(await offeredTime(visitor(), await linkOf(waiting.id))).toMatchObject({ language: 'es' });
});

describe('the waitlist', () => {
  test('contains a patient once per event type', async () => {
    await add(0);
    expect(await addToWaitlist(now(), wish(0))).toMatchObject({ issues: [{ path: 'input.category_id' }] });
    await add(0, { category_id: clinic.check });
    const both = await Promise.all([addToWaitlist(now(), wish(1)), addToWaitlist(now(), wish(1))]);
    expect(both.filter(isDomainError)).toHaveLength(1);
    expect(await listWaitlist(now(), { states: ['waiting'], patientId: null })).toHaveLength(3);
  });

  test('rejects records of other clinics', async () => {
    const stranger = newId();
    const rejected = (await addToWaitlist(
      now(),
      wish(0, { patient_id: stranger, category_id: stranger, calendar_ids: [stranger], appointment_id: stranger }),
    )) as DomainError;
    expect(rejected.issues.map(({ path }) => path)).toEqual([
      'input.patient_id',
      'input.category_id',
      'input.calendar_ids',
      'input.appointment_id',
    ]);
  });

  test('detects concurrent changes, removes and restores entries, and audits each change', async () => {
    const first = await add(0, { note: ' likes mornings ' });
    expect(first).toMatchObject({
      note: 'likes mornings',
      state: 'waiting',
      version: 1,
      added_by: 'Front desk Tester',
    });
    const changed = must(
      await changeWaitlistEntry(now(), first.id, 1, wish(3, { calendar_ids: [clinic.other], end_minute: 720 })),
    );
    expect(changed).toMatchObject({ patient_id: clinic.patients[0], calendar_ids: [clinic.other], version: 2 });
    expect(await changeWaitlistEntry(now(), first.id, 1, wish(0))).toMatchObject({ code: 'STALE_VERSION' });
    expect(await removeFromWaitlist(now(), first.id, 1)).toMatchObject({ code: 'STALE_VERSION' });
    const removed = must(await removeFromWaitlist(now(), first.id, 2));
    expect(removed.state).toBe('removed');
    const second = await add(0);
    expect(await restoreToWaitlist(now(), first.id, removed.version)).toMatchObject({ code: 'ALREADY_WAITING' });
    must(await removeFromWaitlist(now(), second.id, 1));
    expect(must(await restoreToWaitlist(now(), first.id, removed.version)).state).toBe('waiting');
    expect(await removeFromWaitlist(now(), newId(), 1)).toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await app().database.pool.query(
      `select action from audit.inbox where clinic_id = $1 and object_type = 'waiting_entry' and action <> 'search' order by id`,
      [clinic.clinicId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'create', 'update', 'update']);
  });

  test('is part of the patient’s record, and moves with reassignment and merges', async () => {
    const { id } = await add(0, { calendar_ids: [clinic.calendar], weekdays: [2], end_minute: 720 });
    expect(await waitlistSection.read(app(), clinic.clinicId, clinic.patients[0]!)).toMatchObject([
      { Type: 'Visit, 30 min', With: 'Doctor Tester', When: 'Tue, mornings', State: 'Waiting' },
    ]);
    const { kysely } = app().database;
    expect(await waitingForMember.count(kysely, clinic.clinicId, clinic.doctorId, NOW)).toBe(1);
    await app().database.transaction((tx) => waitingForMember.move(tx, now(), clinic.doctorId, clinic.nurseId));
    expect(await entry(id)).toMatchObject({ calendar_ids: [clinic.other], version: 2 });
    expect(await waitingForMember.count(kysely, clinic.clinicId, clinic.doctorId, NOW)).toBe(0);
  });

  test('expires entries after their last day', async () => {
    const { id } = await add(0, { last_day: '2026-11-24' });
    app().setClock(at('23:30'));
    await expireOffers(app());
    expect(await entry(id)).toMatchObject({ state: 'waiting' });
    app().setClock(at('00:30', '2026-11-25'));
    await expireOffers(app());
    expect(await entry(id)).toMatchObject({ state: 'expired' });
  });

  test('ends entries fulfilled by another booking', async () => {
    const { id } = await add(0);
    const other = await book('2026-12-24 10:00', { patient_id: clinic.patients[0], category_id: clinic.visit });
    await publishChange(other.id);
    expect(await entry(id)).toMatchObject({ state: 'waiting' });
    const made = await book('2026-11-30 10:00', { patient_id: clinic.patients[0], category_id: clinic.visit });
    await publishChange(made.id);
    expect(await entry(id)).toMatchObject({ state: 'booked', booked_event_id: made.id });
  });
});

describe('time released', () => {
  test('by a cancellation, deletion, no-show or move is offered to matching entries, adjacent slots merged', async () => {
    const routine = await add(0);
    const urgent = await add(1, { priority: 'urgent', minutes: 60 });
    await add(2, { calendar_ids: [clinic.other] });
    await add(3, { start_minute: 720 });
    const [one, two, three, four] = [
      await book('2026-11-24 10:00'),
      await book('2026-11-24 10:30'),
      await book('2026-11-24 11:00'),
      await book('2026-11-24 11:30'),
    ];
    await book('2026-11-24 09:30');
    await book('2026-11-24 12:00');
    await cancel(one);
    let [time] = await releasedSlots();
    expect(time).toMatchObject({ start_time: at('10:00'), end_time: at('10:30'), calendar_id: clinic.calendar });
    expect(time!.fits.map(({ entry: { id } }) => id)).toEqual([routine.id]);
    must(await deleteEvent(now(), two.id, two.version));
    await publishChange(two.id);
    [time] = await releasedSlots();
    expect(time).toMatchObject({ start_time: at('10:00'), end_time: at('11:00') });
    expect(time!.fits.map(({ entry: { id } }) => id)).toEqual([urgent.id, routine.id]);
    must(await editEvent(now(), { id: three.id, version: three.version, input: { status: 'noshow' }, accepted: [] }));
    await publishChange(three.id);
    must(
      await editEvent(now(), {
        id: four.id,
        version: four.version,
        input: { start: '2026-11-25 10:00:00' },
        accepted: [],
      }),
    );
    await publishChange(four.id);
    expect(await releasedSlots()).toMatchObject([{ start_time: at('10:00'), end_time: at('12:00') }]);
    await book('2026-11-24 10:15');
    expect(await releasedSlots()).toMatchObject([{ start_time: at('10:45'), end_time: at('12:00') }]);
  });

  test('is announced to waitlist managers, in one sentence if there is a lot', async () => {
    await add(0);
    await add(1, { priority: 'soon' });
    await cancel(await book('2026-11-24 10:00'));
    await notifyReleased(app(), { clinicId: clinic.clinicId });
    await notifyReleased(app(), { clinicId: clinic.clinicId });
    const first = await notifications();
    expect(new Set(first.map(({ description }) => description))).toEqual(
      new Set([
        'Open time: Tue, Nov 24, 10:00 – 10:30 AM with Doctor Tester — 2 matching patients on the waiting list',
      ]),
    );
    for (const clock of ['08:00', '12:00', '14:00', '16:00']) await cancel(await book(`2026-11-25 ${clock}`));
    await notifyReleased(app(), { clinicId: clinic.clinicId });
    expect((await notifications()).at(-1)).toMatchObject({
      description: '4 open times match patients on the waiting list',
    });
  });

  test('by deleting a series includes each of its times', async () => {
    await add(0);
    const series = await book('2026-11-24 10:00', { RRULE: 'FREQ=WEEKLY;COUNT=3' });
    must(await deleteEvent(now(), series.id, 1, 'entire'));
    await publishChange(series.id);
    expect((await releasedSlots()).map(({ start_time }) => start_time)).toEqual(
      ['2026-11-24', '2026-12-01', '2026-12-08'].map((day) => at('10:00', day)),
    );
  });

  test('by deleting days off excludes holidays, hours and bookings', async () => {
    await add(0, { calendar_ids: [clinic.calendar] });
    const manager = await clinic.as('Manager');
    const days = { first_day: '2026-11-27', last_day: '2026-11-30', reason: 'Away' };
    const off = must(await saveTimeOff(manager, null, { calendar_id: clinic.calendar, ...days }));
    const holiday = { first_day: '2026-11-30', last_day: '2026-11-30', end_minute: 720, reason: 'Holiday' };
    must(await saveTimeOff(manager, null, holiday));
    must(await deleteTimeOff(manager, off.id, off.version));
    await onEventOf('scheduling.setup-changed');
    const [friday, monday, ...rest] = await releasedSlots();
    expect(rest).toEqual([]);
    expect(friday!.start_time.getUTCDay()).toBe(5);
    expect(monday).toMatchObject({ start_time: at('12:00', '2026-11-30') });
  });

  test('by longer working hours or a removed break excludes time that was free before, and is recorded once', async () => {
    await add(0, { calendar_ids: [clinic.calendar], last_day: '2026-11-29' });
    const manager = await clinic.as('Manager');
    const day = { weekday: 2, start_minute: 540, end_minute: 720, is_break: false };
    const coffee = { weekday: 2, start_minute: 600, end_minute: 615, is_break: true };
    must(await saveWeek(manager, clinic.calendar, 1, [day, coffee]));
    await onEventOf('scheduling.setup-changed');
    // The clinic's hours, which applied before, were longer.
    expect(await releasedSlots()).toEqual([]);
    must(await saveWeek(manager, clinic.calendar, 2, [{ ...day, end_minute: 780 }]));
    await onEventOf('scheduling.setup-changed');
    const grown = [
      { start_time: at('10:00'), end_time: at('10:15') },
      { start_time: at('12:00'), end_time: at('13:00') },
    ];
    const withFits = async () => (await releasedSlots()).filter(({ fits }) => fits.length > 0);
    expect(await withFits()).toMatchObject(grown);
    await notifyReleased(app(), { clinicId: clinic.clinicId });
    const before = await notifications();
    must(await saveWeek(manager, clinic.calendar, 3, [{ ...day, end_minute: 780 }]));
    await onEventOf('scheduling.setup-changed');
    await notifyReleased(app(), { clinicId: clinic.clinicId });
    expect(await withFits()).toMatchObject(grown);
    expect(await notifications()).toEqual(before);
  });

  test('by longer opening hours counts for members who work then', async () => {
    await add(0, { first_day: '2026-11-24', last_day: '2026-11-24' });
    const manager = await clinic.as('Manager');
    const day = { weekday: 2, start_minute: 540, end_minute: 720, is_break: false };
    must(await saveWeek(manager, clinic.other, 1, [day]));
    await onEventOf('scheduling.setup-changed');
    const { rows } = await app().database.pool.query(
      `update practice.clinic set day_end_minute = day_end_minute + 60 where clinic_id = $1
       returning day_start_minute, day_end_minute`,
      [clinic.clinicId],
    );
    const [{ day_start_minute, day_end_minute }] = rows as [{ day_start_minute: number; day_end_minute: number }];
    const opened = { day_start_before: day_start_minute, day_end_before: day_end_minute - 60 };
    await onEventOf('practice.clinic-changed', opened);
    const [found, ...rest] = (await releasedSlots()).filter(({ fits }) => fits.length > 0);
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ calendar_id: clinic.calendar });
    expect(found!.end_time.getTime() - found!.start_time.getTime()).toBe(3_600_000);
    await onEventOf('practice.clinic-changed', {});
    expect((await releasedSlots()).filter(({ fits }) => fits.length > 0)).toHaveLength(1);
  });

  test('by an external calendar is recorded; disconnecting the calendar releases nothing', async () => {
    await add(0, { calendar_ids: [clinic.calendar] });
    const place = { clinicId: clinic.clinicId, calendarId: clinic.calendar, source: 'google' };
    const keep = (taken: [string, string, string][], gone: string[] | null) =>
      app().database.transaction((tx) =>
        keepBusyTimes(tx, place, {
          taken: taken.map(([key, from, to]) => ({ key, start: at(from), end: at(to) })),
          released: gone,
        }),
      );
    expect(
      await keep(
        [
          ['a', '10:00', '11:00'],
          ['b', '14:00', '15:00'],
          ['c', '16:00', '16:30'],
        ],
        null,
      ),
    ).toBe(true);
    expect(await keep([['b', '14:30', '15:00']], ['a'])).toBe(true);
    await onEventOf('scheduling.busy-changed');
    const given = [
      { start_time: at('10:00'), end_time: at('11:00') },
      { start_time: at('14:00'), end_time: at('14:30') },
    ];
    expect(await releasedSlots()).toMatchObject(given);
    // The full list, as received each week, contains nothing new.
    expect(
      await keep(
        [
          ['b', '14:30', '15:00'],
          ['c', '16:00', '16:30'],
        ],
        null,
      ),
    ).toBe(false);
    await app().database.transaction((tx) => dropBusyTimes(tx, place));
    await onEventOf('scheduling.busy-changed');
    expect(await releasedSlots()).toMatchObject(given);
  });

  test('by a new or reactivated calendar is recorded; role changes release nothing', async () => {
    const { userId } = (await clinic.as('Manager')).actor;
    await add(0, { last_day: '2026-11-25' });
    const join = (topic: string) => onEventOf(topic, { user_id: userId });
    await join('practice.member-joined');
    const isNew = async () => (await releasedSlots()).filter(({ calendar_id }) => calendar_id !== clinic.calendar);
    const first = await isNew();
    // Later days match no entry.
    const fits = first.filter(({ fits: some }) => some.length > 0);
    expect(fits.map(({ start_time }) => start_time.getUTCDate())).toEqual([23, 24, 25]);
    expect(fits[0]!.start_time).toEqual(NOW);
    await join('practice.member-changed');
    expect(await isNew()).toEqual(first);
    const calendar = fits[0]!.calendar_id;
    await app().database.pool.query(`update scheduling.freed_time set dismissed_time = $1 where calendar_id = $2`, [
      NOW,
      calendar,
    ]);
    await book('2026-11-24 10:00', { calendar_ids: [calendar] });
    await join('practice.member-changed');
    expect(await isNew()).toEqual([]);
    await join('practice.member-joined');
    const tuesday = (await isNew()).filter(({ start_time }) => start_time.getUTCDate() === 24);
    expect(tuesday.map(({ end_time }) => end_time)[0]).toEqual(at('10:00'));
    expect(tuesday[1]!.start_time).toEqual(at('10:30'));
  });

  test('costs nothing without entries, and never matches deceased patients', async () => {
    await cancel(await book('2026-11-24 10:00'));
    const { rows } = await app().database.pool.query(`select 1 from scheduling.freed_time where clinic_id = $1`, [
      clinic.clinicId,
    ]);
    expect(rows).toEqual([]);
    await add(0);
    await cancel(await book('2026-11-24 11:00'));
    expect(await releasedSlots()).toHaveLength(1);
    await app().database.pool.query(`update patients.patient set deceased_date = '2026-11-22' where id = $1`, [
      clinic.patients[0],
    ]);
    expect(await releasedSlots()).toEqual([]);
  });
});

describe('an offer', () => {
  test('goes to one patient after another, continuing when it is declined or expires', async () => {
    const [ada, ben, cleo] = [await add(0), await add(1), await add(2)];
    must(await offer([ada, ben, cleo], true));
    expect(await messages('waiting_offer')).toEqual([
      { channel: 'email', recipient: 'ada@example.com', state: 'queued' },
      { channel: 'sms', recipient: '+16175550143', state: 'queued' },
    ]);
    expect((await entry(ada.id)).state).toBe('offered');
    const link = await linkOf(ada.id);
    expect(must(await offeredTime(visitor(), link))).toMatchObject({
      state: 'open',
      start: at('10:00'),
      doctor: 'Doctor Tester',
      practice: 'Test Clinic',
      expires: new Date(NOW.getTime() + 4 * 3_600_000),
    });
    expect(await answer(link, false)).toMatchObject({ state: 'declined' });
    expect(await answer(link, true)).toMatchObject({ state: 'declined' });
    expect([(await entry(ada.id)).state, (await entry(ben.id)).state]).toEqual(['waiting', 'offered']);
    const late = await linkOf(ben.id);
    app().setClock(new Date(NOW.getTime() + 4 * 3_600_000));
    expect(await answer(late, true)).toMatchObject({ state: 'expired' });
    await expireOffers(app());
    expect([(await entry(ben.id)).state, (await entry(cleo.id)).state]).toEqual(['waiting', 'offered']);
    expect(await answer(await linkOf(cleo.id), true)).toMatchObject({ state: 'accepted' });
    const { booked_event_id: eventId, state } = await entry(cleo.id);
    expect(state).toBe('booked');
    expect(await readEvents(app().database.kysely, clinic.clinicId, [eventId!])).toMatchObject([
      { title: 'Visit', status: 'confirmed', start_time: at('10:00'), patient_id: clinic.patients[2] },
    ]);
    expect((await notifications()).at(-1)).toMatchObject({ type: 'Offer accepted' });
    const { rows } = await app().database.pool.query(
      `select changes::json -> 'state' ->> 'after' as after, user_name from audit.inbox
      where clinic_id = $1 and object_type = 'waiting_offer' and action = 'update' order by id`,
      [clinic.clinicId],
    );
    // The actor is the patient who answers, otherwise none.
    expect(rows).toEqual([
      { after: 'declined', user_name: 'Patient, by link' },
      { after: 'sent', user_name: null },
      { after: 'expired', user_name: null },
      { after: 'sent', user_name: null },
      { after: 'accepted', user_name: 'Patient, by link' },
    ]);
  });

  test('that no one accepts is reported to the user who made it', async () => {
    const ada = await add(0);
    must(await offer([ada], true));
    await answer(await linkOf(ada.id), false);
    expect((await notifications()).map(({ type }) => type)).toEqual(['Not taken']);
    await cancel(await book('2026-11-24 10:00'));
    expect(await releasedSlots()).toEqual([]);
  });

  test('accepted by two patients concurrently is booked for one, and gone for the other', async () => {
    const [ada, ben] = [await add(0), await add(1)];
    must(await offer([ada, ben], false));
    await app().database.pool.query(`update deliveries.delivery set state = 'sent' where clinic_id = $1`, [
      clinic.clinicId,
    ]);
    const links = [await linkOf(ada.id), await linkOf(ben.id)];
    const answers = await Promise.all(links.map((link) => answer(link, true)));
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['accepted', 'gone']);
    const { rows } = await app().database.pool.query(`select 1 from scheduling.event where clinic_id = $1`, [
      clinic.clinicId,
    ]);
    expect(rows).toHaveLength(1);
    expect([(await entry(ada.id)).state, (await entry(ben.id)).state].toSorted()).toEqual(['booked', 'waiting']);
    expect(await messages('waiting_offer_gone')).toHaveLength(2);
  });

  test('is gone when staff book the time, and nothing is double-booked', async () => {
    const ada = await add(0);
    must(await offer([ada], false));
    const link = await linkOf(ada.id);
    const taken = await book('2026-11-24 10:15');
    expect(must(await offeredTime(visitor(), link))).toMatchObject({ state: 'gone' });
    expect(await answer(link, true)).toMatchObject({ state: 'gone' });
    expect((await entry(ada.id)).state).toBe('waiting');
    expect(await offer([await entry(ada.id)], false)).toMatchObject({ code: 'TIME_TAKEN' });
    const ben = await add(1);
    must(await offer([ben], false, '11:00'));
    const blocks = await book('2026-11-24 11:00');
    await publishChange(blocks.id);
    expect((await entry(ben.id)).state).toBe('waiting');
    expect(await messages('waiting_offer')).toContainEqual(expect.objectContaining({ state: 'cancelled' }));
    expect(taken.id).not.toBe(blocks.id);
  });

  test('moves the patient’s later appointment, and releases its old time', async () => {
    const old = await book('2026-12-01 09:00', { patient_id: clinic.patients[0], category_id: clinic.visit });
    const ada = await add(0, { appointment_id: old.id, last_day: '2026-12-01' });
    const ben = await add(1);
    must(await offer([ada], false));
    expect(await answer(await linkOf(ada.id), true)).toMatchObject({ state: 'accepted' });
    const [moved] = await readEvents(app().database.kysely, clinic.clinicId, [old.id]);
    expect(moved).toMatchObject({ start_time: at('10:00'), status: 'confirmed' });
    await publishChange(old.id);
    const [time] = await releasedSlots();
    expect(time).toMatchObject({ start_time: at('09:00', '2026-12-01') });
    expect(time!.fits.map(({ entry: { id } }) => id)).toEqual([ben.id]);
  });

  test('can be withdrawn, ends with its entry, and is rejected if no one could answer', async () => {
    const [ada, ben] = [await add(0), await add(1)];
    const round = must(await offer([ada], true));
    const link = await linkOf(ada.id);
    expect((await listReleased(now())).rounds).toMatchObject([{ id: round.id, offers: [{ state: 'sent' }] }]);
    expect(must(await withdrawRound(now(), round.id))).toBe(true);
    expect(await answer(link, true)).toMatchObject({ state: 'gone' });
    expect((await entry(ada.id)).state).toBe('waiting');
    must(await offer([await entry(ada.id), ben], true));
    const { version } = await entry(ada.id);
    must(await removeFromWaitlist(now(), ada.id, version));
    expect((await entry(ben.id)).state).toBe('offered');
    const cleo = await add(2);
    await app().database.pool.query(`update patients.patient set email = null, mobile = null where id = $1`, [
      clinic.patients[2],
    ]);
    expect(await offer([cleo], true, '15:00')).toMatchObject({ issues: [{ path: 'input.entries.0.id' }] });
    expect(await offer([cleo, cleo], true)).toMatchObject({ code: 'BAD_USER_INPUT' });
    const reader = await clinic.as('Read-only');
    const plan = { calendar_id: clinic.calendar, in_turn: true, entries: [{ id: cleo.id, start: at('15:00') }] };
    expect(await offerTime(reader, plan)).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('opens with its link only, of which the hash is stored', async () => {
    const ada = await add(0);
    must(await offer([ada], false));
    const link = await linkOf(ada.id);
    for (const wrong of [
      '',
      'x',
      `${link}A`,
      `${link.slice(0, 30)}${link[30] === 'A' ? 'B' : 'A'}${link.slice(31)}`,
      newOfferToken(newId()).token,
    ])
      expect(await offeredTime(visitor('198.51.100.1'), wrong)).toMatchObject({ code: 'NOT_FOUND' });
    const { rows } = await app().database.pool.query(`select token_hash from scheduling.waiting_offer`);
    expect(JSON.stringify(rows)).not.toContain(link);
    const attempts = Array.from({ length: 70 }, () => offeredTime(visitor('198.51.100.9'), 'x'));
    expect((await Promise.all(attempts)).at(-1)).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('ends when the patient dies, and moves with a merge', async () => {
    const [ada, ben] = [await add(0), await add(1)];
    must(await offer([ada], false));
    const link = await linkOf(ada.id);
    await app().database.pool.query(`update patients.patient set deceased_date = '2026-11-22' where id = $1`, [
      clinic.patients[0],
    ]);
    await onEventOf('patients.patient-changed', { id: clinic.patients[0]! });
    expect(await offeredTime(visitor(), link)).toMatchObject({
      code: 'LINK_WITHDRAWN',
      title: 'This offer was withdrawn',
    });
    const doctor = await clinic.as('Doctor');
    const [mergeTarget, merged] = await readPatients(app().database.kysely, clinic.clinicId, [
      clinic.patients[2]!,
      clinic.patients[1]!,
    ]).then((both) => [
      both.find(({ id }) => id === clinic.patients[2])!,
      both.find(({ id }) => id === clinic.patients[1])!,
    ]);
    const merge = must(await mergePatients(doctor, mergeTarget!, merged!, []));
    expect(await entry(ben.id)).toMatchObject({ patient_id: clinic.patients[2] });
    must(await undoMerge(doctor, merge.id));
    expect(await entry(ben.id)).toMatchObject({ patient_id: clinic.patients[1] });
  });
});

test('staff book with one click; a taken time is rejected and nothing is written', async () => {
  const ada = await add(0);
  await book('2026-11-24 10:00');
  const booking = { id: ada.id, version: 1, calendar_id: clinic.calendar };
  expect(await bookFromWaitlist(now(), { ...booking, start: at('10:15') })).toMatchObject({ code: 'TIME_TAKEN' });
  expect(await bookFromWaitlist(now(), { ...booking, start: at('08:00', '2026-11-23') })).toMatchObject({
    code: 'TIME_TAKEN',
  });
  expect(await entry(ada.id)).toMatchObject({ state: 'waiting', version: 1 });
  expect(await bookFromWaitlist(now(), { ...booking, version: 7, start: at('11:00') })).toMatchObject({
    code: 'STALE_VERSION',
  });
  const booked = must(await bookFromWaitlist(now(), { ...booking, start: at('11:00') }));
  expect(booked).toMatchObject({ state: 'booked', booked_start: at('11:00') });
  expect(await bookFromWaitlist(now(), { ...booking, version: booked.version, start: at('12:00') })).toMatchObject({
    code: 'NOT_WAITING',
  });
  const own = { ...now(), actor: { ...now().actor, scopes: new Map([['scheduling.create', 'self'] as const]) } };
  const ben = await add(1);
  expect(await bookFromWaitlist(own, { ...booking, id: ben.id, start: at('13:00') })).toMatchObject({
    code: 'OUT_OF_SCOPE',
  });
});

test('users who may move but not book appointments can’t book for a patient who canceled the old one', async () => {
  const late = await book('2026-12-01 10:00', { patient_id: clinic.patients[0] });
  const ada = await add(0, { appointment_id: late.id });
  const rules = new Set([...clinic.desk.actor.rules].filter((rule) => rule !== 'scheduling.create'));
  const mover = () => ({ ...now(), actor: { ...now().actor, rules } });
  const canceled = { id: late.id, version: late.version, input: { status: 'canceled' }, accepted: [] };
  must(await editEvent(now(), canceled));
  const booking = { id: ada.id, version: (await entry(ada.id)).version, calendar_id: clinic.calendar };
  expect(await bookFromWaitlist(mover(), { ...booking, start: at('11:00') })).toMatchObject({ code: 'FORBIDDEN' });
  expect(await bookFromWaitlist(now(), { ...booking, start: at('11:00') })).toMatchObject({ state: 'booked' });
});

test('the clinic configures how long offers are valid', async () => {
  const manager = await clinic.as('Manager');
  expect(await waitingSettings(manager)).toEqual({ offer_hours: 4, version: 0 });
  expect(await saveWaitlistSettings(manager, 0, { offer_hours: 99 })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(must(await saveWaitlistSettings(manager, 0, { offer_hours: 12 }))).toEqual({ offer_hours: 12, version: 1 });
  expect(await saveWaitlistSettings(manager, 0, { offer_hours: 6 })).toMatchObject({ code: 'STALE_VERSION' });
  expect(must(await saveWaitlistSettings(manager, 1, { offer_hours: 2 }))).toEqual({ offer_hours: 2, version: 2 });
  const ada = await add(0);
  must(await offer([ada], false));
  expect(await offeredTime(visitor(), await linkOf(ada.id))).toMatchObject({
    expires: new Date(NOW.getTime() + 2 * 3_600_000),
  });
});
