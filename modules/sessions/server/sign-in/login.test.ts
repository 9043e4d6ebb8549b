import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { openKeys } from '#platform/keys.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { addAccount } from '../add-account.ts';
import { sessions } from '../index.ts';
import { login } from './login.ts';
import { readCredential } from '../session/sessions.sql.ts';

const app = useTestApp();
const PASSWORD = 'a long pass phrase';
let clinic: TestClinic;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), sessions.accessRules);
  for (const [role, username] of [
    ['Doctor', 'doctor@example.org'],
    ['Nurse', 'nurse@example.org'],
  ] as const) {
    const { actor } = await clinic.as(role);
    const account = { clinicId: clinic.clinicId, userId: actor.userId, username, password: PASSWORD };
    await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
  }
});

/** Returns the outcome of an attempt: `in`, or the domain error's code. */
async function tryTo(username: string, password: string, ip: string): Promise<string> {
  const ctx = { app: app(), now: app().clock(), id: newId(), ip, device: null };
  const answer = await login(ctx, { username, password, deviceId: 'd' });
  return isDomainError(answer) ? answer.code : 'in';
}

test('concurrent guesses get no more attempts than sequential ones', async () => {
  const codes = await Promise.all(
    Array.from({ length: 40 }, (_, n) => tryTo('doctor@example.org', `guess ${n}`, '192.0.2.1')),
  );
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(10);
  expect(await tryTo('doctor@example.org', PASSWORD, '192.0.2.1')).toBe('RATE_LIMITED');
});

test('does not lock out a member because of guesses from elsewhere', async () => {
  for (let n = 0; n < 12; n += 1) await tryTo('nurse@example.org', 'guess', '192.0.2.2');
  expect(await tryTo('nurse@example.org', PASSWORD, '192.0.2.3')).toBe('in');
});

test('stops guesses for one name from many addresses', async () => {
  const places = Array.from({ length: 60 }, (_, n) => `198.51.100.${n}`);
  const codes = await Promise.all(places.map((ip) => tryTo('somebody@example.org', 'guess', ip)));
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(25);
});

test('counts all addresses of one network as one', async () => {
  const codes: string[] = [];
  for (let n = 0; n < 70; n += 1) codes.push(await tryTo(`name${n}@example.org`, '', `2001:db8:1:2::${n}`));
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(60);
});

test('refunds the attempt of a successful sign-in', async () => {
  for (let round = 0; round < 8; round += 1) {
    const attempts = Array.from({ length: 8 }, () => tryTo('nurse@example.org', PASSWORD, '192.0.2.4'));
    expect(new Set(await Promise.all(attempts))).toEqual(new Set(['in']));
  }
});

test('counters survive the process, and do not reveal what was typed', async () => {
  for (let n = 0; n < 10; n += 1) await tryTo('left@example.org', 'guess', '192.0.2.7');
  // Another process shares only the database.
  const other = { ...app(), keys: openKeys(app().config.dataDir) };
  const ctx = { app: other, now: app().clock(), id: newId(), ip: '192.0.2.7', device: null };
  const answer = await login(ctx, { username: 'left@example.org', password: 'guess', deviceId: 'd' });
  expect(isDomainError(answer) && answer.code).toBe('RATE_LIMITED');
  const { rows } = await app().database.pool.query('select string_agg(key_hash, $1) as all from sessions.counted_try', [
    ' ',
  ]);
  expect(rows[0].all).not.toContain('left');
  // 15 minutes later the counters start over.
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 16 * 60_000) };
  const again = await login(later, { username: 'left@example.org', password: 'guess', deviceId: 'd' });
  expect(isDomainError(again) && again.code).toBe('SIGN_IN_REFUSED');
});

test('passwords are peppered with a secret outside of the database; an older hash is peppered at the next sign-in', async () => {
  const storedHash = async (): Promise<string> =>
    (await readCredential(app().database.kysely, 'old@example.org'))!.password_hash;
  const { actor } = await clinic.as('Biller');
  const account = { clinicId: clinic.clinicId, userId: actor.userId, username: 'old@example.org', password: PASSWORD };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock()));
  const before = await storedHash();
  expect(await verify(before, PASSWORD)).toBe(true);
  expect(await tryTo('old@example.org', PASSWORD, '192.0.2.8')).toBe('in');
  expect(await storedHash()).not.toBe(before);
  expect(await tryTo('old@example.org', PASSWORD, '192.0.2.8')).toBe('in');
  expect(await tryTo('old@example.org', 'another pass phrase', '192.0.2.8')).toBe('SIGN_IN_REFUSED');
  // The hash alone is useless without the secret, even with the correct password.
  const after = await storedHash();
  expect(await verify(after.slice(after.indexOf('$')), PASSWORD)).toBe(false);
});

test('emails the owner about the first sign-in from a browser, but not about later ones', async () => {
  const { actor } = await clinic.as('Front desk');
  const account = { clinicId: clinic.clinicId, userId: actor.userId, username: 'desk@example.org', password: PASSWORD };
  await app().database.transaction((tx) => addAccount(tx, account, app().clock(), app().keys));
  const mails = async (): Promise<number> => {
    const { rows } = await app().database.pool.query(
      `select count(*)::int as count from deliveries.delivery where key like 'account-changed:%'`,
    );
    return rows[0].count;
  };
  const from = (deviceId: string) =>
    login(
      { app: app(), now: app().clock(), id: newId(), ip: '192.0.2.9', device: null },
      { username: 'desk@example.org', password: PASSWORD, deviceId },
    );
  const before = await mails();
  const counts: number[] = [];
  for (const device of ['first', 'first', 'second', 'second', 'first', 'third']) {
    await from(device);
    counts.push((await mails()) - before);
  }
  expect(counts).toEqual([0, 0, 1, 1, 1, 2]);
});

test('an unknown name is refused with the same steps as a wrong password', async () => {
  const { pool } = app().database;
  const connect = pool.connect;
  const stepsOf = async (username: string): Promise<string[]> => {
    const steps: string[] = [];
    const patched = async () => {
      const client = await connect();
      const query = client.query;
      client.query = ((...args: unknown[]) => {
        const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text: string }).text;
        steps.push(text.trim().split(/\s/)[0]!);
        return (query as (...all: unknown[]) => unknown).apply(client, args);
      }) as typeof client.query;
      const release = client.release;
      client.release = (error) => {
        client.query = query;
        client.release = release;
        release(error);
      };
      return client;
    };
    pool.connect = patched as typeof pool.connect;
    expect(await tryTo(username, 'a wrong pass phrase', '203.0.113.40')).toBe('SIGN_IN_REFUSED');
    pool.connect = connect;
    return steps;
  };
  await stepsOf('nobody@example.org');
  const unknown = await stepsOf('nobody@example.org');
  expect(unknown.filter((step) => step === 'insert').length).toBeGreaterThan(2);
  expect(await stepsOf('nurse@example.org')).toEqual(unknown);
});

test('25 wrong attempts from anywhere do not lock out a browser that has signed in before', async () => {
  const ctx = (ip: string) => ({ app: app(), now: app().clock(), id: newId(), ip, device: null });
  const own = { username: 'nurse@example.org', deviceId: 'the browser at the desk' };
  expect(isDomainError(await login(ctx('192.0.2.50'), { ...own, password: PASSWORD }))).toBe(false);
  for (let n = 0; n < 40; n += 1) await tryTo('nurse@example.org', 'guess', `203.0.113.${n % 4}`);
  expect(await tryTo('nurse@example.org', PASSWORD, '192.0.2.60')).toBe('RATE_LIMITED');
  expect(isDomainError(await login(ctx('192.0.2.61'), { ...own, password: PASSWORD }))).toBe(false);
  // That browser itself has ten attempts.
  const codes = [];
  for (let n = 0; n < 12; n += 1) {
    const answer = await login(ctx('192.0.2.61'), { ...own, password: `guess ${n}` });
    codes.push(isDomainError(answer) ? answer.code : 'in');
  }
  expect(codes.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(10);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});
