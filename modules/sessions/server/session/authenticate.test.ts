import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { IDLE_SECONDS } from '../../rules/index.ts';
import { addAccount } from '../add-account.ts';
import { authenticate, forgetSession, knownSession } from './authenticate.ts';
import { endIdle } from './end-idle.ts';
import { sessions } from '../index.ts';
import { signToken } from './session-token.ts';
import { endSession, insertSession } from './sessions.sql.ts';

const app = useTestApp();
let clinic: TestClinic;
let userId: string;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), sessions.accessRules);
  userId = (await clinic.as('Nurse')).actor.userId;
  const account = { clinicId: clinic.clinicId, userId, username: 'nurse@example.org', password: 'a long pass phrase' };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
});

async function begin(): Promise<{ id: string; token: string }> {
  const id = newId();
  const { clinicId, practiceId } = clinic;
  const now = app().clock();
  const device = { device_id: 'd', user_agent: null, ip: null };
  await insertSession(
    app().database.kysely,
    { clinic_id: clinicId, id, user_id: userId, practice_id: practiceId, ...device },
    now,
  );
  return { id, token: await signToken(app(), clinicId, id, now) };
}
const whoIs = (token: string, at: App = app()) => authenticate(at, token, app().clock());
const endUnheard = (id: string) => endSession(app().database.kysely, clinic.clinicId, id, 'elsewhere', app().clock());

test('does not cache a user whose session ended while it was read', async () => {
  const { id, token } = await begin();
  await whoIs(token);
  forgetSession(app(), id);
  const reading = whoIs(token);
  forgetSession(app(), id);
  expect(await reading).not.toBeNull();
  await endUnheard(id);
  expect(await whoIs(token)).toBeNull();
});

test('discards cache entries from before the connection between processes was lost', async () => {
  const { id, token } = await begin();
  await whoIs(token);
  const { connection } = app().live;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'salus live'`.execute(app().database.kysely);
  await endUnheard(id);
  await vi.waitFor(() => expect(app().live.connection).toBeGreaterThan(connection), 5000);
  expect(await whoIs(token)).toBeNull();
});

test('does not extend the cache when the clock is set back', async () => {
  const start = app().clock();
  const { id, token } = await begin();
  await whoIs(token);
  await endUnheard(id);
  app().setClock(new Date(start.getTime() - 3_600_000));
  expect(await whoIs(token)).toBeNull();
  app().setClock(start);
});

test('renews a token after a failed attempt', async () => {
  const { token } = await begin();
  const start = app().clock();
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 });
  const shaky = { ...app(), database: app().database };
  await whoIs(token, shaky);
  app().setClock(new Date(start.getTime() + (IDLE_SECONDS / 2 + 1) * 1000));
  // Half a minute later, the actor is read from the working database, and the renewal is written to the failing one.
  const sound = shaky.database;
  let reads = 0;
  Object.defineProperty(shaky, 'database', { configurable: true, get: () => ((reads += 1) > 1 ? gone : sound) });
  await expect(whoIs(token, shaky)).rejects.toThrow();
  Object.defineProperty(shaky, 'database', { value: sound });
  expect((await whoIs(token, shaky))?.renewed).toBeTruthy();
  app().setClock(start);
  await gone.close();
});

test('knows the session of a verified token, and of no other', async () => {
  const { id, token } = await begin();
  expect(knownSession(app(), token)).toBeNull();
  await whoIs(token);
  await whoIs('made.up.token');
  expect([knownSession(app(), token), knownSession(app(), 'made.up.token')]).toEqual([id, null]);
});

test('ends idle sessions, and publishes their end', async () => {
  const { id, token } = await begin();
  const events: unknown[] = [];
  const unsubscribe = app().live.subscribe(({ topic, body }) => events.push({ topic, body }));
  const start = app().clock();
  app().setClock(new Date(start.getTime() + (IDLE_SECONDS + 1) * 1000));
  await endIdle(app());
  await vi.waitFor(() => expect(events).toContainEqual({ topic: 'sessions.ended', body: { session_id: id } }));
  app().setClock(start);
  expect(await whoIs(token)).toBeNull();
  unsubscribe();
});
