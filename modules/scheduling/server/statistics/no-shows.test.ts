import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import type { ReportRow } from '#platform/reports/report.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type BulkPatient, insertPatientsInBulk } from '#patients/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createEvent } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling } from '../index.ts';
import { recordCancelReason } from '../events/record-cancel-reason.ts';
import { noShowReport } from './no-show-report.ts';
import { visitsByMonth } from './visits-by-month.ts';

// Monday, November 23, 2026, 9 AM in Boston.
const app = useTestApp();
let clinic: TestClinic;
let [doctor, nurse, visit, physical]: string[] = [];
let patients: string[];

const at = (time: string): Date => new Date(`2026-11-${time}:00-05:00`);
const db = () => app().database.kysely;

interface Visit {
  start: Date;
  status: 'pending' | 'confirmed' | 'checkedin' | 'noshow' | 'canceled';
  patient?: number | null;
  on?: string[];
  minutes?: number;
  booked?: Date;
  canceled?: Date;
  category?: string;
}

async function add(one: Visit): Promise<string> {
  const id = newId();
  const { start, status, patient = 0, on = [doctor!], minutes = 30, booked = at('01T09:00') } = one;
  const event = {
    id,
    title: 'Visit',
    status,
    notes: null,
    color: null,
    start_time: start,
    time_zone: 'America/New_York',
    end_time: new Date(start.getTime() + minutes * 60_000),
    category_id: one.category ?? visit!,
    patient_id: patient === null ? null : patients[patient]!,
    is_online_meeting: false,
    accepted_conflicts: null,
    created_by: (await clinic.as('Doctor')).actor.userId,
    created_time: booked,
    calendar_ids: on,
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, clinic.clinicId, [event]));
  if (one.canceled !== undefined)
    await sql`update scheduling.event set canceled_time = ${one.canceled} where clinic_id = ${clinic.clinicId} and id = ${id}`.execute(
      db(),
    );
  return id;
}

beforeAll(async () => {
  clinic = await makeTestClinic(app(), scheduling.accessRules);
  const { clinicId } = clinic;
  const users = [(await clinic.as('Doctor')).actor.userId, (await clinic.as('Nurse')).actor.userId];
  const now = app().clock();
  await app().database.transaction(async (tx) => {
    doctor = await addCalendar(tx, { clinicId, userId: users[0]!, color: '#1f77b4' });
    nurse = await addCalendar(tx, { clinicId, userId: users[1]!, color: '#2ca02c' });
    visit = await addEventCategory(tx, { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 }, now);
    physical = await addEventCategory(
      tx,
      { clinicId, name: 'Physical', color: '#0f6663', duration: 60, sortIndex: 1 },
      now,
    );
    const person = {
      gender: 'Female',
      date_of_birth: '1980-05-01',
      mailing_address: null,
      deceased_date: null,
      tags: [],
    };
    patients = await insertPatientsInBulk(
      tx,
      clinicId,
      ['Ada', 'Bea', 'Cleo'].map(
        (name) => ({ ...person, first_name: name, last_name: 'Lang' }) as unknown as BulkPatient,
      ),
      now,
    );
  });
  // Ada: two visits, and a no-show on the 10th. Bea: two no-shows. Cleo: one early and one late cancellation, and one
  // appointment left open.
  await add({ start: at('03T09:00'), status: 'checkedin', patient: 0 });
  await add({ start: at('04T09:00'), status: 'checkedin', patient: 0, on: [nurse!], category: physical! });
  await add({ start: at('10T10:00'), status: 'noshow', patient: 0, booked: at('09T20:00') });
  await add({ start: at('11T10:00'), status: 'noshow', patient: 1, minutes: 45, on: [nurse!, doctor!] });
  await add({ start: at('12T23:30'), status: 'noshow', patient: 1, on: [nurse!] });
  await add({ start: at('13T10:00'), status: 'canceled', patient: 2, canceled: at('12T09:59') });
  await add({ start: at('16T10:00'), status: 'canceled', patient: 2, canceled: at('15T10:01') });
  await add({ start: at('17T10:00'), status: 'confirmed', patient: 2 });
  // Not counted: without a patient, in the future, before and after the range.
  await add({ start: at('17T12:00'), status: 'checkedin', patient: null });
  await add({ start: at('24T10:00'), status: 'confirmed', patient: 0 });
  await add({ start: new Date('2026-11-01T03:59:00Z'), status: 'noshow', patient: 0 });
  // The time of the visit canceled on the 16th was given to Ada, who came.
  await add({ start: at('16T10:00'), status: 'checkedin', patient: 0, minutes: 30 });
});

const month = { from: '2026-11-01', to: '2026-11-30', timeZone: 'America/New_York' };
const input = (more: object = {}) =>
  reportInput({ clinicId: clinic.clinicId, ...month, now: app().clock(), breakdown: 'provider', ...more });
const sum = (rows: ReportRow[], id: string): number => rows.reduce((all, row) => all + Number(row[id]), 0);

test('past appointments are counted once, for one provider each', async () => {
  const rows = await checkReport(noShowReport, db(), input());
  expect(rows).toEqual([
    {
      key: doctor,
      name: 'Doctor Tester',
      scheduled: 7,
      came: 2,
      noshow: 2,
      canceled: 2,
      late: 1,
      open: 1,
      moved: 0,
      lost: 105,
    },
    {
      key: nurse,
      name: 'Nurse Tester',
      scheduled: 2,
      came: 1,
      noshow: 1,
      canceled: 0,
      late: 0,
      open: 0,
      moved: 0,
      lost: 30,
    },
  ]);
});

test.each(['category', 'weekday', 'hour', 'lead', 'reminder', 'visit', 'month'])(
  'grouped by %s, the totals are the same',
  async (breakdown) => {
    const rows = await checkReport(noShowReport, db(), input({ breakdown }));
    expect(['scheduled', 'came', 'noshow', 'canceled', 'late', 'open', 'lost'].map((id) => sum(rows, id))).toEqual([
      9, 3, 3, 2, 1, 1, 135,
    ]);
  },
);

test('each breakdown names its rows', async () => {
  const named = async (breakdown: string) =>
    (await noShowReport.read(db(), input({ breakdown }))).map(({ name, scheduled }) => [name, scheduled]);
  expect(await named('category')).toEqual([
    ['Visit', 8],
    ['Physical', 1],
  ]);
  expect(await named('weekday')).toEqual([
    ['Monday', 2],
    ['Tuesday', 3],
    ['Wednesday', 2],
    ['Thursday', 1],
    ['Friday', 1],
  ]);
  expect(await named('hour')).toEqual([
    ['9 AM', 2],
    ['10 AM', 6],
    ['11 PM', 1],
  ]);
  expect(await named('lead')).toEqual([
    ['Less than a day', 1],
    ['1 to 6 days', 2],
    ['1 to 4 weeks', 6],
  ]);
  expect(await named('visit')).toEqual([
    ['New', 6],
    ['Known', 3],
  ]);
  // Bea has missed twice; Cleo once, since an early cancellation doesn't count as a miss.
  expect(await noShowReport.read(db(), input({ breakdown: 'patient' }))).toMatchObject([
    { key: patients[1], name: 'Bea Lang', noshow: 2, path: `/patients/${patients[1]}`, patient_id: patients[1] },
  ]);
});

test('filters select one provider or category; every calendar of an event matches', async () => {
  const scheduled = async (filters: object) =>
    sum(await checkReport(noShowReport, db(), input({ filters })), 'scheduled');
  expect(await scheduled({ provider: nurse! })).toBe(3);
  expect(await scheduled({ category: physical! })).toBe(1);
  expect(await noShowReport.filters[0]!.options(db(), clinic.clinicId)).toEqual([
    { value: doctor, label: 'Doctor Tester' },
    { value: nurse, label: 'Nurse Tester' },
  ]);
  expect(await noShowReport.filters[1]!.options(db(), newId())).toEqual([]);
});

test('the rows show what happened to the time and to the patient', async () => {
  const rows = await noShowReport.drill!.read(db(), input(), {}, 'canceled');
  expect(rows).toMatchObject([
    { patient: 'Cleo Lang', status: 'Canceled late', refilled: 'Yes', next: '2026-11-17T15:00:00.000Z', minutes: 30 },
    { patient: 'Cleo Lang', status: 'Canceled', refilled: 'No', canceled_at: '2026-11-12T14:59:00.000Z' },
  ]);
  expect(await noShowReport.drill!.read(db(), input(), { key: newId() }, 'canceled')).toEqual([]);
});

test('excludes another clinic’s appointments', async () => {
  const foreign = await makeTestClinic(app(), scheduling.accessRules);
  for (const { id: breakdown } of noShowReport.breakdowns!)
    expect(await noShowReport.read(db(), input({ clinicId: foreign.clinicId, breakdown }))).toEqual([]);
  expect(await visitsByMonth.read(db(), input({ clinicId: foreign.clinicId }))).toEqual([]);
});

test('months have visits and no-shows', async () => {
  const rows = await checkReport(visitsByMonth, db(), input({ from: '2026-10-01' }));
  expect(rows.toSorted((one, other) => String(one['key']).localeCompare(String(other['key'])))).toEqual([
    { key: '2026-10', visits: 0, scheduled: 1, noshows: 1 },
    { key: '2026-11', visits: 3, scheduled: 9, noshows: 3 },
  ]);
});

test('the cancellation time and the number of moves are stored with the appointment', async () => {
  const ctx = await clinic.as('Front desk');
  const wish = {
    title: 'Visit',
    start: '2026-11-27 10:00:00',
    duration: 1800,
    category_id: visit,
    calendar_ids: [doctor],
    patient_id: patients[2],
  };
  const made = must(await createEvent(ctx, wish, { accepted: [], reason: '' }));
  let event = made.event!;
  const readCancellation = async () =>
    (
      await sql<{
        canceled_time: Date | null;
        times_moved: number;
      }>`select canceled_time, times_moved from scheduling.event
      where clinic_id = ${clinic.clinicId} and id = ${event.id}`.execute(db())
    ).rows[0];
  const edit = async (patch: object) => {
    const answer = must(
      await editEvent(
        { ...ctx, now: app().clock() },
        { id: event.id, version: event.version, input: patch, accepted: [], reason: '' },
      ),
    );
    event = answer.event!;
  };
  await edit({ notes: 'Bring the list' });
  expect(await readCancellation()).toEqual({ canceled_time: null, times_moved: 0 });
  await edit({ start: '2026-11-27 11:00:00' });
  expect(await readCancellation()).toEqual({ canceled_time: null, times_moved: 1 });
  const before = app().clock();
  await edit({ status: 'canceled' });
  app().setClock(new Date(before.getTime() + 3_600_000));
  await edit({ notes: 'Called' });
  expect(await readCancellation()).toEqual({ canceled_time: before, times_moved: 1 });
  await edit({ status: 'confirmed' });
  expect(await readCancellation()).toMatchObject({ canceled_time: null });
  app().setClock(before);
  expect(isDomainError(await deleteEvent(ctx, event.id, event.version))).toBe(false);
});

test('the cancel reason is recorded, changed and shown in the report', async () => {
  const ctx = await clinic.as('Doctor');
  const [canceled, stands] = await Promise.all([
    add({ start: at('20T10:00'), status: 'canceled', patient: 1, canceled: at('20T08:00') }),
    add({ start: at('20T11:00'), status: 'checkedin', patient: 1 }),
  ]);
  const code = async (id: string, reason: string) => {
    const answer = await recordCancelReason(ctx, id, reason);
    return isDomainError(answer) ? answer.code : 'ok';
  };
  expect(await code(canceled, 'weather')).toBe('BAD_USER_INPUT');
  expect(await code(stands, 'ill')).toBe('NOT_CANCELED');
  expect(await code(newId(), 'ill')).toBe('NOT_FOUND');
  expect(await code(canceled, 'ill')).toBe('ok');
  expect(await code(canceled, 'no_way')).toBe('ok');
  const report = input({ from: '2026-11-20', to: '2026-11-20', breakdown: 'reason' });
  expect(await checkReport(noShowReport, db(), report)).toMatchObject([
    { name: 'No transportation', scheduled: 1, canceled: 1, late: 1, lost: 30 },
    { name: 'Not canceled', scheduled: 1, canceled: 0 },
  ]);
  const [row] = await noShowReport.drill!.read(db(), report, {}, 'canceled');
  expect(row).toMatchObject({ why: 'No transportation' });
});
