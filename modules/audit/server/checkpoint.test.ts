import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { SignedCheckpoint } from '../rules/index.ts';
import { checkCheckpoint, takeCheckpoint } from './checkpoint.ts';
import { recordAccess } from './index.ts';

const app = useTestApp();
let ctx: RequestContext;

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
  ctx = { app: app(), actor, now: app().clock(), id: newId(), ip: null, device: null };
  for (let n = 0; n < 5; n += 1) await recordAccess(ctx, { action: 'read', objectType: 'patient' });
});

const take = async (): Promise<SignedCheckpoint> => {
  return must(await takeCheckpoint(ctx));
};
const stateOf = async (file: object | string): Promise<string> => {
  const checked = await checkCheckpoint(ctx, typeof file === 'string' ? file : JSON.stringify(file));
  return isDomainError(checked) ? checked.code : checked.state;
};

test('a checkpoint stays valid while the log grows, and is invalid once a character is changed', async () => {
  const checkpoint = await take();
  for (let n = 0; n < 5; n += 1) await recordAccess(ctx, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('holds');
  expect(await stateOf({ ...checkpoint, seq: checkpoint.seq - 1 })).toBe('forged');
  expect(await stateOf({ ...checkpoint, hash: 'ab'.repeat(32) })).toBe('forged');
  expect(await stateOf({ ...checkpoint, fingerprint: 'ab'.repeat(32) })).toBe('forged');
  for (const text of ['', '{}', 'null', 'x'.repeat(5000), JSON.stringify({ ...checkpoint, public_key: '../x' })])
    expect(await stateOf(text)).toBe('BAD_USER_INPUT');
  const elsewhere = { ...ctx, actor: { ...ctx.actor, clinicId: newId() } };
  expect(await checkCheckpoint(elsewhere, JSON.stringify(checkpoint))).toMatchObject({ state: 'another_clinic' });
});

test('a checkpoint stored elsewhere exposes a log that was rewritten with both keys', async () => {
  const checkpoint = await take();
  const { pool } = app().database;
  await pool.query('delete from audit.entry where clinic_id = $1', [ctx.actor.clinicId]);
  await recordAccess(ctx, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('altered');
  for (let n = 0; n < 20; n += 1) await recordAccess(ctx, { action: 'read', objectType: 'patient' });
  expect(await stateOf(checkpoint)).toBe('altered');
});
