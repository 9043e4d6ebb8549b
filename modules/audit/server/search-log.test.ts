import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import type { AuditView } from '../rules/index.ts';
import { exportLog } from './export-log.ts';
import { readFilter } from './export-route.ts';
import { findEntries } from './find-entries.ts';
import { recordAccess, sealEntries, type AuditNote } from './index.ts';
import { searchLog } from './search-log.ts';

const house = useTestHouse();
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
let request: Request;
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
  request = { house: house(), actor, now: house().clock(), id: newId(), ip: null, device: null };
  for (const note of NOTES) await recordAccess(request, note);
  await sealEntries(house(), actor.clinicId);
});

const seen = async (view: AuditView): Promise<string[]> => {
  const page = await searchLog(request, { view, until: new Date('2100-01-01') }, null, 50);
  if (isRefusal(page)) throw new Error(page.message);
  return page.entries.map(({ action, object_type }) => `${action} ${object_type}`);
};

test('each view shows what it is for', async () => {
  expect(await seen('rights')).toEqual(['create invitation', 'update role']);
  expect(await seen('exports')).toEqual(['export patient_list']);
  expect(await seen('failed_sign_ins')).toEqual(['sign_in session']);
  expect(await seen('emergency')).toEqual(['read patient', 'emergency emergency_access']);
});

test('many who look at once all get their page', async () => {
  const pages = await Promise.all(Array.from({ length: 40 }, () => searchLog(request, {}, null, 5)));
  expect(pages.every((page) => !isRefusal(page) && page.entries.length === 5)).toBe(true);
});

test('a long log is looked through in several goes, of which none loses an entry', async () => {
  const clinic = newId();
  const rare = newId();
  await house().database.pool.query(
    `insert into audit.entry (clinic_id, seq, id, time, action, object_type, object_id, outcome, mac, hash)
     select $1, n, gen_random_uuid(), '2026-01-01Z'::timestamptz + n * interval '1 minute', 'read', 'patient',
       case when n in (5, 250000) then $2::uuid end, 'success', '\\x00', '\\x00' from generate_series(1, 260000) n`,
    [clinic, rare],
  );
  const db = house().database.kysely;
  const find = (filter: object, before: number | null, take = 10) =>
    findEntries(db, clinic, filter, { before, take, patience: 0 });
  const places: number[] = [];
  let before: number | null = null;
  do {
    const page = await find({ object_id: rare }, before);
    places.push(...page.entries.map(({ seq }) => seq));
    before = page.next;
  } while (before !== null);
  expect(places).toEqual([250_000, 5]);

  const day = { from: new Date('2026-02-01T00:00:00Z'), until: new Date('2026-02-01T00:03:00Z') };
  const found = await find(day, null);
  expect(found.entries.map(({ time }) => time.toISOString().slice(0, 16))).toEqual([
    '2026-02-01T00:02',
    '2026-02-01T00:01',
    '2026-02-01T00:00',
  ]);
  // It went where the day is, and not through all that came after it.
  expect(found).toMatchObject({ next: null });
  expect(found.lookedAt).toBeLessThan(200);
});

test('an export holds every entry, names no formula, and stands in the log before its first line', async () => {
  const pieces: string[] = [];
  for await (const piece of exportLog(request, { action: 'update' })) pieces.push(piece);
  const lines = pieces.join('').split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[1]).toContain('"name: two\nlines"');
  const reasons = async (): Promise<(string | null)[]> => {
    const page = await searchLog(request, { view: 'exports', object_type: 'audit_log' }, null, 9);
    return isRefusal(page) ? [] : page.entries.map(({ reason }) => reason);
  };
  expect(await reasons()).toEqual(['csv: 1 entries', 'csv: action update']);

  const broken = exportLog(request, {});
  await broken.next();
  await broken.return(undefined);
  expect((await reasons())[0]).toBe('csv: 0 entries, broken off');
});

test.each([
  [{ patient: 'x' }],
  [{ patient_id: "' or 1=1" }],
  [{ view: 'all' }],
  [{ from: 'now' }],
  [{ action: 7 }],
  [null],
])('no export of %j, which would be more than was asked for', (body) => expect(isRefusal(readFilter(body))).toBe(true));
