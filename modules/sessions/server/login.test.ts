import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { addAccount } from './add-account.ts';
import { sessions } from './index.ts';
import { login } from './login.ts';

const house = useTestHouse();
const PASSWORD = 'a long pass phrase';

beforeAll(async () => {
  const clinic = await makeTestClinic(house(), sessions.accessRules);
  for (const [role, username] of [
    ['Doctor', 'doctor@example.org'],
    ['Nurse', 'nurse@example.org'],
  ] as const) {
    const { actor } = await clinic.as(role);
    const account = { clinicId: clinic.clinicId, userId: actor.userId, username, password: PASSWORD };
    await house().database.transaction((tx) => addAccount(tx, account, house().clock()));
  }
});

/** What became of a try: `in`, or the refusal's code. */
async function tryTo(username: string, password: string, ip: string): Promise<string> {
  const request = { house: house(), now: house().clock(), id: newId(), ip, device: null };
  const answer = await login(request, { username, password, deviceId: 'd' });
  return isRefusal(answer) ? answer.code : 'in';
}

test('lets no more be guessed at once than one after another', async () => {
  const tries = await Promise.all(
    Array.from({ length: 40 }, (_, n) => tryTo('doctor@example.org', `guess ${n}`, '192.0.2.1')),
  );
  expect(tries.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(10);
  expect(await tryTo('doctor@example.org', PASSWORD, '192.0.2.1')).toBe('RATE_LIMITED');
});

test('does not lock a member out for what somebody guesses elsewhere', async () => {
  for (let n = 0; n < 12; n += 1) await tryTo('nurse@example.org', 'guess', '192.0.2.2');
  expect(await tryTo('nurse@example.org', PASSWORD, '192.0.2.3')).toBe('in');
});

test('stops guessing at one name from many places', async () => {
  const places = Array.from({ length: 60 }, (_, n) => `198.51.100.${n}`);
  const tries = await Promise.all(places.map((ip) => tryTo('somebody@example.org', 'guess', ip)));
  expect(tries.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(25);
});

test('counts all addresses of one network as one', async () => {
  const tries: string[] = [];
  for (let n = 0; n < 70; n += 1) tries.push(await tryTo(`name${n}@example.org`, '', `2001:db8:1:2::${n}`));
  expect(tries.filter((code) => code === 'SIGN_IN_REFUSED')).toHaveLength(60);
});

test('gives back the try of who gets in', async () => {
  for (let round = 0; round < 8; round += 1) {
    const tries = Array.from({ length: 8 }, () => tryTo('nurse@example.org', PASSWORD, '192.0.2.4'));
    expect(new Set(await Promise.all(tries))).toEqual(new Set(['in']));
  }
});
