// Over 300 lines: one fixture serves every command on series.
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { toWallClock } from '../../rules/index.ts';
import type { BookingAnswer } from '../booking/booking.ts';
import { createEvent, type ConflictDecisions } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { editEvent, type EventEdit } from '../events/edit-event.ts';
import type { Event } from '../records/events.sql.ts';
import { addCalendar, addEventCategory, addResource, scheduling as module } from '../index.ts';
import { listEvents } from '../events/list-events.ts';
import { searchEvents } from '../events/search-events.ts';

// Noon on a Saturday in New York; every series of these tests is later.
const app = useTestApp(new Date('2026-11-21T17:00:00Z'));
const ZONE = 'America/New_York';
const EVERYTHING = { attendees: true, category: true, patient: true, resources: true, series: true };

interface Availability extends TestClinic {
  doctor: string;
  nurse: string;
  visit: string;
  room: string;
  patient: string;
}
let clinic: Availability;
beforeAll(async () => {
  clinic = await makeFixture();
});

async function makeFixture(): Promise<Availability> {
  const made = await makeTestClinic(app(), module.accessRules);
  const { clinicId } = made;
  const [doctorId, nurseId] = await Promise.all(
    (['Doctor', 'Nurse'] as const).map(async (role) => (await made.as(role)).actor.userId),
  );
  const now = app().clock();
  const patient = await buildPatient(app(), clinicId);
  return app().database.transaction(async (tx) => {
    const doctor = await addCalendar(tx, { clinicId, userId: doctorId!, color: '#1f77b4' });
    const nurse = await addCalendar(tx, { clinicId, userId: nurseId!, color: '#2ca02c' });
    const visit = await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      now,
    );
    const room = await addResource(tx, { clinicId, name: 'Room 1', sortIndex: 0 }, now);
    return { ...made, doctor, nurse, visit, room, patient };
  });
}

const input = (start: string, more: object = {}) => ({
  title: 'Therapy',
  start,
  duration: 1800,
  category_id: clinic.visit,
  calendar_ids: [clinic.doctor],
  ...more,
});

async function book(
  start: string,
  more: object = {},
  decided: ConflictDecisions = { accepted: [] },
): Promise<BookingAnswer> {
  return must(await createEvent(await clinic.as('Front desk'), input(start, more), decided));
}

async function booked(start: string, more: object = {}): Promise<Event> {
  const { event } = await book(start, more);
  if (event === null) throw new Error('in the way');
  return event;
}

async function edit(event: Event, scope: EventEdit['scope'], patch: object, decided: Partial<ConflictDecisions> = {}) {
  const version = scope === 'one' ? event.version : await versionOf(event.series_id!);
  return editEvent(await clinic.as('Nurse'), { id: event.id, version, input: patch, scope, accepted: [], ...decided });
}

async function versionOf(id: string): Promise<number> {
  const { rows } = await app().database.pool.query('select version from scheduling.series where id = $1', [id]);
  return rows[0].version;
}

/** Returns everything on a calendar for 60 days from a given day. */
async function standing(from: string, calendar = clinic.doctor): Promise<Event[]> {
  const start = new Date(`${from}T05:00:00Z`);
  const stretch = { start, end: new Date(start.getTime() + 60 * 86_400_000), calendar_ids: [calendar] };
  return must(await listEvents(await clinic.as('Read-only'), stretch, EVERYTHING));
}

const clocks = (events: readonly Event[]) => events.map(({ start_time }) => toWallClock(start_time, ZONE).slice(0, 16));
const WEEKLY = { RRULE: 'FREQ=WEEKLY;COUNT=4' };

describe('a series', () => {
  test('is on the calendar at each wall-clock time, under one series ID', async () => {
    const first = await booked('2027-03-01 09:00:00', WEEKLY);
    const events = await standing('2027-03-01');
    expect(clocks(events)).toEqual(['2027-03-01 09:00', '2027-03-08 09:00', '2027-03-15 09:00', '2027-03-22 09:00']);
    expect(new Set(events.map(({ series_id }) => series_id))).toEqual(new Set([first.series_id]));
    const { rows } = await app().database.pool.query(
      `select changes from audit.inbox where object_id = $1 and action = 'create'`,
      [first.series_id],
    );
    expect(rows).toMatchObject([{ changes: { occurrences: { after: 4 }, rrule: { after: 'FREQ=WEEKLY;COUNT=4' } } }]);
  });

  test('updates its patient’s activity when booked, moved, canceled, split and deleted', async () => {
    const first = await booked('2029-03-05 09:00:00', { ...WEEKLY, patient_id: clinic.patient });
    must(await edit(first, 'entire', { start: '2029-03-05 11:00:00' }));
    const [, second] = await standing('2029-03-05');
    must(await edit(second!, 'following', { status: 'canceled' }));
    const [, third] = await standing('2029-03-05');
    const version = await versionOf(third!.series_id!);
    expect(await deleteEvent(await clinic.as('Front desk'), third!.id, version, 'entire')).toEqual({ ok: true });
    const { rows } = await app().database.pool.query(
      `select action, changes from audit.inbox where patient_id = $1 and object_type = 'event_series' order by time, id`,
      [clinic.patient],
    );
    expect(rows.map(({ action }: { action: string }) => action).toSorted()).toEqual([
      'create',
      'create',
      'delete',
      'update',
    ]);
    const { rows: events } = await app().database.pool.query(
      `select distinct body->>'kind' as kind from platform.outbox where topic = 'scheduling.event-changed'
         and body->>'id' = any($1) order by 1`,
      [[first.id, second!.id]],
    );
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['canceled', 'created', 'deleted', 'moved']);
  });

  test.each([
    ['FREQ=WEEKLY', 'Choose either an end date or a number of events'],
    ['FREQ=DAILY;COUNT=731', 'A series can have at most 730 events'],
    ['FREQ=DAILY;UNTIL=20290601', 'A series can have at most 730 events'],
    ['FREQ=DAILY;UNTIL=20260101', 'This rule does not produce any events'],
    ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5', 'This rule does not produce any events'],
    ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;UNTIL=20991231T000000Z', 'This rule does not produce any events'],
    ['FREQ=YEARLY;INTERVAL=99;COUNT=700', 'This series ends too far in the future'],
  ])('with %s is rejected', async (RRULE, message) => {
    const error = (await createEvent(await clinic.as('Front desk'), input('2027-03-01 09:00:00', { RRULE }), {
      accepted: [],
    })) as DomainError;
    expect(error.issues).toEqual([{ path: 'event_input.RRULE', message }]);
  });

  test('that would overlap itself is rejected', async () => {
    const plan = input('2027-03-01 09:00:00', { RRULE: 'FREQ=DAILY;COUNT=3', duration: 90_000 });
    const error = (await createEvent(await clinic.as('Front desk'), plan, { accepted: [] })) as DomainError;
    expect(error.issues[0]!.message).toContain('before the next one starts');
  });

  test('with conflicts is not written; each occurrence reports its conflicts and free times', async () => {
    await booked('2027-06-08 09:15:00', { title: 'In the way' });
    const answer = await book('2027-06-01 09:00:00', WEEKLY);
    expect(answer.event).toBeNull();
    expect(answer.count).toBe(4);
    expect(answer.occurrences).toHaveLength(1);
    const [occurrence] = answer.occurrences!;
    expect(toWallClock(occurrence!.occurrence_start, ZONE)).toBe('2027-06-08 09:00:00');
    expect(occurrence!.conflicts).toMatchObject([{ title: 'In the way' }]);
    expect(toWallClock(occurrence!.alternatives[0]!, ZONE)).toBe('2027-06-08 08:45:00');
    expect(clocks(await standing('2027-06-01'))).toEqual(['2027-06-08 09:15']);
  });

  test('is written as decided: one skipped, one moved, one double-booked with a reason', async () => {
    const taken = [
      await booked('2027-08-03 09:00:00'),
      await booked('2027-08-10 09:00:00'),
      await booked('2027-08-17 09:00:00'),
    ];
    const answer = await book('2027-08-03 09:00:00', WEEKLY);
    const [one, two] = answer.occurrences!;
    const moved = [{ occurrence_start: two!.occurrence_start, start: '2027-08-10 11:00:00' }];
    const skipped = [one!.occurrence_start];
    const decided = { accepted: [taken[2]!.id], skipped, moved };
    const silent = await createEvent(await clinic.as('Front desk'), input('2027-08-03 09:00:00', WEEKLY), decided);
    expect(silent).toMatchObject({ issues: [{ path: 'conflict_reason' }] });
    const { event } = await book('2027-08-03 09:00:00', WEEKLY, { ...decided, reason: 'Patients come together' });
    const own = (await standing('2027-08-02')).filter(({ series_id }) => series_id === event!.series_id);
    expect(clocks(own)).toEqual(['2027-08-10 11:00', '2027-08-17 09:00', '2027-08-24 09:00']);
    expect(own.map(({ conflict_reason }) => conflict_reason)).toEqual([null, 'Patients come together', null]);
    expect(own[1]!.accepted_conflicts).toEqual([taken[2]!.id]);
    expect(own[0]!.series!.exdates).toHaveLength(1);
  });

  test('booked twice concurrently is booked once, and the other request gets the conflict', async () => {
    const [one, other] = [await clinic.as('Front desk'), await clinic.as('Doctor')];
    const answers = await Promise.all([
      createEvent(one, input('2027-10-04 09:00:00', WEEKLY), { accepted: [] }),
      createEvent(other, input('2027-10-11 09:00:00'), { accepted: [] }),
      createEvent(other, input('2027-10-04 09:10:00', WEEKLY), { accepted: [] }),
    ]);
    const written = answers.map(must).filter(({ event }) => event !== null);
    const events = await standing('2027-10-04');
    for (const event of events)
      expect(
        events.filter((other_) => other_.start_time < event.end_time && event.start_time < other_.end_time),
      ).toEqual([event]);
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(3);
  });
});

describe('one occurrence', () => {
  test('names the patient of a conflicting event', async () => {
    await booked('2032-09-06 09:00:00', { patient_id: clinic.patient });
    const { conflicts } = await book('2032-09-06 09:15:00');
    expect(conflicts).toMatchObject([{ title: 'Therapy', patient_name: expect.stringContaining('Moss') }]);
  });

  test('can’t be moved onto another one of its series', async () => {
    const moved = [{ occurrence_start: new Date('2031-09-09T13:00:00Z'), start: '2031-09-02 09:15:00' }];
    const decided = { accepted: [], moved };
    const answer = await createEvent(await clinic.as('Front desk'), input('2031-09-02 09:00:00', WEEKLY), decided);
    expect(answer).toMatchObject({ issues: [{ path: 'moved' }] });
    expect(await standing('2031-09-01')).toEqual([]);
    const beside = [{ ...moved[0]!, start: '2031-09-02 09:30:00' }];
    expect((await book('2031-09-02 09:00:00', WEEKLY, { accepted: [], moved: beside })).event).not.toBeNull();
  });

  test('keeps its ID and its own time when it was moved and the title of the series changes', async () => {
    const first = await booked('2028-01-03 09:00:00', WEEKLY);
    const [, second] = await standing('2028-01-03');
    const { event } = must(await edit(second!, 'one', { start: '2028-01-11 14:00:00', title: 'Moved' }));
    expect(event).toMatchObject({
      is_override: true,
      replaced_start: second!.replaced_start,
      series_id: first.series_id,
    });
    must(await edit(first, 'entire', { title: 'Renamed', notes: 'Bring shoes' }));
    const events = await standing('2028-01-03');
    expect(events.map(({ title }) => title)).toEqual(['Renamed', 'Moved', 'Renamed', 'Renamed']);
    expect(events.every(({ notes }) => notes === 'Bring shoes')).toBe(true);
    expect(clocks(events)[1]).toBe('2028-01-11 14:00');
  });

  test('that was deleted is excluded and does not come back', async () => {
    const first = await booked('2028-03-06 09:00:00', WEEKLY);
    const [, second] = await standing('2028-03-06');
    expect(await deleteEvent(await clinic.as('Doctor'), second!.id, second!.version)).toEqual({ ok: true });
    must(await edit(first, 'entire', { start: '2028-03-06 10:00:00', duration: 1800, timezone: ZONE }));
    const events = await standing('2028-03-06');
    expect(clocks(events)).toEqual(['2028-03-06 10:00', '2028-03-20 10:00', '2028-03-27 10:00']);
    expect(events[0]!.series!.exdates.map((date) => toWallClock(new Date(date), ZONE))).toEqual([
      '2028-03-13 10:00:00',
    ]);
  });
});

describe('the entire series', () => {
  test('moves by wall clock across a clock change, including individually moved events; record IDs stay', async () => {
    const first = await booked('2028-10-25 09:00:00', WEEKLY);
    const before = await standing('2028-10-25');
    must(await edit(before[1]!, 'one', { start: '2028-11-01 13:00:00' }));
    must(await edit(before[2]!, 'entire', { start: '2028-11-09 10:30:00', duration: 3600, timezone: ZONE }));
    const events = await standing('2028-10-25');
    expect(clocks(events)).toEqual(['2028-10-26 10:30', '2028-11-02 14:30', '2028-11-09 10:30', '2028-11-16 10:30']);
    expect(events.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(new Set(events.map(({ series_id }) => series_id))).toEqual(new Set([first.series_id]));
    expect(
      events
        .map((event) => event.replaced_start!.getTime())
        .every((time, n) => n === 1 || time === events[n]!.start_time.getTime()),
    ).toBe(true);
  });

  test('with a new rule keeps matching events and adds new ones', async () => {
    const first = await booked('2029-01-02 09:00:00', WEEKLY);
    must(await edit(first, 'entire', { RRULE: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=4' }));
    const events = await standing('2029-01-01');
    expect(clocks(events).map((text) => text.slice(0, 10))).toEqual([
      '2029-01-02',
      '2029-01-04',
      '2029-01-09',
      '2029-01-11',
    ]);
    expect(events[0]!.id).toBe(first.id);
  });

  test('rejects a save based on an older version', async () => {
    const first = await booked('2029-03-06 09:00:00', WEEKLY);
    must(await edit(first, 'entire', { title: 'One' }));
    const late = { id: first.id, version: 1, input: { title: 'Two' }, scope: 'entire' as const, accepted: [] };
    expect(await editEvent(await clinic.as('Nurse'), late)).toMatchObject({ code: 'STALE_VERSION' });
  });

  test('asks about a move with conflicts and writes nothing', async () => {
    const first = await booked('2029-05-07 09:00:00', WEEKLY);
    await booked('2029-05-14 11:00:00');
    const answer = must(await edit(first, 'entire', { start: '2029-05-07 11:00:00', duration: 1800 }));
    expect(answer.occurrences).toHaveLength(1);
    expect(clocks(await standing('2029-05-07')).filter((text) => text.endsWith('11:00'))).toEqual(['2029-05-14 11:00']);
    const skipped = [answer.occurrences![0]!.occurrence_start];
    must(await edit(first, 'entire', { start: '2029-05-07 11:00:00', duration: 1800 }, { skipped }));
    expect(clocks(await standing('2029-05-07'))).toEqual([
      '2029-05-07 11:00',
      '2029-05-14 11:00',
      '2029-05-21 11:00',
      '2029-05-28 11:00',
    ]);
  });

  test('keeps the time of past events', async () => {
    const first = await booked('2029-08-06 09:00:00', WEEKLY);
    must(await edit(first, 'one', { status: 'checkedin' }));
    const [, second] = await standing('2029-08-06');
    must(await edit(second!, 'entire', { start: '2029-08-13 15:00:00', title: 'Later' }));
    expect(clocks(await standing('2029-08-06'))).toEqual([
      '2029-08-06 09:00',
      '2029-08-13 15:00',
      '2029-08-20 15:00',
      '2029-08-27 15:00',
    ]);
    expect(
      await deleteEvent(await clinic.as('Doctor'), second!.id, await versionOf(first.series_id!), 'entire'),
    ).toEqual({ ok: true });
    expect(clocks(await standing('2029-08-06'))).toEqual(['2029-08-06 09:00']);
  });
});

describe('this and following', () => {
  test('rejects a save based on a version from before the series was split', async () => {
    const first = await booked('2031-02-03 09:00:00', WEEKLY);
    must(await edit(first, 'entire', { title: 'One' }));
    const [, second] = await standing('2031-02-03');
    const seen = second!.series!.version;
    must(await edit(second!, 'following', { title: 'Two' }));
    const late = { id: second!.id, version: seen, input: { title: 'Three' }, scope: 'entire' as const, accepted: [] };
    expect(await editEvent(await clinic.as('Nurse'), late)).toMatchObject({ code: 'STALE_VERSION' });
  });

  test('rejects a save based on a version from before the event became a series', async () => {
    const single = await booked('2031-04-07 09:00:00');
    must(await edit(single, 'one', { title: 'One' }));
    must(await edit({ ...single, version: 2 }, 'one', WEEKLY));
    const late = { id: single.id, version: 2, input: { title: 'Two' }, scope: 'entire' as const, accepted: [] };
    expect(await editEvent(await clinic.as('Nurse'), late)).toMatchObject({ code: 'STALE_VERSION' });
  });

  test('become a separate series; earlier events stay', async () => {
    const first = await booked('2030-01-07 09:00:00', WEEKLY);
    const before = await standing('2030-01-07');
    must(await edit(before[2]!, 'following', { start: '2030-01-22 16:00:00', duration: 1800 }));
    const events = await standing('2030-01-07');
    expect(clocks(events)).toEqual(['2030-01-07 09:00', '2030-01-14 09:00', '2030-01-22 16:00', '2030-01-29 16:00']);
    expect(events.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(new Set(events.map(({ series_id }) => series_id)).size).toBe(2);
    expect(events.map(({ series }) => series!.rrule)).toEqual([
      'FREQ=WEEKLY;COUNT=2',
      'FREQ=WEEKLY;COUNT=2',
      'FREQ=WEEKLY;COUNT=2',
      'FREQ=WEEKLY;COUNT=2',
    ]);
    must(await edit(first, 'entire', { title: 'First half' }));
    expect((await standing('2030-01-07')).map(({ title }) => title)).toEqual([
      'First half',
      'First half',
      'Therapy',
      'Therapy',
    ]);
  });

  test('are not split off if they have conflicts', async () => {
    const first = await booked('2030-04-01 09:00:00', WEEKLY);
    const [, , third] = await standing('2030-04-01');
    await booked('2030-04-22 12:00:00');
    const answer = must(await edit(third!, 'following', { start: '2030-04-15 12:00:00', duration: 1800 }));
    expect(answer.event).toBeNull();
    expect(new Set((await standing('2030-04-01')).map(({ series_id }) => series_id))).toEqual(
      new Set([first.series_id, null]),
    );
  });

  test('are deleted', async () => {
    const first = await booked('2030-07-01 09:00:00', WEEKLY);
    const [, second] = await standing('2030-07-01');
    await deleteEvent(await clinic.as('Doctor'), second!.id, await versionOf(first.series_id!), 'following');
    const events = await standing('2030-07-01');
    expect(clocks(events)).toEqual(['2030-07-01 09:00']);
    expect(events[0]!.series!.rrule).toBe('FREQ=WEEKLY;COUNT=1');
  });
});

test('a single event becomes a series and a single event again', async () => {
  const event = await booked('2030-09-02 09:00:00', { patient_id: clinic.patient });
  const one = { id: event.id, version: event.version, accepted: [] };
  const { event: series } = must(await editEvent(await clinic.as('Nurse'), { ...one, input: WEEKLY }));
  expect(series).toMatchObject({ id: event.id, patient_id: clinic.patient });
  expect(await standing('2030-09-02')).toHaveLength(4);
  const { event: alone } = must(await edit(series!, 'entire', { RRULE: null }));
  expect(alone).toMatchObject({ id: event.id, series_id: null });
  expect(await standing('2030-09-02')).toHaveLength(1);
});

test('a room can’t be double-booked, and the conflict names its event', async () => {
  await booked('2030-11-04 09:00:00', { resource_ids: [clinic.room] });
  const other = { resource_ids: [clinic.room], calendar_ids: [clinic.nurse] };
  expect((await book('2030-11-04 09:15:00', other)).conflicts).toMatchObject([{ who: 'Room 1' }]);
  const { occurrences } = await book('2030-11-04 09:15:00', { ...other, RRULE: 'FREQ=DAILY;COUNT=2' });
  expect(occurrences).toHaveLength(1);
  expect((await book('2030-11-04 09:30:00', other)).event).toMatchObject({ resource_ids: [clinic.room] });
});

test('search finds events by title and patient, future ones first', async () => {
  await booked('2030-12-02 09:00:00', { title: 'Knee check', patient_id: clinic.patient });
  const ctx = await clinic.as('Front desk');
  expect(await searchEvents(ctx, ' KNEE ')).toMatchObject([{ title: 'Knee check' }]);
  const found = await searchEvents(ctx, 'moss');
  expect(isDomainError(found) ? [] : found.map(({ last_name }) => last_name)).toContain('Moss');
  expect(await searchEvents(ctx, '%')).toEqual([]);
  expect(await searchEvents(ctx, '')).toEqual([]);
});
