import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '#platform/database.ts';
import type { House } from '#platform/house.ts';
import { newId } from '#platform/id.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic, type TestClinic } from '#practice/server';
import { IDLE_SECONDS } from '../rules/index.ts';
import { addAccount } from './add-account.ts';
import { authenticate, forgetSession, knownSession } from './authenticate.ts';
import { endIdle } from './end-idle.ts';
import { sessions } from './index.ts';
import { signToken } from './session-token.ts';
import { endSession, insertSession } from './sessions.sql.ts';

const house = useTestHouse();
let clinic: TestClinic;
let userId: string;

beforeAll(async () => {
  clinic = await makeTestClinic(house(), sessions.accessRules);
  userId = (await clinic.as('Nurse')).actor.userId;
  const account = { clinicId: clinic.clinicId, userId, username: 'nurse@example.org', password: 'a long pass phrase' };
  await house().database.transaction((tx) => addAccount(tx, account, house().clock()));
});

async function begin(): Promise<{ id: string; token: string }> {
  const id = newId();
  const { clinicId, practiceId } = clinic;
  const now = house().clock();
  const device = { device_id: 'd', user_agent: null, ip: null };
  await insertSession(
    house().database.kysely,
    { clinic_id: clinicId, id, user_id: userId, practice_id: practiceId, ...device },
    now,
  );
  return { id, token: await signToken(house(), clinicId, id, now) };
}
const whoIs = (token: string, at: House = house()) => authenticate(at, token, house().clock());
const endUnheard = (id: string) =>
  endSession(house().database.kysely, clinic.clinicId, id, 'elsewhere', house().clock());

test('keeps nobody whose session ended while it was read', async () => {
  const { id, token } = await begin();
  await whoIs(token);
  forgetSession(house(), id);
  const reading = whoIs(token);
  forgetSession(house(), id);
  expect(await reading).not.toBeNull();
  await endUnheard(id);
  expect(await whoIs(token)).toBeNull();
});

test('trusts nothing that it kept from before the processes lost each other', async () => {
  const { id, token } = await begin();
  await whoIs(token);
  const { connection } = house().live;
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'salus live'`.execute(house().database.kysely);
  await endUnheard(id);
  await vi.waitFor(() => expect(house().live.connection).toBeGreaterThan(connection), 5000);
  expect(await whoIs(token)).toBeNull();
});

test('trusts nothing for longer because the clock was set back', async () => {
  const start = house().clock();
  const { id, token } = await begin();
  await whoIs(token);
  await endUnheard(id);
  house().setClock(new Date(start.getTime() - 3_600_000));
  expect(await whoIs(token)).toBeNull();
  house().setClock(start);
});

test('renews a token again after a try that failed', async () => {
  const { token } = await begin();
  const start = house().clock();
  const gone = openDatabase('postgres://nobody@127.0.0.1:1/none', { connections: 1 });
  const shaky = { ...house(), database: house().database };
  await whoIs(token, shaky);
  house().setClock(new Date(start.getTime() + (IDLE_SECONDS / 2 + 1) * 1000));
  // Half a minute has gone by: the actor is read by the sound database, the renewal is written by the other one.
  const sound = shaky.database;
  let reads = 0;
  Object.defineProperty(shaky, 'database', { configurable: true, get: () => ((reads += 1) > 1 ? gone : sound) });
  await expect(whoIs(token, shaky)).rejects.toThrow();
  Object.defineProperty(shaky, 'database', { value: sound });
  expect((await whoIs(token, shaky))?.renewed).toBeTruthy();
  house().setClock(start);
  await gone.close();
});

test('knows the session of a token that it has checked, and of no other', async () => {
  const { id, token } = await begin();
  expect(knownSession(house(), token)).toBeNull();
  await whoIs(token);
  await whoIs('made.up.token');
  expect([knownSession(house(), token), knownSession(house(), 'made.up.token')]).toEqual([id, null]);
});

test('ends what nobody uses any more, and tells it', async () => {
  const { id, token } = await begin();
  const told: unknown[] = [];
  const unsubscribe = house().live.subscribe(({ topic, body }) => told.push({ topic, body }));
  const start = house().clock();
  house().setClock(new Date(start.getTime() + (IDLE_SECONDS + 1) * 1000));
  await endIdle(house());
  await vi.waitFor(() => expect(told).toContainEqual({ topic: 'sessions.ended', body: { session_id: id } }));
  house().setClock(start);
  expect(await whoIs(token)).toBeNull();
  unsubscribe();
});
