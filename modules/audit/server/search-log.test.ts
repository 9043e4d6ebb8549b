import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { AuditView } from '../rules/index.ts';
import { exportLog } from './export-log.ts';
import { readFilter } from './export-route.ts';
import { findEntries } from './find-entries.ts';
import { recordAccess, sealEntries, type AuditNote } from './index.ts';
import { auditLogs } from './resolvers.ts';
import { searchLog, type LogPage } from './search-log.ts';

const app = useTestApp();
const actor = {
  userId: newId(),
  name: '=HYPERLINK("x")',
  clinicId: newId(),
  timeZone: 'America/New_York',
  practiceId: newId(),
  sessionId: newId(),
  roles: ['Admin'],
  rules: new Set<string>(),
};
let ctx: RequestContext;
const NOTES: AuditNote[] = [
  { action: 'read', objectType: 'patient' },
  { action: 'update', objectType: 'role', changes: { name: { before: 'A', after: 'two\nlines' } } },
  { action: 'refused', objectType: 'member', outcome: 'refused' },
  { action: 'create', objectType: 'invitation' },
  { action: 'export', objectType: 'patient_list' },
  { action: 'sign_in', objectType: 'session' },
  { action: 'sign_in', objectType: 'session', outcome: 'refused' },
  { action: 'emergency', objectType: 'emergency_access' },
  { action: 'read', objectType: 'patient', reason: 'emergency access; names of a list' },
];

beforeAll(async () => {
  ctx = { app: app(), actor, now: app().clock(), id: newId(), ip: null, device: null };
  for (const note of NOTES) await recordAccess(ctx, note);
  await sealEntries(app(), actor.clinicId);
});

const seen = async (view: AuditView): Promise<string[]> => {
  const page = must(await searchLog(ctx, { view, until: new Date('2100-01-01') }, null, 50));
  return page.entries.map(({ action, object_type }) => `${action} ${object_type}`);
};

test('each view shows its entries', async () => {
  expect(await seen('rights')).toEqual(['create invitation', 'update role']);
  expect(await seen('exports')).toEqual(['export patient_list']);
  expect(await seen('failed_sign_ins')).toEqual(['sign_in session']);
  expect(await seen('emergency')).toEqual(['read patient', 'emergency emergency_access']);
});

test('pages follow each other in either order', async () => {
  const read = async (oldest: boolean): Promise<string[]> => {
    const ids: string[] = [];
    let before: string | null = null;
    do {
      const page: LogPage = must(
        await searchLog(ctx, { until: new Date('2100-01-01'), action: 'read' }, before, 1, { oldest }),
      );
      ids.push(...page.entries.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    return ids;
  };
  const newest = await read(false);
  expect(newest).toHaveLength(2);
  expect(await read(true)).toEqual(newest.toReversed());
});

test('concurrent readers all get their page', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, () => searchLog(ctx, {}, null, 5)));
  expect(pages.every((page) => !isDomainError(page) && page.entries.length === 5)).toBe(true);
});

test('a long log is searched in several steps without losing entries', async () => {
  const clinic = newId();
  const rare = newId();
  await app().database.pool.query(
    `insert into audit.entry (clinic_id, seq, id, time, action, object_type, object_id, outcome, mac, hash)
     select $1, n, gen_random_uuid(), '2026-01-01Z'::timestamptz + n * interval '1 minute', 'read', 'patient',
       case when n in (5, 250000) then $2::uuid end, 'success', '\\x00', '\\x00' from generate_series(1, 260000) n`,
    [clinic, rare],
  );
  const db = app().database.kysely;
  const find = (filter: object, start: number | null, oldest = false) =>
    findEntries(db, clinic, filter, { start, take: 10, patience: 0, oldest });
  const placesOf = async (oldest: boolean): Promise<number[]> => {
    const places: number[] = [];
    let start: number | null = null;
    do {
      const page = await find({ object_id: rare }, start, oldest);
      places.push(...page.entries.map(({ seq }) => seq));
      start = page.next;
    } while (start !== null);
    return places;
  };
  expect(await placesOf(false)).toEqual([250_000, 5]);
  expect(await placesOf(true)).toEqual([5, 250_000]);

  const day = { from: new Date('2026-02-01T00:00:00Z'), until: new Date('2026-02-01T00:03:00Z') };
  const found = await find(day, null);
  expect(found.entries.map(({ time }) => time.toISOString().slice(0, 16))).toEqual([
    '2026-02-01T00:02',
    '2026-02-01T00:01',
    '2026-02-01T00:00',
  ]);
  // It started at that day, and did not search all later entries.
  expect(found).toMatchObject({ next: null });
  expect(found.lookedAt).toBeLessThan(200);
  const up = await find(day, null, true);
  expect(up.entries.map(({ seq }) => seq)).toEqual(found.entries.map(({ seq }) => seq).toReversed());
  expect(up.lookedAt).toBeLessThan(200);
});

test('an export contains every entry and no formula, and is logged before its first row', async () => {
  const pieces: string[] = [];
  for await (const piece of exportLog(ctx, { action: 'update' })) pieces.push(piece);
  const lines = pieces.join('').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[1]).toContain('"name: two\nlines"');
  const reasons = async (): Promise<(string | null)[]> => {
    const page = await searchLog(ctx, { view: 'exports', object_type: 'audit_log' }, null, 9);
    return isDomainError(page) ? [] : page.entries.map(({ reason }) => reason);
  };
  expect(await reasons()).toEqual(['csv: 1 entries', 'csv: action update']);

  const broken = exportLog(ctx, {});
  await broken.next();
  await broken.return(undefined);
  expect((await reasons())[0]).toBe('csv: 0 entries, interrupted');
});

test.each([
  [{ patient: 'x' }],
  [{ patient_id: "' or 1=1" }],
  [{ view: 'all' }],
  [{ from: 'now' }],
  [{ action: 7 }],
  [null],
])('rejects the filter %j instead of exporting more than requested', (body) =>
  expect(isDomainError(readFilter(body))).toBe(true),
);

test('the activity of a patient is the latest entries about them, without contents', async () => {
  const patientId = newId();
  for (let count = 0; count < 22; count += 1)
    await recordAccess(ctx, { action: 'read', objectType: 'patient', patientId });
  await recordAccess(ctx, { action: 'read', objectType: 'patient', patientId: newId() });
  const activity = auditLogs.Query!.patient_activity as unknown as (
    ...args: unknown[]
  ) => Promise<{ patient_id: string }[]>;
  const entries = await activity(null, { patient_id: patientId }, ctx, null);
  expect(entries).toHaveLength(20);
  expect(new Set(entries.map((entry) => entry.patient_id))).toEqual(new Set([patientId]));
  const stranger = { ...ctx, actor: { ...actor, clinicId: newId() } };
  expect(await activity(null, { patient_id: patientId }, stranger, null)).toEqual([]);
});
