// Over 300 lines: one fixture of two clinics serves every command on events.
import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import type { BookingAnswer, BookingConflict } from '../booking/booking.ts';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import type { Event } from '../records/events.sql.ts';
import { findEvent } from './find-event.ts';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling as module } from '../index.ts';
import { listEvents } from './list-events.ts';
import { listPatientEvents } from './list-patient-events.ts';
import { practiceInfo } from '../practice-info.ts';

const app = useTestApp();

interface Availability extends TestClinic {
  doctor: string;
  nurse: string;
  visit: string;
  patient: string;
}

let clinic: Availability;
let other: Availability;
beforeAll(async () => {
  clinic = await makeFixture();
  other = await makeFixture();
});

async function makeFixture(): Promise<Availability> {
  const made = await makeTestClinic(app(), module.accessRules);
  const { clinicId } = made;
  const users = await Promise.all(
    (['Doctor', 'Nurse'] as const).map(async (role) => (await made.as(role)).actor.userId),
  );
  const now = app().clock();
  const patient = await buildPatient(app(), clinicId, { first_name: 'Zoë', last_name: 'Núñez' });
  return app().database.transaction(async (tx) => {
    const doctor = await addCalendar(tx, { clinicId, userId: users[0]!, color: '#1f77b4' });
    const nurse = await addCalendar(tx, { clinicId, userId: users[1]!, color: '#2ca02c' });
    const visit = await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      now,
    );
    return { ...made, doctor, nurse, visit, patient };
  });
}

// Each test uses a different day.
let days = 0;
const nextDay = (): string => new Date(Date.UTC(2027, 0, 1) + (days += 1) * 86_400_000).toISOString().slice(0, 10);

const input = (start: string, more: object = {}) => ({
  title: 'Follow-up',
  start,
  duration: 1800,
  category_id: clinic.visit,
  calendar_ids: [clinic.doctor],
  ...more,
});

async function book(start: string, more: object = {}, accepted: readonly string[] = []): Promise<BookingAnswer> {
  return must(await createEvent(await clinic.as('Front desk'), input(start, more), { accepted, reason: 'urgent' }));
}

async function booked(start: string, more: object = {}, accepted: readonly string[] = []): Promise<Event> {
  return written(await book(start, more, accepted));
}

async function edit(
  event: Event,
  patch: object,
  accepted: readonly string[] = [],
): Promise<BookingAnswer | DomainError> {
  return editEvent(await clinic.as('Nurse'), {
    id: event.id,
    version: event.version,
    input: patch,
    accepted,
    reason: 'urgent',
  });
}

function written(answer: BookingAnswer | DomainError): Event {
  const { event, conflicts } = must(answer);
  if (event === null) throw new Error(`in the way: ${conflicts.map(({ title }) => title).join(', ')}`);
  return event;
}

function inTheWay(answer: BookingAnswer | DomainError): BookingConflict[] {
  return must(answer).conflicts;
}

async function shown(day: string, calendarIds = [clinic.doctor, clinic.nurse]): Promise<Event[]> {
  const start = new Date(`${day}T05:00:00Z`);
  const stretch = { start, end: new Date(start.getTime() + 86_400_000), calendar_ids: calendarIds };
  return must(
    await listEvents(await clinic.as('Read-only'), stretch, {
      attendees: true,
      category: true,
      patient: true,
    }),
  );
}

async function noted(
  id: string,
  action: string,
): Promise<{ patient_id: string | null; changes: Record<string, unknown> | null }[]> {
  const { rows } = await app().database.pool.query(
    'select patient_id, changes from audit.inbox where object_id = $1 and action = $2 order by id',
    [id, action],
  );
  return rows;
}

async function published(id: string): Promise<string[]> {
  const { rows } = await app().database.pool.query<{ kind: string }>(
    `select body->>'kind' as kind from platform.outbox where topic = 'scheduling.event-changed' and body->>'id' = $1 order by id`,
    [id],
  );
  return rows.map(({ kind }) => kind);
}

describe('a booking', () => {
  test('is on its calendar at its wall-clock time, is audited and published', async () => {
    const day = nextDay();
    const event = await booked(`${day} 09:00:00`, { patient_id: clinic.patient, notes: ' bring the scan ' });
    expect(event).toMatchObject({
      title: 'Follow-up',
      status: 'confirmed',
      notes: 'bring the scan',
      version: 1,
      time_zone: 'America/New_York',
      start_time: new Date(`${day}T14:00:00Z`),
      end_time: new Date(`${day}T14:30:00Z`),
      attendees: [{ calendar_id: clinic.doctor, first_name: 'Doctor' }],
      category: { category_name: 'Visit' },
      patient: { last_name: 'Núñez' },
    });
    expect(await noted(event.id, 'create')).toEqual([{ patient_id: clinic.patient, changes: null }]);
    expect(await published(event.id)).toEqual(['created']);
  });

  test('reads back as it was returned', async () => {
    const day = nextDay();
    const event = await booked(`${day} 10:00:00`, {
      calendar_ids: [clinic.nurse, clinic.doctor],
      patient_id: clinic.patient,
    });
    const found = await findEvent(await clinic.as('Doctor'), event.id, {
      attendees: true,
      resources: true,
      series: true,
      category: true,
      patient: true,
    });
    const { attendees, category, patient, ...own } = event;
    expect(found).toMatchObject(own);
    expect(found!.attendees!.map(({ calendar_id }) => calendar_id)).toEqual(
      attendees!.map(({ calendar_id }) => calendar_id),
    );
    expect(category).toMatchObject(found!.category!);
    expect(patient).toMatchObject(found!.patient!);
  });

  test('with invalid fields is rejected with the field errors of the specification', async () => {
    const wrong = { title: ' ', start: '', duration: 0, category_id: clinic.visit, calendar_ids: [] };
    const error = (await createEvent(await clinic.as('Front desk'), wrong, { accepted: [] })) as DomainError;
    expect(error.issues).toEqual([
      { path: 'event_input.title', message: 'Title and Event Type are required for new event.' },
      { path: 'event_input.start', message: 'Start Time and End Time are required for new event.' },
      { path: 'event_input.duration', message: 'The end must be after the start' },
      { path: 'event_input.calendar_ids', message: 'You must assign the event to at least one doctor' },
    ]);
  });

  test('with IDs of another clinic is rejected with field errors', async () => {
    const foreignIds = {
      calendar_ids: [clinic.doctor, other.doctor],
      category_id: other.visit,
      patient_id: other.patient,
    };
    const error = (await createEvent(await clinic.as('Front desk'), input(`${nextDay()} 09:00:00`, foreignIds), {
      accepted: [],
    })) as DomainError;
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(error.issues.map(({ path }) => path)).toEqual([
      'event_input.calendar_ids',
      'event_input.category_id',
      'event_input.patient_id',
    ]);
  });

  test('on an inactive calendar is rejected', async () => {
    const gone = await makeFixture();
    await app().database.pool.query('update scheduling.calendar set is_active = false where id = $1', [gone.doctor]);
    const plan = { ...input(`${nextDay()} 09:00:00`), calendar_ids: [gone.doctor], category_id: gone.visit };
    expect(await createEvent(await gone.as('Front desk'), plan, { accepted: [] })).toMatchObject({
      issues: [{ path: 'event_input.calendar_ids' }],
    });
  });

  test('at a time skipped in spring moves forward', async () => {
    expect((await booked('2027-03-14 02:30:00')).start_time).toEqual(new Date('2027-03-14T07:30:00Z'));
  });

  test('in another time zone uses that wall clock', async () => {
    const event = await booked(`${nextDay()} 09:00:00`, { timezone: 'America/Los_Angeles' });
    expect(event).toMatchObject({ time_zone: 'America/Los_Angeles' });
    expect(event.start_time.getUTCHours()).toBe(17);
  });
});

describe('a conflict', () => {
  test('reports the double-booked calendars and patients, and writes nothing', async () => {
    const day = nextDay();
    const first = await booked(`${day} 09:00:00`, { title: 'First' });
    const answer = await book(`${day} 09:15:00`, { title: 'Second' });
    expect(answer).toMatchObject({
      event: null,
      conflicts: [
        { event_id: first.id, title: 'First', start: first.start_time, end: first.end_time, who: 'Doctor Tester' },
      ],
    });
    expect(await shown(day)).toHaveLength(1);
  });

  test('requires an overlap: back-to-back events are allowed', async () => {
    const day = nextDay();
    await booked(`${day} 09:00:00`);
    expect(inTheWay(await book(`${day} 09:30:00`))).toEqual([]);
    expect(inTheWay(await book(`${day} 08:30:00`))).toEqual([]);
  });

  test('also includes the patient’s events on other calendars', async () => {
    const day = nextDay();
    await booked(`${day} 09:00:00`, { patient_id: clinic.patient });
    const conflicts = inTheWay(
      await book(`${day} 09:00:00`, { calendar_ids: [clinic.nurse], patient_id: clinic.patient }),
    );
    expect(conflicts.map(({ who }) => who)).toEqual(['Zoë Núñez']);
  });

  test('includes a long event that began days before', async () => {
    const day = nextDay();
    days += 15;
    const long = await booked(`${day} 00:00:00`, { duration: 14 * 86_400, title: 'Leave' });
    const late = new Date(long.end_time.getTime() - 60_000).toISOString().replace('T', ' ').slice(0, 19);
    expect(inTheWay(await book(late, { timezone: 'UTC' })).map(({ title }) => title)).toEqual(['Leave']);
    expect(inTheWay(await book(`${day} 00:00:00`, { timezone: 'UTC' }))).toEqual([]);
  });

  test('does not include canceled, missed and deleted events', async () => {
    const day = nextDay();
    await booked(`${day} 09:00:00`, { status: 'canceled' });
    await booked(`${day} 09:00:00`, { status: 'noshow' });
    const gone = await booked(`${day} 09:00:00`);
    expect(await deleteEvent(await clinic.as('Front desk'), gone.id, 1)).toEqual({ ok: true });
    expect(inTheWay(await book(`${day} 09:00:00`))).toEqual([]);
  });

  test('returns free alternative times within working hours, for new and moved events', async () => {
    // A Wednesday.
    const day = '2028-03-01';
    const first = await booked(`${day} 09:00:00`);
    const answer = await book(`${day} 09:15:00`);
    expect(answer.event).toBeNull();
    const startsOf = (found: BookingAnswer) => (found.alternatives ?? []).map((at) => at.toISOString().slice(0, 16));
    expect(startsOf(answer)).toEqual(['2028-03-01T14:30', '2028-03-01T13:30', '2028-03-02T14:15', '2028-03-03T14:15']);
    const second = await booked(`${day} 13:00:00`);
    const moved = must(await edit(second, { start: `${day} 09:00:00` }));
    expect(moved.event).toBeNull();
    expect(startsOf(moved)).toEqual(['2028-03-01T14:30', '2028-03-01T13:30', '2028-03-02T14:00', '2028-03-03T14:00']);
    expect(first.version).toBe(1);
  });

  test('that was accepted is booked and recorded; an unseen one is reported again', async () => {
    const day = nextDay();
    const first = await booked(`${day} 09:00:00`);
    const second = await booked(`${day} 09:00:00`, {}, [first.id]);
    expect(second.accepted_conflicts).toEqual([first.id]);
    expect(await noted(second.id, 'create')).toMatchObject([
      {
        changes: {
          accepted_conflicts: { before: null, after: [first.id] },
          conflict_reason: { before: null, after: 'urgent' },
        },
      },
    ]);
    expect(inTheWay(await book(`${day} 09:00:00`, {}, [first.id])).map(({ event_id }) => event_id)).toContain(
      second.id,
    );
  });

  test('does not include events of another clinic', async () => {
    const day = nextDay();
    await booked(`${day} 09:00:00`);
    const plan = { ...input(`${day} 09:00:00`), calendar_ids: [other.doctor], category_id: other.visit };
    expect(inTheWay(await createEvent(await other.as('Front desk'), plan, { accepted: [] }))).toEqual([]);
  });
});

describe('concurrent requests', () => {
  test('for one slot: one succeeds, the others get the conflict', async () => {
    const start = `${nextDay()} 09:00:00`;
    const ctx = await clinic.as('Front desk');
    const answers = (
      await Promise.all(Array.from({ length: 20 }, () => createEvent(ctx, input(start), { accepted: [] })))
    ).map(must);
    const won = answers.flatMap(({ event }) => event ?? []);
    expect(won).toHaveLength(1);
    expect(answers.flatMap(({ conflicts }) => conflicts.map(({ event_id }) => event_id))).toEqual(
      Array.from({ length: 19 }, () => won[0]!.id),
    );
  });

  test('for one slot from two processes: one succeeds', async () => {
    const start = `${nextDay()} 09:00:00`;
    const ctx = await clinic.as('Front desk');
    // A second process on the same database has its own queue.
    const elsewhere = { ...ctx, app: { ...ctx.app } };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => createEvent(n % 2 === 0 ? ctx : elsewhere, input(start), { accepted: [] })),
    );
    expect(answers.filter((answer) => must(answer).event !== null)).toHaveLength(1);
  });

  test('for one patient on two calendars: one succeeds', async () => {
    const start = `${nextDay()} 09:00:00`;
    const ctx = await clinic.as('Front desk');
    const elsewhere = { ...ctx, app: { ...ctx.app } };
    const plans = [clinic.doctor, clinic.nurse].map((id) =>
      input(start, { calendar_ids: [id], patient_id: clinic.patient }),
    );
    const answers = await Promise.all([
      createEvent(ctx, plans[0], { accepted: [] }),
      createEvent(elsewhere, plans[1], { accepted: [] }),
    ]);
    expect(answers.filter((answer) => must(answer).event !== null)).toHaveLength(1);
  });

  test('each get their own result, including rejected ones', async () => {
    const day = nextDay();
    const ctx = await clinic.as('Front desk');
    const hours = ['09', '10', '11', '12'];
    const bookings = hours.map((hour) =>
      createEvent(ctx, input(`${day} ${hour}:00:00`, { title: hour }), { accepted: [] }),
    );
    const [rejected, ...answers] = await Promise.all([
      createEvent(ctx, input(`${day} 13:00:00`, { patient_id: other.patient }), { accepted: [] }),
      ...bookings,
    ]);
    expect(rejected).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(answers.map((answer) => written(answer).title)).toEqual(hours);
    expect((await shown(day)).map(({ title }) => title)).toEqual(hours);
  });

  test('all succeed except one that cannot be written', async () => {
    const day = nextDay();
    const ctx = await clinic.as('Front desk');
    const broken = { ...ctx, actor: { ...ctx.actor, userId: 'nobody' } };
    const [failed, fine] = await Promise.allSettled([
      createEvent(broken, input(`${day} 09:00:00`), { accepted: [] }),
      createEvent(ctx, input(`${day} 10:00:00`), { accepted: [] }),
    ]);
    expect(failed.status).toBe('rejected');
    expect(fine.status).toBe('fulfilled');
    expect(await shown(day)).toHaveLength(1);
  });

  test('to edit one event: one succeeds, the others get a version conflict', async () => {
    const event = await booked(`${nextDay()} 09:00:00`);
    const answers = await Promise.all([1, 2, 3].map((n) => edit(event, { notes: `by ${n}` })));
    expect(answers.filter((answer) => isDomainError(answer) && answer.code === 'STALE_VERSION')).toHaveLength(2);
  });

  test('to move two events into one slot: one succeeds', async () => {
    const day = nextDay();
    const events = [await booked(`${day} 09:00:00`), await booked(`${day} 10:00:00`)];
    const answers = await Promise.all(events.map((event) => edit(event, { start: `${day} 15:00:00` })));
    expect(answers.filter((answer) => must(answer).event !== null)).toHaveLength(1);
  });
});

describe('an edit', () => {
  test('changes only the given fields, and is audited with before and after', async () => {
    const day = nextDay();
    const event = await booked(`${day} 09:00:00`, { notes: 'old', patient_id: clinic.patient });
    const changed = written(await edit(event, { notes: 'new', title: 'Other' }));
    expect(changed).toMatchObject({
      title: 'Other',
      notes: 'new',
      version: 2,
      start_time: event.start_time,
      patient_id: clinic.patient,
    });
    expect(await noted(event.id, 'update')).toMatchObject([
      {
        patient_id: clinic.patient,
        changes: { notes: { before: 'old', after: 'new' }, title: { before: 'Follow-up', after: 'Other' } },
      },
    ]);
    expect(await published(event.id)).toEqual(['created', 'changed']);
  });

  test('that changes nothing writes nothing', async () => {
    const event = await booked(`${nextDay()} 09:00:00`);
    expect(written(await edit(event, { title: 'Follow-up' })).version).toBe(1);
    expect(await noted(event.id, 'update')).toEqual([]);
  });

  test('moves the event to another time and other calendars', async () => {
    const day = nextDay();
    const event = await booked(`${day} 09:00:00`);
    const moved = written(await edit(event, { start: `${day} 11:00:00`, calendar_ids: [clinic.nurse] }));
    expect(moved.end_time.getTime() - moved.start_time.getTime()).toBe(1_800_000);
    expect(await shown(day, [clinic.doctor])).toEqual([]);
    expect(await shown(day, [clinic.nurse])).toMatchObject([
      { id: event.id, start_time: new Date(`${day}T16:00:00Z`) },
    ]);
    expect(await published(event.id)).toEqual(['created', 'moved']);
  });

  test('reports conflicts, but not with itself', async () => {
    const day = nextDay();
    const first = await booked(`${day} 09:00:00`);
    const second = await booked(`${day} 10:00:00`);
    expect(inTheWay(await edit(second, { start: `${day} 09:15:00` })).map(({ event_id }) => event_id)).toEqual([
      first.id,
    ]);
    expect(inTheWay(await edit(second, { start: `${day} 10:10:00` }))).toEqual([]);
  });

  test('asks only once about an accepted conflict', async () => {
    const day = nextDay();
    const first = await booked(`${day} 09:00:00`);
    const second = written(await edit(await booked(`${day} 10:00:00`), { start: `${day} 09:15:00` }, [first.id]));
    expect(second.accepted_conflicts).toEqual([first.id]);
    const longer = written(await edit(second, { duration: 3600 }));
    const away = written(await edit(longer, { start: `${day} 14:00:00` }));
    expect(away.accepted_conflicts).toBeNull();
  });

  test('restores a canceled event only if its time is free', async () => {
    const day = nextDay();
    const canceled = written(await edit(await booked(`${day} 09:00:00`), { status: 'canceled' }));
    expect(await published(canceled.id)).toEqual(['created', 'canceled']);
    const taken = await booked(`${day} 09:00:00`);
    expect(inTheWay(await edit(canceled, { status: 'confirmed' })).map(({ event_id }) => event_id)).toEqual([taken.id]);
  });

  test('checks a patient in without checking for conflicts', async () => {
    const day = nextDay();
    const first = await booked(`${day} 09:00:00`);
    await booked(`${day} 09:00:00`, {}, [first.id]);
    expect(written(await edit(first, { status: 'checkedin' })).status).toBe('checkedin');
    expect(await published(first.id)).toEqual(['created', 'checkedin']);
  });

  test('from one patient to another is audited for both', async () => {
    const event = await booked(`${nextDay()} 09:00:00`, { patient_id: clinic.patient });
    written(await edit(event, { patient_id: null }));
    expect(await noted(event.id, 'update')).toMatchObject([{ patient_id: clinic.patient }]);
  });

  test('with an old version, of a deleted event or of another clinic’s event is rejected', async () => {
    const event = await booked(`${nextDay()} 09:00:00`);
    expect(await edit({ ...event, version: 7 }, { notes: 'x' })).toMatchObject({ code: 'STALE_VERSION' });
    expect(
      await editEvent(await other.as('Nurse'), { id: event.id, version: 1, input: { notes: 'x' }, accepted: [] }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    await deleteEvent(await clinic.as('Front desk'), event.id, 1);
    expect(await edit(event, { notes: 'x' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await published(event.id)).toEqual(['created', 'deleted']);
  });

  test('with IDs of another clinic is rejected with field errors', async () => {
    const event = await booked(`${nextDay()} 09:00:00`);
    const error = (await edit(event, {
      calendar_ids: [other.doctor],
      category_id: other.visit,
      patient_id: other.patient,
    })) as DomainError;
    expect(error.issues.map(({ path }) => path)).toEqual([
      'event_input.calendar_ids',
      'event_input.category_id',
      'event_input.patient_id',
    ]);
  });

  test('keeps an inactive calendar', async () => {
    const availability = await makeFixture();
    const plan = {
      ...input(`${nextDay()} 09:00:00`),
      calendar_ids: [availability.doctor],
      category_id: availability.visit,
    };
    const event = written(await createEvent(await availability.as('Front desk'), plan, { accepted: [] }));
    await app().database.pool.query('update scheduling.calendar set is_active = false where id = $1', [
      availability.doctor,
    ]);
    const longer = await editEvent(await availability.as('Nurse'), {
      id: event.id,
      version: 1,
      input: { duration: 3600 },
      accepted: [],
    });
    expect(written(longer).version).toBe(2);
  });
});

describe('calendar access', () => {
  test('returns everything that overlaps the range, including events that began before it', async () => {
    const day = nextDay();
    const next = nextDay();
    await booked(`${day} 23:45:00`, { title: 'over midnight', duration: 3600 });
    await booked(`${next} 08:00:00`, { title: 'morning' });
    expect((await shown(next)).map(({ title }) => title)).toEqual(['over midnight', 'morning']);
    expect((await shown(next))[1]).toMatchObject({
      attendees: [{ last_name: 'Tester' }],
      category: { duration: 30 },
      patient: null,
    });
  });

  test('is audited', async () => {
    const ctx = await clinic.as('Doctor');
    await findEvent(ctx, newId(), {});
    await listPatientEvents(ctx, clinic.patient, 5, {});
    const { rows } = await app().database.pool.query(
      'select action, patient_id from audit.inbox where session_id = $1 order by action',
      [ctx.actor.sessionId],
    );
    expect(rows).toEqual([
      { action: 'read', patient_id: null },
      { action: 'search', patient_id: clinic.patient },
    ]);
  });

  test.each([
    ['a range of 63 days', { days: 63, calendars: 1 }, 'input.end'],
    ['a range that ends before it begins', { days: -1, calendars: 1 }, 'input.end'],
    ['more than 50 calendars', { days: 1, calendars: 51 }, 'input.calendar_ids'],
  ])('to %s is rejected', async (_name, size, path) => {
    const start = new Date('2027-01-01T00:00:00Z');
    const stretch = {
      start,
      end: new Date(start.getTime() + size.days * 86_400_000),
      calendar_ids: Array.from({ length: size.calendars }, newId),
    };
    expect(await listEvents(await clinic.as('Doctor'), stretch, {})).toMatchObject({ issues: [{ path }] });
  });

  test('to a patient’s events returns the latest first, and nothing of another clinic', async () => {
    const first = await booked(`${nextDay()} 09:00:00`, { patient_id: clinic.patient, title: 'earlier' });
    const second = await booked(`${nextDay()} 09:00:00`, { patient_id: clinic.patient, title: 'later' });
    expect(await listPatientEvents(await clinic.as('Doctor'), clinic.patient, 2, {})).toMatchObject([
      { id: second.id },
      { id: first.id },
    ]);
    expect(await listPatientEvents(await other.as('Doctor'), clinic.patient, 2, {})).toEqual([]);
    expect(await findEvent(await other.as('Doctor'), first.id, {})).toBeNull();
    expect(await listPatientEvents(await clinic.as('Doctor'), clinic.patient, 101, {})).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  });

  test('returns the practice’s calendars, categories and hours', async () => {
    const info = await practiceInfo(await clinic.as('Read-only'));
    expect(info).toMatchObject({
      time_zone: 'America/New_York',
      day_start_minute: 480,
      categories: [{ category_name: 'Visit' }],
    });
    expect(info.calendars.map(({ id }) => id).sort()).toEqual([clinic.doctor, clinic.nurse].sort());
  });
});

test('bulk-inserted events look like booked ones', async () => {
  const day = nextDay();
  const event = await booked(`${day} 09:00:00`, { patient_id: clinic.patient });
  const {
    attendees,
    category: _category,
    patient: _patient,
    clinic_id: _clinic,
    version: _version,
    updated_time: _time,
    ...fields
  } = event;
  const id = newId();
  const later = new Date(event.start_time.getTime() + 3_600_000);
  const copy = {
    ...fields,
    id,
    start_time: later,
    end_time: new Date(later.getTime() + 60_000),
    calendar_ids: attendees!.map((each) => each.calendar_id),
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, clinic.clinicId, [copy]));
  expect((await shown(day)).map((each) => each.id)).toEqual([event.id, id]);
});
