import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { practice } from '#practice/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { sessions } from '../index.ts';
import { endOneSession } from './end-one-session.ts';
import { sessionReport } from './session-report.ts';

const app = useTestApp();
const db = () => app().database.kysely;
// In Boston; Friday the 20th, Saturday the 21st.
const at = (time: string): Date => new Date(`2026-11-${time}:00-05:00`);
let clinic: TestClinic;
let doctor: string;
let nurse: string;

async function add(
  userId: string,
  from: Date,
  seen: Date,
  end: string | null,
  more: { device?: string; ip?: string } = {},
): Promise<string> {
  const id = newId();
  await sql`insert into sessions.session (clinic_id, id, user_id, practice_id, device_id, user_agent, ip, method, created_time, seen_time,
      ended_time, end_reason)
    values (${clinic.clinicId}, ${id}, ${userId}, ${clinic.practiceId}, ${more.device ?? 'desk'}, 'Mozilla/5.0 (Windows) Firefox/140.0',
      ${more.ip ?? '10.0.0.1'}, 'password', ${from}, ${seen}, ${end === null ? null : seen}, ${end})`.execute(db());
  return id;
}

beforeAll(async () => {
  clinic = await makeTestClinic(app(), [...practice.accessRules, ...sessions.accessRules]);
  doctor = (await clinic.as('Doctor')).actor.userId;
  nurse = (await clinic.as('Nurse')).actor.userId;
  await add(doctor, at('20T08:00'), at('20T12:00'), 'logout');
  await add(doctor, at('20T11:00'), at('20T11:30'), 'time-out', { device: 'phone', ip: '10.0.0.9' });
  await add(doctor, at('21T10:00'), at('21T10:20'), 'administrator');
  await add(nurse, at('20T22:00'), at('20T22:15'), null);
  await add(nurse, at('10T09:00'), at('10T10:00'), 'logout');
  await sql`insert into sessions.failed_sign_in (clinic_id, id, user_id, reason, user_agent, ip, time)
    values (${clinic.clinicId}, ${newId()}, ${nurse}, 'password', null, '10.0.0.7', ${at('20T21:59')})`.execute(db());
});

const input = (more: object = {}) =>
  reportInput({
    clinicId: clinic.clinicId,
    from: '2026-11-20',
    to: '2026-11-21',
    timeZone: 'America/New_York',
    now: app().clock(),
    breakdown: 'member',
    ...more,
  });

test('counts sessions by member', async () => {
  expect(await checkReport(sessionReport, db(), input())).toEqual([
    {
      key: doctor,
      name: 'Doctor Tester',
      sessions: 3,
      minutes: 290,
      open: 0,
      logout: 1,
      timeout: 1,
      ended: 1,
      off_hours: 1,
      concurrent: 2,
      failed: 0,
    },
    {
      key: nurse,
      name: 'Nurse Tester',
      sessions: 1,
      minutes: 15,
      open: 1,
      logout: 0,
      timeout: 0,
      ended: 0,
      off_hours: 1,
      concurrent: 0,
      failed: 1,
    },
  ]);
});

test.each([
  ['day', ['2026-11-21 1', '2026-11-20 3']],
  ['end', ['Ended by an administrator 1', 'Timed out 1', 'Open 1', 'Signed out 1', 'Not started 0']],
  ['address', ['10.0.0.1 3', '10.0.0.9 1', '10.0.0.7 0']],
])('breaks sessions down by %s', async (breakdown, named) => {
  const rows = await checkReport(sessionReport, db(), input({ breakdown }));
  expect(rows.map(({ name, sessions: count }) => `${name} ${count}`).toSorted()).toEqual(named.toSorted());
});

test('filters by member, and includes nothing of another clinic', async () => {
  const rows = await sessionReport.read(db(), input({ filters: { member: nurse } }));
  expect(rows).toMatchObject([{ key: nurse, sessions: 1 }]);
  const failed = await sessionReport.drill!.read(db(), input(), {}, 'failed');
  expect(failed).toMatchObject([{ member: 'Nurse Tester', ip: '10.0.0.7', is_open: 0 }]);
  const foreign = await makeTestClinic(app(), sessions.accessRules);
  expect(await sessionReport.read(db(), input({ clinicId: foreign.clinicId }))).toEqual([]);
});

test('a session is ended once, by a user who administers its member', async () => {
  const manager = await clinic.as('Manager');
  const [open] = await sessionReport.drill!.read(db(), input(), {}, 'open');
  expect(sessionReport.actions![0]!.offered!(open!)).toBe(true);
  const foreign = await makeTestClinic(app(), [...practice.accessRules, ...sessions.accessRules]);
  const code = (answer: unknown) => (isDomainError(answer) ? answer.code : answer);
  expect(code(await endOneSession(await foreign.as('Manager'), String(open!['key'])))).toBe('NOT_FOUND');
  expect(code(await endOneSession(manager, 'no id'))).toBe('NOT_FOUND');
  expect(code(await endOneSession(manager, manager.actor.sessionId))).toBe('USE_LOGOUT');
  expect(await endOneSession(manager, String(open!['key']))).toBe('Session ended.');
  expect(code(await endOneSession(manager, String(open!['key'])))).toBe('NOT_FOUND');
  expect(await sessionReport.read(db(), input())).toContainEqual(
    expect.objectContaining({ key: nurse, open: 0, ended: 1 }),
  );
  const admin = await clinic.as('Admin');
  const theirs = await add(admin.actor.userId, at('20T09:00'), at('20T09:30'), null);
  expect(code(await endOneSession(manager, theirs))).toBe('MORE_RIGHTS');
});

test('composes a year from its months', async () => {
  await add(doctor, new Date('2026-03-31T22:00:00-04:00'), new Date('2026-04-01T02:00:00-04:00'), 'logout');
  await add(doctor, new Date('2026-04-01T01:00:00-04:00'), new Date('2026-04-01T01:30:00-04:00'), 'logout', {
    device: 'phone',
  });
  for (const breakdown of ['member', 'day', 'end', 'address']) {
    const year = input({ from: '2026-01-01', to: '2026-11-30', breakdown });
    const first = await checkReport(sessionReport, db(), year);
    expect(await checkReport(sessionReport, db(), year)).toEqual(first);
    expect(first.reduce((sum, { concurrent }) => sum + Number(concurrent), 0)).toBe(4);
  }
});
