// Over 300 lines: one sandbox provider serves all scenarios of a meeting.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { AppConfig } from '#platform/config.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling } from '#scheduling/server';
import { newId } from '#platform/id.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { dropMeetingJob } from '../drop-meeting.ts';
import { moveMeetings } from '../move-meeting.ts';
import { meetings } from '../index.ts';
import { beginLink, endLink, unlink } from '../link-account.ts';
import { readAccount } from '../linked-accounts.sql.ts';
import { readMeeting } from '../meetings.sql.ts';
import { planMeeting, removeMeeting, retryMeeting } from '../plan-meeting.ts';
import { followMember, retryAfterLink } from '../settle-host.ts';
import { settleMeetingJob } from '../settle-meeting.ts';

const app = useTestApp(new Date());
let folder = '';
let zoom: TestProvider;
let doctor: RequestContext;
let nurse: RequestContext;
let calendarId = '';
let nurseCalendar = '';
let categoryId = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-zoom-'));
  zoom = await startTestProvider('zoom', join(folder, 'zoom.json'));
  (app().config as { zoom: AppConfig | null }).zoom = zoom.app;
  const clinic = await makeTestClinic(app(), [...scheduling.accessRules, ...meetings.accessRules]);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  const { clinicId } = clinic;
  await app().database.transaction(async (tx) => {
    calendarId = await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' });
    nurseCalendar = await addCalendar(tx, { clinicId, userId: nurse.actor.userId, color: '#2ca02c' });
    categoryId = await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      app().clock(),
    );
  });
});
afterAll(async () => {
  await zoom.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  zoom.faults.length = 0;
  zoom.calls.length = 0;
  zoom.meetings().forEach(({ id }) => delete zoom.state.meetings![id]);
  await link();
});

const link = () => linkAs(doctor, 'doctor@example.com');

async function linkAs(member: RequestContext, account: string): Promise<void> {
  const begun = must(await beginLink(member, 'zoom'));
  const { code, state } = await zoom.allow(begun.url, account);
  expect(await endLink(member, 'zoom', code, state)).toEqual({ email: account, state: 'linked' });
}

async function makeEvent(): Promise<string> {
  const id = newId();
  const start = new Date(Date.UTC(2026, 11, 1, 15));
  const event = {
    id,
    title: 'Secret complaint',
    status: 'confirmed' as const,
    notes: null,
    color: null,
    start_time: start,
    end_time: new Date(start.getTime() + 1_800_000),
    time_zone: 'America/New_York',
    category_id: categoryId,
    patient_id: null,
    calendar_ids: [calendarId],
    accepted_conflicts: null,
    created_by: doctor.actor.userId,
    created_time: start,
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, doctor.actor.clinicId, [event]));
  return id;
}

async function plan(invitees: string[] = []): Promise<string> {
  const eventId = await makeEvent();
  must(await planMeeting(doctor, eventId, { password: '123456', agenda: 'Follow-up', invitees }));
  return eventId;
}

const read = async (eventId: string) => (await readMeeting(app().database.kysely, doctor.actor.clinicId, eventId))!;
async function settle(eventId: string) {
  const { clinic_id: clinicId, id } = await read(eventId);
  await settleMeetingJob(app(), { clinicId, id });
  return read(eventId);
}
const mails = async () => {
  const { rows } = await app().database.pool.query(
    `select key, recipient, state from deliveries.delivery where clinic_id = $1 and state <> 'cancelled' order by id`,
    [doctor.actor.clinicId],
  );
  return rows.map(({ key, recipient }) => `${recipient} ${key.slice(key.lastIndexOf(':') + 1)}`);
};
const move = (eventId: string) =>
  app().database.transaction((tx) =>
    moveMeetings(app(), tx, doctor.actor.clinicId, [
      { clinicId: doctor.actor.clinicId, topic: 'scheduling.event-changed', body: { id: eventId } },
    ]),
  );

test('a meeting is created without the event’s title, and its invitees get an email', async () => {
  const eventId = await plan(['ada@example.org']);
  expect(await mails()).toEqual([]);
  const made = await settle(eventId);
  expect(made).toMatchObject({ state: 'ready', settled_version: 1 });
  expect(zoom.meetings()).toMatchObject([{ topic: 'Appointment, Test Clinic', duration: 30, password: '123456' }]);
  expect(JSON.stringify(zoom.meetings())).not.toContain('Secret');
  expect(await mails()).toEqual(['ada@example.org REQUEST']);
  await settle(eventId);
  expect(zoom.meetings()).toHaveLength(1);
});

test('a lost response neither loses nor duplicates the meeting', async () => {
  const eventId = await plan();
  zoom.faults.push({ on: 'POST /v2/users/me/meetings', lose: true });
  expect(await settle(eventId)).toMatchObject({ state: 'creating', error: 'unreachable', provider_id: null });
  expect(zoom.meetings()).toHaveLength(1);
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
  expect(zoom.meetings()).toHaveLength(1);
});

test('a meeting whose creation was never confirmed is deleted too', async () => {
  const eventId = await plan();
  zoom.faults.push({ on: 'POST /v2/users/me/meetings', lose: true });
  await settle(eventId);
  await removeMeeting(doctor, eventId);
  expect(await settle(eventId)).toMatchObject({ state: 'ended', provider_id: null });
  expect(zoom.meetings()).toEqual([]);
});

test('after a crash the meeting stays claimed for a while, and is then continued by another process', async () => {
  const eventId = await plan();
  const { pool } = app().database;
  await pool.query(
    `update meetings.online_meeting set claimed_until = now() + interval '1 minute' where event_id = $1`,
    [eventId],
  );
  expect(await settle(eventId)).toMatchObject({ state: 'creating' });
  expect(zoom.meetings()).toEqual([]);
  await pool.query(
    `update meetings.online_meeting set claimed_until = now() - interval '1 second' where event_id = $1`,
    [eventId],
  );
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
});

test('an expired token is refreshed, once for all callers', async () => {
  const [one, other] = [await plan(), await plan()];
  zoom.endTokens('access');
  zoom.calls.length = 0;
  await Promise.all([settle(one), settle(other)]);
  expect([await read(one), await read(other)].map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(zoom.calls.filter((call) => call === 'POST /oauth/token')).toHaveLength(1);
});

test('a revoked consent is reported and fixed by linking again', async () => {
  const eventId = await plan();
  zoom.endTokens('all');
  expect(await settle(eventId)).toMatchObject({ state: 'failed', error: 'signed-out' });
  const key = { clinicId: doctor.actor.clinicId, userId: doctor.actor.userId, provider: 'zoom' as const };
  expect((await readAccount(app().database.kysely, key))?.state).toBe('expired');
  await link();
  expect(await retryMeeting(doctor, eventId)).toMatchObject({ state: 'creating' });
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
});

test('rate limits wait as long as Zoom says', async () => {
  const eventId = await plan();
  zoom.faults.push({ on: 'POST /v2/users/me/meetings', status: 429, retryAfter: 300 });
  expect(await settle(eventId)).toMatchObject({ state: 'creating', error: 'too-many', attempts: 1 });
  const { rows } = await app().database.pool.query(
    `select run_at > now() + interval '290 seconds' as waits from graphile_worker.jobs where key = $1`,
    [`settle-meeting ${(await read(eventId)).id}`],
  );
  expect(rows).toEqual([{ waits: true }]);
});

test('an error from Zoom fails immediately', async () => {
  const eventId = await plan();
  zoom.faults.push({ on: 'POST /v2/users/me/meetings', status: 400 });
  expect(await settle(eventId)).toMatchObject({ state: 'failed', error: 'refused' });
});

test('a meeting moves, ends and is restored with its event', async () => {
  const eventId = await plan(['bo@example.org']);
  await settle(eventId);
  const { pool } = app().database;
  await pool.query(`update deliveries.delivery set state = 'sent' where recipient = 'bo@example.org'`);
  await pool.query(
    `update scheduling.event set start_time = start_time + interval '1 day', end_time = end_time + interval '1 day' where id = $1`,
    [eventId],
  );
  await move(eventId);
  const moved = await settle(eventId);
  expect(zoom.meetings()).toMatchObject([{ start_time: '2026-12-02T15:00:00Z' }]);
  expect(moved).toMatchObject({ state: 'ready', sequence: 1 });
  await pool.query(`update deliveries.delivery set state = 'sent' where recipient = 'bo@example.org'`);
  await pool.query(`update scheduling.event set status = 'canceled' where id = $1`, [eventId]);
  await move(eventId);
  expect(await settle(eventId)).toMatchObject({ state: 'ended', is_wanted: false });
  expect(zoom.meetings()).toEqual([]);
  expect((await mails()).filter((mail) => mail.startsWith('bo@'))).toEqual([
    'bo@example.org REQUEST',
    'bo@example.org REQUEST',
    'bo@example.org CANCEL',
  ]);
  await pool.query(`update scheduling.event set status = 'confirmed' where id = $1`, [eventId]);
  await move(eventId);
  expect(await settle(eventId)).toMatchObject({ state: 'ready', is_wanted: true });
  expect(zoom.meetings()).toHaveLength(1);
});

test('a meeting deleted at Zoom is created again when it moves', async () => {
  const eventId = await plan();
  const made = await settle(eventId);
  delete zoom.state.meetings![Number(made.provider_id)];
  expect(isDomainError(await planMeeting(doctor, eventId, { password: '654321' }))).toBe(false);
  const again = await settle(eventId);
  expect(again.provider_id).not.toBe(made.provider_id);
  expect(zoom.meetings()).toMatchObject([{ password: '654321' }]);
});

test('a link attempt works once, and only for the user who started it', async () => {
  const begun = must(await beginLink(doctor, 'zoom'));
  const { code, state } = await zoom.allow(begun.url, 'doctor@example.com');
  const outsider = { ...doctor, actor: { ...doctor.actor, userId: newId() } };
  expect(await endLink(outsider, 'zoom', code, state)).toMatchObject({ code: 'LINK_EXPIRED' });
  expect(await endLink(doctor, 'zoom', code, state)).toMatchObject({ state: 'linked' });
  expect(await endLink(doctor, 'zoom', code, state)).toMatchObject({ code: 'LINK_EXPIRED' });
});

test('without a host no meeting is planned, and tokens are stored encrypted', async () => {
  const { rows } = await app().database.pool.query('select tokens from meetings.linked_account');
  const sealed = rows.map(({ tokens }: { tokens: Buffer }) => tokens.toString('latin1')).join('');
  for (const token of Object.keys(zoom.state.access)) expect(sealed).not.toContain(token);
  const eventId = await makeEvent();
  await unlink(doctor, 'zoom');
  expect(await planMeeting(doctor, eventId, { password: '123456' })).toMatchObject({ code: 'NO_HOST' });
});

test('invitees are notified of a new password once Zoom has it', async () => {
  const eventId = await plan(['cy@example.org']);
  await settle(eventId);
  const bodies = async () => {
    const { rows } = await app().database.pool.query(
      `select key from deliveries.delivery where recipient = 'cy@example.org' and state <> 'cancelled' order by id`,
    );
    return rows.length;
  };
  expect(await bodies()).toBe(1);
  await app().database.pool.query(`update deliveries.delivery set state = 'sent' where recipient = 'cy@example.org'`);
  await planMeeting(doctor, eventId, { password: '777777', invitees: ['cy@example.org'] });
  expect(await bodies()).toBe(1);
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
  expect(zoom.meetings()).toMatchObject([{ password: '777777' }]);
  expect(await bodies()).toBe(2);
});

test('a meeting moves to another account when its host leaves; without one, it ends and fails', async () => {
  const { clinicId, userId } = doctor.actor;
  const { pool } = app().database;
  const eventId = await plan(['di@example.org']);
  await settle(eventId);
  const [first] = zoom.meetings();
  await linkAs(nurse, 'nurse@example.com');
  await pool.query(
    `insert into scheduling.event_attendee (clinic_id, event_id, calendar_id, start_time, end_time, is_busy)
     select clinic_id, event_id, $2, start_time, end_time, is_busy from scheduling.event_attendee where event_id = $1`,
    [eventId, nurseCalendar],
  );
  const active = (id: string, is: boolean) =>
    pool.query('update practice.member set is_active = $3 where clinic_id = $1 and user_id = $2', [clinicId, id, is]);
  const leaves = async (id: string) => {
    await active(id, false);
    await app().database.transaction((tx) =>
      followMember(app(), tx, { clinicId, topic: 'practice.member-deactivated', body: { user_id: id } }),
    );
    await drop();
  };
  await leaves(userId);
  expect(await settle(eventId)).toMatchObject({ state: 'ready', host_id: nurse.actor.userId });
  expect(zoom.meetings()).toMatchObject([{ account: 'nurse@example.com' }]);
  expect(zoom.meetings()[0]!.id).not.toBe(first!.id);
  await leaves(nurse.actor.userId);
  expect(zoom.meetings()).toEqual([]);
  expect(await read(eventId)).toMatchObject({ state: 'failed', error: 'signed-out', provider_id: null });
  await active(userId, true);
  await active(nurse.actor.userId, true);
  expect(await retryMeeting(doctor, eventId)).toMatchObject({ state: 'creating' });
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
});

test('meetings that failed without an account are retried after linking', async () => {
  const eventId = await plan();
  zoom.endTokens('all');
  expect(await settle(eventId)).toMatchObject({ state: 'failed', error: 'signed-out' });
  await link();
  const { clinicId, userId } = doctor.actor;
  const body = { id: userId, provider: 'zoom' };
  await app().database.transaction((tx) =>
    retryAfterLink(app(), tx, { clinicId, topic: 'meetings.account-changed', body }),
  );
  expect(await settle(eventId)).toMatchObject({ state: 'ready' });
});

/** Runs the jobs that delete meetings in the account of a former host. */
async function drop(): Promise<void> {
  const { rows } = await app().database.pool.query(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'meetings.drop-meeting'`,
  );
  for (const { payload } of rows) await dropMeetingJob(app(), payload);
  await app().database.pool.query(
    `delete from graphile_worker._private_jobs where task_id in
       (select id from graphile_worker._private_tasks where identifier = 'meetings.drop-meeting')`,
  );
}

test('no database lock is held while Zoom doesn’t respond to token requests', async () => {
  const eventId = await plan();
  zoom.endTokens('access');
  zoom.calls.length = 0;
  zoom.faults.push({ on: 'POST /oauth/token', wait: 1200 });
  const settling = settle(eventId);
  await vi.waitFor(() => expect(zoom.calls).toContain('POST /oauth/token'));
  const { rows } = await app().database.pool.query(
    `select refresh_until > now() as asks from meetings.linked_account where provider = 'zoom' and user_id = $1
     for update nowait`,
    [doctor.actor.userId],
  );
  expect(rows).toEqual([{ asks: true }]);
  expect(await settling).toMatchObject({ state: 'ready' });
});
