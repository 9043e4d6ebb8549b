import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { keepSealing, recordAccess, recordChange, sealEntries } from './index.ts';
import { searchLog } from './search-log.ts';
import { verifyLog } from './verify-log.ts';

const app = useTestApp();
const CLINIC = newId();
const PATIENT = newId();
let ctx: RequestContext;

beforeAll(() => {
  ctx = {
    app: app(),
    actor: {
      userId: newId(),
      name: 'Dr. Ada Lang',
      clinicId: CLINIC,
      timeZone: 'America/New_York',
      practiceId: newId(),
      sessionId: newId(),
      roles: ['Doctor'],
      rules: new Set(),
    },
    now: app().clock(),
    id: newId(),
    ip: '127.0.0.1',
    device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0\r\nX: y',
  };
});

const run = (text: string, values: unknown[] = []) => app().database.pool.query(text, values);

beforeEach(async () => {
  await run('delete from audit.entry');
  await run('delete from audit.inbox');
  await rm(join(app().config.dataDir, 'keys/audit-heads'), { recursive: true, force: true });
  for (let n = 1; n <= 5; n += 1) {
    const changes = { note: { before: `"${n}`, after: { deep: [n, null, 1.5, 'é\u2028'] } } };
    await app().database.transaction((tx) =>
      recordChange(tx, ctx, {
        action: 'update',
        objectType: 'patient',
        objectId: PATIENT,
        patientId: PATIENT,
        changes,
      }),
    );
  }
  await sealEntries(app(), CLINIC);
});

describe('the chain', () => {
  test('is valid as written, and reports its last position', async () => {
    const verification = await verifyLog(ctx);
    expect(verification).toMatchObject({ ok: true, checked: 5, first_broken: null });
    expect(verification.head).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([
    [
      'a changed value',
      `update audit.entry set user_name = 'Somebody else' where seq = 3`,
      { seq: 3, kind: 'changed' },
    ],
    ['a changed change', `update audit.entry set changes = '{}' where seq = 2`, { seq: 2, kind: 'changed' }],
    [
      'a changed time',
      `update audit.entry set time = time + interval '1 ms' where seq = 4`,
      { seq: 4, kind: 'changed' },
    ],
    ['a removed entry', 'delete from audit.entry where seq = 2', { seq: 2, kind: 'missing' }],
    ['a removed first entry', 'delete from audit.entry where seq = 1', { seq: 1, kind: 'missing' }],
    ['an end that was cut off', 'delete from audit.entry where seq > 3', { seq: 4, kind: 'missing' }],
    [
      'two entries that changed places',
      `update audit.entry set seq = case seq when 2 then 3 when 3 then 2 end where seq in (2, 3)`,
      { seq: 2, kind: 'out_of_order' },
    ],
    [
      'a forged seal',
      `update audit.entry set reason = 'x', mac = sha256('x') where seq = 5`,
      { seq: 5, kind: 'changed' },
    ],
    ['a forged link', `update audit.entry set hash = sha256('x') where seq = 5`, { seq: 5, kind: 'out_of_order' }],
  ])('shows %s', async (_name, tampering, broken) => {
    await run(
      tampering.replace(
        'update audit.entry set seq = case',
        'alter table audit.entry drop constraint entry_pkey; update audit.entry set seq = case',
      ),
    );
    const verification = await verifyLog(ctx);
    expect(verification).toMatchObject({ ok: false, first_broken: broken });
    await run(
      'delete from audit.entry; alter table audit.entry drop constraint if exists entry_pkey; alter table audit.entry add primary key (clinic_id, seq)',
    );
  });
});

test('many writers and two concurrent sealers leave one unbroken chain', async () => {
  const stops = [keepSealing(app()), keepSealing(app())];
  await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: newId(), reason: String(n) }),
    ),
  );
  for (const stop of stops) await stop();
  expect(await verifyLog(ctx)).toMatchObject({ ok: true, checked: 305 });
});

test('an access entry is on disk before the response', async () => {
  await recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: PATIENT, patientId: PATIENT });
  const { rows } = await run('select count(*) from audit.inbox');
  expect(rows[0].count).toBe(1);
});

test('a rolled back change leaves no entry', async () => {
  const broken = app().database.transaction(async (tx) => {
    await recordChange(tx, ctx, { action: 'create', objectType: 'patient' });
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect((await run('select count(*) from audit.inbox')).rows[0].count).toBe(0);
});

test('reads newest first, page by page, and by patient', async () => {
  const first = await searchLog(ctx, { patient_id: PATIENT }, null, 2);
  if (!('entries' in first)) throw new Error('refused');
  expect(first.entries.map(({ seq }) => seq)).toEqual([5, 4]);
  const second = await searchLog(ctx, { patient_id: PATIENT }, first.next, 5);
  if (!('entries' in second)) throw new Error('refused');
  expect(second.entries.map(({ seq }) => seq)).toEqual([3, 2, 1]);
  expect(second.next).toBeNull();
  expect(JSON.parse(second.entries[0]!.changes!)).toHaveProperty('note.after.deep');
  const other = await searchLog(ctx, { patient_id: newId() }, null, 5);
  expect(other).toMatchObject({ entries: [], next: null });
  expect(first.entries[0]!.device).toBe('Firefox on Linux');
});
