import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import type { SignedCheckpoint } from '../rules/index.ts';
import { checkCheckpoint, takeCheckpoint } from './checkpoint.ts';
import { recordAccess } from './index.ts';

const house = useTestHouse();
let request: Request;

beforeAll(async () => {
  const actor = {
    userId: newId(),
    name: 'Ada Lang',
    clinicId: newId(),
    timeZone: 'UTC',
    practiceId: newId(),
    sessionId: newId(),
    roles: ['Admin'],
    rules: new Set<string>(),
  };
  request = { house: house(), actor, now: house().clock(), id: newId(), ip: null, device: null };
  for (let n = 0; n < 5; n += 1) await recordAccess(request, { action: 'read', objectType: 'patient' });
});

const take = async (): Promise<SignedCheckpoint> => {
  const taken = await takeCheckpoint(request);
  if (isRefusal(taken)) throw new Error(taken.message);
  return taken;
};
const stateOf = async (file: object | string): Promise<string> => {
  const checked = await checkCheckpoint(request, typeof file === 'string' ? file : JSON.stringify(file));
  return isRefusal(checked) ? checked.code : checked.state;
};

test('a checkpoint holds while the log grows, and is nobody’s once a letter of it is changed', async () => {
  const checkpoint = await take();
  for (let n = 0; n < 5; n += 1) await recordAccess(request, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('holds');
  expect(await stateOf({ ...checkpoint, seq: checkpoint.seq - 1 })).toBe('forged');
  expect(await stateOf({ ...checkpoint, hash: 'ab'.repeat(32) })).toBe('forged');
  expect(await stateOf({ ...checkpoint, fingerprint: 'ab'.repeat(32) })).toBe('forged');
  for (const text of ['', '{}', 'null', 'x'.repeat(5000), JSON.stringify({ ...checkpoint, public_key: '../x' })])
    expect(await stateOf(text)).toBe('BAD_USER_INPUT');
  const elsewhere = { ...request, actor: { ...request.actor, clinicId: newId() } };
  expect(await checkCheckpoint(elsewhere, JSON.stringify(checkpoint))).toMatchObject({ state: 'another_clinic' });
});

test('whoever writes a new log with both keys in hand is found by a checkpoint that lies outside', async () => {
  const checkpoint = await take();
  const { pool } = house().database;
  await pool.query('delete from audit.entry where clinic_id = $1', [request.actor.clinicId]);
  await recordAccess(request, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('altered');
  for (let n = 0; n < 20; n += 1) await recordAccess(request, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('altered');
});
