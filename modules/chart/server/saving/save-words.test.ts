import { beforeAll, expect, test } from 'vitest';
import { recordTransactions } from '#platform/connections/recorded-transactions.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { Recorded } from '#platform/testing/recorded.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { chart as module } from '../index.ts';
import { openNote } from '../open-note.ts';
import { signNote } from '../sign-note.ts';
import { saveNote } from '../save-note.ts';

const app = useTestApp();
let clinic: TestClinic;
let doctor: RequestContext;
let patientId: string;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  doctor = await clinic.as('Doctor');
  patientId = await buildPatient(app(), clinic.clinicId);
});

/** Notes at version 2, in a writing session of the doctor. */
const begun = (count: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = must(await openNote(doctor, { clinic_patient_id: patientId }));
      must(await saveNote(doctor, id, 1, { note: '<p>A</p>' }));
      return id;
    }),
  );

const save = (id: string, version: number, note: string, ctx = doctor) => saveNote(ctx, id, version, { note });

/** The words and versions of notes, and the transactions that wrote them. */
const stored = async (ids: readonly string[]) => {
  const { rows } = await app().database.pool.query<{ id: string; note: string; version: number; xmin: string }>(
    'select id, note, version, xmin from chart.chart_note where clinic_id = $1 and id = any($2)',
    [clinic.clinicId, ids],
  );
  return ids.map((id) => rows.find((row) => row.id === id)!);
};

test('saves of one moment share a transaction, and each gets its own note', async () => {
  const ids = await begun(12);
  const answers = await Promise.all(ids.map((id, n) => save(id, 2, `<p>Of ${n}</p>`)));
  expect(answers).toMatchObject(ids.map((id, n) => ({ id, version: 3, note: `<p>Of ${n}</p>` })));
  const rows = await stored(ids);
  expect(rows.map(({ note }) => note)).toEqual(ids.map((_, n) => `<p>Of ${n}</p>`));
  expect(new Set(rows.map(({ xmin }) => xmin)).size).toBe(1);
  const { rows: events } = await app().database.pool.query<{ body: { id: string } }>(
    `select body from platform.outbox where clinic_id = $1 and topic = 'chart.note-changed' and body->>'version' = '3'`,
    [clinic.clinicId],
  );
  expect(events.map(({ body }) => body.id).toSorted()).toEqual(ids.toSorted());
});

test('a save that is refused refuses no other of the same moment', async () => {
  const [signed, stale, twice, plain] = (await begun(4)) as [string, string, string, string];
  must(await signNote(doctor, signed, 2));
  const nurse = await clinic.as('Nurse');
  const answers = await Promise.all([
    save(signed, 2, '<p>B</p>'),
    save(stale, 1, '<p>B</p>'),
    save(twice, 2, '<p>B</p>'),
    save(twice, 2, '<p>C</p>'),
    save(plain, 2, '<p>By a nurse</p>', nurse),
    save(plain, 2, '<p>B</p>'),
  ]);
  expect(answers.map((answer) => (isDomainError(answer) ? answer.code : answer.version))).toEqual([
    'NOTE_SIGNED',
    'STALE_VERSION',
    3,
    'STALE_VERSION',
    'NOT_AUTHOR',
    3,
  ]);
  expect((await stored([signed, stale, twice, plain])).map(({ note }) => note)).toEqual([
    '<p>A</p>',
    '<p>A</p>',
    '<p>B</p>',
    '<p>B</p>',
  ]);
});

test('a note that someone holds keeps no other waiting', async () => {
  const [held, free] = (await begun(2)) as [string, string];
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = app().database.transaction(async (tx) => {
    await tx
      .selectFrom('chart.chart_note')
      .select('id')
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', held)
      .forUpdate()
      .execute();
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const waiting = save(held, 2, '<p>B</p>');
  expect(await save(free, 2, '<p>B</p>')).toMatchObject({ version: 3 });
  expect(await stored([held])).toMatchObject([{ version: 2 }]);
  release.resolve();
  await holding;
  expect(await waiting).toMatchObject({ version: 3, note: '<p>B</p>' });
});

test('calls that share a transaction each record their own save, and repeat only that', async () => {
  const ids = await begun(3);
  const records = ids.map(() => new Recorded());
  const call = (record: Recorded, id: string) => recordTransactions(record, () => save(id, 2, `<p>${id}</p>`));
  const first = await Promise.all(ids.map((id, at) => call(records[at]!, id)));
  expect(records.map(({ all }) => all.length)).toEqual([1, 1, 1]);
  const again = await Promise.all(ids.map((id, at) => call(records[at]!.repeat(), id)));
  expect(again).toEqual(first);
  expect((await stored(ids)).map(({ version }) => version)).toEqual([3, 3, 3]);
});
