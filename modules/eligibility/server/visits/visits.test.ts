import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addCalendar, addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { type ClearinghouseServer, startClearinghouseServer } from '../../../../sandbox/clearinghouse-server.ts';
import { listChecks } from '../checks/checks.sql.ts';
import { done, type EligibilityClinic, makeEligibilityClinic } from '../testing/eligibility-clinic.ts';
import { checkVisit, queueForClinic } from './check-visits.ts';
import { dayAfter, visitCoverage, visitsToVerify } from './visits.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const ZONE = 'America/New_York';
let server: ClearinghouseServer;
let clinic: EligibilityClinic;
let calendarId: string;
let categoryId: string;

beforeAll(async () => {
  const account = { user: 'u', password: 'p' };
  server = await startClearinghouseServer(account);
  const url = `http://127.0.0.1:${server.port}/core`;
  const clearinghouse = { url, protocol: 'core' as const, ...account, sender: 'SALUS', receiver: 'SANDBOX' };
  Object.assign(app().config, { clearinghouse });
  clinic = await makeEligibilityClinic(app());
  const { clinicId, doctor } = clinic;
  await app().database.pool.query(
    `update practice.member set npi = '1234567893' where clinic_id = $1 and user_id = $2`,
    [clinicId, doctor.actor.userId],
  );
  await app().database.transaction(async (tx) => {
    calendarId = await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#336699' });
    const category = { clinicId, name: 'Visit', color: '#336699', duration: 30, sortIndex: 0 };
    categoryId = await addEventCategory(tx, category, app().clock());
  });
});
afterAll(() => server.close());

async function book(patientId: string, start: string, status = 'confirmed'): Promise<string> {
  const id = newId();
  const begins = new Date(start);
  await app().database.transaction((tx) =>
    insertEventsInBulk(tx, clinic.clinicId, [
      {
        id,
        title: 'Follow-up',
        status: status as 'confirmed',
        notes: null,
        color: null,
        time_zone: ZONE,
        start_time: begins,
        end_time: new Date(begins.getTime() + 1_800_000),
        category_id: categoryId,
        patient_id: patientId,
        calendar_ids: [calendarId],
        accepted_conflicts: null,
        created_by: clinic.doctor.actor.userId,
        created_time: begins,
      },
    ]),
  );
  return id;
}

/** Queues and runs the checks due at a time, and returns how many. */
async function run(now: Date): Promise<number> {
  app().setClock(now);
  const count = await queueForClinic(app(), clinic.clinicId, ZONE, now);
  const { rows } = await app().database.pool.query(
    `select j.payload, j.key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'eligibility.check-visit'`,
  );
  for (const { payload, key } of rows) {
    await checkVisit(app(), payload);
    await app().database.pool.query('select graphile_worker.remove_job($1)', [key]);
  }
  return count;
}

const history = async (coverageId: string) =>
  (
    await listChecks(app().database.kysely, clinic.clinicId, { coverage_id: coverageId }, { skip: 0, take: 50 })
  ).checks.map(({ cause, outcome, service_date }) => `${cause} ${service_date} ${outcome}`);

test('checks tomorrow’s visit the evening before, and on the day, once each', async () => {
  const patient = await clinic.addPatient('Tomorrow');
  const coverage = await clinic.addCoverage(patient, { member_id: 'NOEND' });
  await book(patient, '2026-11-24T15:00:00Z');
  // 9 AM and 5 PM in Boston: too early.
  expect(await run(new Date('2026-11-23T14:00:00Z'))).toBe(0);
  expect(await run(new Date('2026-11-23T22:59:00Z'))).toBe(0);
  expect(await run(new Date('2026-11-23T23:07:00Z'))).toBe(1);
  expect(await run(new Date('2026-11-24T00:07:00Z'))).toBe(0);
  expect(await run(new Date('2026-11-24T09:59:00Z'))).toBe(0);
  expect(await run(new Date('2026-11-24T10:07:00Z'))).toBe(1);
  expect(await run(new Date('2026-11-24T11:07:00Z'))).toBe(0);
  expect(await history(coverage.id)).toEqual(['Day 2026-11-24 Active', 'Night 2026-11-24 Active']);
  const { rows } = await app().database.pool.query(
    `select user_name from audit.inbox where object_type = 'eligibility_check' and patient_id = $1`,
    [patient],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ user_name }) => user_name === null)).toBe(true);
});

test('retries up to three times without a response, but not after a rejection', async () => {
  const [silent, rejected] = [await clinic.addPatient('Silent'), await clinic.addPatient('Rejected')];
  const one = await clinic.addCoverage(silent, { member_id: 'HTTP-503' });
  const other = await clinic.addCoverage(rejected, { member_id: 'AAA-72' });
  await book(silent, '2026-11-25T20:00:00Z');
  await book(rejected, '2026-11-25T20:00:00Z');
  expect(await run(new Date('2026-11-25T12:07:00Z'))).toBe(2);
  expect(await run(new Date('2026-11-25T13:07:00Z'))).toBe(1);
  expect(await run(new Date('2026-11-25T14:07:00Z'))).toBe(1);
  expect(await run(new Date('2026-11-25T15:07:00Z'))).toBe(0);
  expect(await history(one.id)).toHaveLength(3);
  expect(await history(other.id)).toEqual(['Day 2026-11-25 Failed']);
});

test('lists visits without active coverage with the reason, except past, canceled and self-pay ones', async () => {
  const now = new Date('2026-11-26T13:00:00Z');
  const people = await Promise.all(
    ['Active', 'Ended', 'Unknown', 'Nobody', 'Lapsed', 'Canceled', 'Over', 'Fresh'].map((name) =>
      clinic.addPatient(name),
    ),
  );
  const [active, ended, unknown, nobody, lapsed, canceled, over, fresh] = people as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  await clinic.addCoverage(active, { member_id: 'W1' });
  await clinic.addCoverage(ended, { member_id: 'ENDED' });
  await clinic.addCoverage(unknown, { member_id: 'AAA-75' });
  await clinic.addCoverage(lapsed, { end_date: '2026-11-01' });
  await clinic.addCoverage(canceled, { member_id: 'ENDED' });
  await clinic.addCoverage(over, { member_id: 'ENDED' });
  for (const [at, person] of [active, ended, unknown, nobody, lapsed].entries())
    await book(person, `2026-11-26T${15 + at}:00:00Z`);
  await book(canceled, '2026-11-26T15:00:00Z', 'canceled');
  await book(over, '2026-11-26T11:00:00Z');
  await run(now);
  await clinic.addCoverage(fresh, { member_id: 'ENDED' });
  const event = await book(fresh, '2026-11-27T15:00:00Z');
  const ctx = { ...clinic.desk, now };
  const visits = done(await visitsToVerify(ctx, 2));
  expect(visits.map(({ last_name, status }) => [last_name, status])).toEqual([
    ['Ended', 'Inactive'],
    ['Unknown', 'MemberNotFound'],
    ['Lapsed', 'Inactive'],
  ]);
  expect(visits[0]).toMatchObject({ payer_name: 'Aetna', reasons: ['The coverage has ended.'], with: 'Doctor Tester' });
  expect(done(await visitCoverage(ctx, event))).toMatchObject({ status: 'NotChecked', is_warning: false });
  expect(await visitsToVerify(ctx, 99)).toMatchObject({ code: 'BAD_USER_INPUT' });
  const other = await makeEligibilityClinic(app());
  expect(await visitCoverage({ ...other.desk, now }, event)).toMatchObject({ code: 'NOT_FOUND' });
  expect(done(await visitsToVerify({ ...other.desk, now }, 2))).toEqual([]);
});

test('counts days by the calendar', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});
