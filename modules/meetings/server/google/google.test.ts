// Over 300 lines: one linked sandbox calendar serves all tests, in both directions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { AppConfig } from '#platform/config.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addCalendar, addEventCategory, insertEventsInBulk, scheduling } from '#scheduling/server';
import { followAccount, takeCopiesBack } from './google-account.ts';
import { readSync } from './google.sql.ts';
import { meetings } from '../index.ts';
import { beginLink, endLink, unlink } from '../link-account.ts';
import { readAccount, readLinked } from '../linked-accounts.sql.ts';
import { pollCalendarJob } from './poll-calendar.ts';
import { pushEventJob } from './push-event.ts';
import { startTestProvider, type TestProvider } from '../testing/test-provider.ts';
import { unlinkGoogle } from './unlink-google.ts';

const app = useTestApp(new Date());
const ACCOUNT = 'doctor@example.com';
let folder = '';
let google: TestProvider;
let doctor: RequestContext;
let calendarId = '';
let categoryId = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-google-'));
  google = await startTestProvider('google', join(folder, 'google.json'));
  (app().config as { google: AppConfig | null }).google = google.app;
  const clinic = await makeTestClinic(app(), [...scheduling.accessRules, ...meetings.accessRules]);
  doctor = await clinic.as('Doctor');
  const { clinicId } = clinic;
  await app().database.transaction(async (tx) => {
    calendarId = await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' });
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    categoryId = await addEventCategory(tx, kind, app().clock());
  });
});
afterAll(async () => {
  await google.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  google.faults.length = 0;
  google.state.items = {};
  await link();
});

async function link(): Promise<void> {
  const begun = must(await beginLink(doctor, 'google'));
  const { code, state } = await google.allow(begun.url, ACCOUNT);
  expect(await endLink(doctor, 'google', code, state)).toMatchObject({ state: 'linked' });
  await follow();
}

const follow = () =>
  app().database.transaction((tx) =>
    followAccount(app(), tx, {
      clinicId: doctor.actor.clinicId,
      topic: 'meetings.account-changed',
      body: { id: doctor.actor.userId, provider: 'google' },
    }),
  );
const keyOf = () => ({ clinicId: doctor.actor.clinicId, userId: doctor.actor.userId });
const push = (eventId: string) => pushEventJob(app(), { clinicId: doctor.actor.clinicId, eventId });
const poll = () => pollCalendarJob(app(), { clinicId: doctor.actor.clinicId, userId: doctor.actor.userId });
const busy = async () => {
  const { rows } = await app().database.pool.query('select key from scheduling.busy_time order by key');
  return rows.map(({ key }: { key: string }) => key);
};
const later = (hours: number): Date => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + hours * 3_600_000);

async function makeEvent(): Promise<string> {
  const id = newId();
  const event = {
    id,
    title: 'Secret complaint',
    status: 'confirmed' as const,
    notes: null,
    color: null,
    start_time: later(24),
    end_time: later(25),
    time_zone: 'America/New_York',
    category_id: categoryId,
    patient_id: null,
    calendar_ids: [calendarId],
    accepted_conflicts: null,
    created_by: doctor.actor.userId,
    created_time: new Date(),
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, doctor.actor.clinicId, [event]));
  return id;
}

function theirs(id: string, fields: object = {}): void {
  const state = google.state as { items: Record<string, object>; rev: number };
  state.rev += 1;
  state.items[`${ACCOUNT} ${id}`] = {
    id,
    account: ACCOUNT,
    rev: state.rev,
    status: 'confirmed',
    summary: 'Dentist',
    start: { dateTime: later(48).toISOString() },
    end: { dateTime: later(49).toISOString() },
    ...fields,
  };
}

test('an event has one copy at Google without details, which moves and is deleted with it', async () => {
  const eventId = await makeEvent();
  await push(eventId);
  await push(eventId);
  expect(google.items()).toMatchObject([
    { summary: 'Busy', visibility: 'private', start: { dateTime: later(24).toISOString() } },
  ]);
  expect(JSON.stringify(google.items())).not.toContain('Secret');
  const { pool } = app().database;
  await pool.query(`update scheduling.event set end_time = end_time + interval '1 hour' where id = $1`, [eventId]);
  await push(eventId);
  expect(google.items()).toMatchObject([{ end: { dateTime: later(26).toISOString() } }]);
  await pool.query(`update scheduling.event set status = 'canceled' where id = $1`, [eventId]);
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'cancelled' }]);
  await pool.query(`update scheduling.event set status = 'confirmed' where id = $1`, [eventId]);
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'confirmed' }]);
});

test('a lost response creates no duplicate', async () => {
  const eventId = await makeEvent();
  google.faults.push({ on: 'POST /calendar/v3', lose: true });
  await expect(push(eventId)).rejects.toThrow('google did not accept the event');
  await push(eventId);
  expect(google.items()).toHaveLength(1);
});

test('busy times there are busy here until they end; free times are ignored', async () => {
  theirs('dentist');
  theirs('birthday', { transparency: 'transparent' });
  await poll();
  expect(await busy()).toEqual(['dentist']);
  theirs('yoga');
  await poll();
  expect(await busy()).toEqual(['dentist', 'yoga']);
  theirs('dentist', { status: 'cancelled' });
  await poll();
  expect(await busy()).toEqual(['yoga']);
});

test('our own copies are not busy times, and their change notifications are not sent back', async () => {
  const eventId = await makeEvent();
  await push(eventId);
  await poll();
  expect(await busy()).toEqual([]);
  google.calls.length = 0;
  await push(eventId);
  await poll();
  await push(eventId);
  expect(google.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test('a copy deleted at Google is restored', async () => {
  const eventId = await makeEvent();
  await push(eventId);
  await poll();
  const [copy] = google.items();
  theirs(copy!.id, { status: 'cancelled' });
  await poll();
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'confirmed', summary: 'Busy' }]);
});

test('an expired sync token causes a full sync', async () => {
  theirs('dentist');
  await poll();
  delete google.state.items![`${ACCOUNT} dentist`];
  theirs('yoga');
  google.state.oldest = 1e9;
  await poll();
  google.state.oldest = 0;
  expect(await busy()).toEqual(['yoga']);
});

test('rate limits and timeouts are retried, and a revoked consent is reported', async () => {
  google.faults.push({ on: 'GET /calendar/v3', status: 429, retryAfter: 5 });
  await expect(poll()).rejects.toThrow('google did not respond');
  google.faults.push({ on: 'GET /calendar/v3', lose: true });
  await expect(poll()).rejects.toThrow('google did not respond');
  google.endTokens('access');
  await poll();
  google.endTokens('all');
  await poll();
  const key = { clinicId: doctor.actor.clinicId, userId: doctor.actor.userId, provider: 'google' as const };
  expect((await readAccount(app().database.kysely, key))?.state).toBe('expired');
});

test('unlinking deletes everything imported', async () => {
  theirs('dentist');
  await poll();
  await unlink(doctor, 'google');
  await follow();
  expect(await busy()).toEqual([]);
  const { sync_token } = await readSync(app().database.kysely, doctor.actor.clinicId, doctor.actor.userId);
  expect(sync_token).toBeNull();
});

test('unlinking deletes our copies at Google and reports those that remain', async () => {
  const ids = [await makeEvent(), await makeEvent(), await makeEvent()];
  for (const id of ids) await push(id);
  theirs('dentist');
  // One of them was deleted manually.
  const [deleted] = google.items().filter(({ status }) => status === 'confirmed');
  deleted!.status = 'cancelled';
  expect(await unlinkGoogle(doctor)).toEqual({ ok: true, left: 0 });
  await follow();
  const standing = google.items().filter(({ status }) => status === 'confirmed');
  expect(standing.map(({ id }) => id)).toEqual(['dentist']);
  expect(await readAccount(app().database.kysely, { ...keyOf(), provider: 'google' })).toBeNull();
  expect(await unlinkGoogle(doctor)).toEqual({ ok: false, left: 0 });

  await link();
  for (const id of ids) await push(id);
  google.faults.push(...Array.from({ length: 6 }, () => ({ on: 'DELETE', status: 503 })));
  expect(await unlinkGoogle(doctor)).toEqual({ ok: true, left: 3 });
  await follow();
  expect(google.items().filter(({ status }) => status === 'confirmed')).toHaveLength(4);
  // After linking again, they are ours again.
  await link();
  google.faults.length = 0;
  for (const id of ids) await push(id);
  expect(await unlinkGoogle(doctor)).toEqual({ ok: true, left: 0 });
  expect(google.items().filter(({ status }) => status === 'confirmed')).toHaveLength(1);
});

test('unlinking also deletes copies being sent at that moment, and prevents new ones', async () => {
  const [known, fresh, late] = [await makeEvent(), await makeEvent(), await makeEvent()];
  await push(known);
  const { pool } = app().database;
  await pool.query(`update scheduling.event set end_time = end_time + interval '1 hour' where id = $1`, [known]);
  // Google has received a new one and a moved one, and responds slowly to both.
  google.faults.push({ on: 'POST /calendar/v3', wait: 900 }, { on: 'PUT /calendar/v3', wait: 900 });
  const underWay = Promise.all([push(known), push(fresh)]);
  await vi.waitFor(() => expect(google.faults).toEqual([]));
  const unlinked = unlinkGoogle(doctor);
  await vi.waitFor(async () => {
    const { rows } = await pool.query('select 1 from meetings.linked_account where ending_until > now()');
    expect(rows).toHaveLength(1);
  });
  await push(late);
  expect(await unlinked).toEqual({ ok: true, left: 0 });
  await underWay;
  await follow();
  await push(late);
  expect(google.items().filter(({ status }) => status === 'confirmed')).toEqual([]);
  expect((await pool.query('select 1 from meetings.google_copy where user_id = $1', [keyOf().userId])).rows).toEqual(
    [],
  );
});

test('a former member gets no more appointments', async () => {
  const { clinicId, userId } = doctor.actor;
  const { pool, kysely } = app().database;
  const turn = (isActive: boolean) =>
    pool.query('update practice.member set is_active = $3 where clinic_id = $1 and user_id = $2', [
      clinicId,
      userId,
      isActive,
    ]);
  await turn(false);
  expect(await readLinked(kysely, 'google', clinicId)).toEqual([]);
  await push(await makeEvent());
  expect(google.items()).toEqual([]);
  await turn(true);
  expect(await readLinked(kysely, 'google', clinicId)).toEqual([{ clinic_id: clinicId, user_id: userId }]);
});

test('a departing member’s copies are deleted', async () => {
  const { clinicId, userId } = doctor.actor;
  const eventId = await makeEvent();
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'confirmed' }]);
  const { pool } = app().database;
  const active = (is: boolean) =>
    pool.query('update practice.member set is_active = $3 where clinic_id = $1 and user_id = $2', [
      clinicId,
      userId,
      is,
    ]);
  await active(false);
  await app().database.transaction((tx) =>
    takeCopiesBack(app(), tx, { clinicId, topic: 'practice.member-deactivated', body: { user_id: userId } }),
  );
  const { rows } = await pool.query(`select 1 from graphile_worker.jobs where key = $1`, [`push-event ${eventId}`]);
  expect(rows).toHaveLength(1);
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'cancelled' }]);
  await active(true);
});

test('a copy that remained while the account was unlinked is deleted after linking again', async () => {
  const eventId = await makeEvent();
  await push(eventId);
  google.endTokens('all');
  await poll();
  await app().database.pool.query(`update scheduling.event set status = 'canceled' where id = $1`, [eventId]);
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'confirmed' }]);
  await link();
  await poll();
  await push(eventId);
  expect(google.items()).toMatchObject([{ status: 'cancelled' }]);
});

test('data read from one account is not stored for another one linked in the meantime', async () => {
  theirs('dentist');
  const { clinicId, userId } = doctor.actor;
  const linkedAnew = (app().clock().getTime() + 1000) / 1000;
  const { database } = app();
  const between = {
    ...app(),
    database: {
      ...database,
      // Between the request to Google and the transaction that stores its result.
      transaction: async <T>(work: Parameters<typeof database.transaction<T>>[0]): Promise<T> => {
        await database.pool.query(
          `update meetings.linked_account set email = 'other@example.com', created_time = to_timestamp($3)
           where clinic_id = $1 and user_id = $2`,
          [clinicId, userId, linkedAnew],
        );
        return database.transaction(work);
      },
    },
  };
  await pollCalendarJob(between, { clinicId, userId });
  expect(await busy()).toEqual([]);
  expect((await readSync(database.kysely, clinicId, userId)).sync_token).toBeNull();
});
