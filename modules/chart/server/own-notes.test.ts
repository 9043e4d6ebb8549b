import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { chart } from './index.ts';
import type { Note } from './notes.sql.ts';
import { openNote } from './open-note.ts';
import { saveNote } from './save-note.ts';
import { signNote } from './sign-note.ts';
import { unsignedNotes } from './unsigned-notes.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;
let patientId: string;
beforeAll(async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  patientId = randomUUID();
  const now = app().clock();
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      clinic_id: clinic.clinicId,
      id: patientId,
      record_number: 100_000,
      first_name: 'Ada',
      last_name: 'Quist',
      gender: 'Female',
      first_key: 'ada',
      last_key: 'quist',
      search_text: 'ada quist',
      created_time: now,
      updated_time: now,
    })
    .execute();
});

const opened = async (ctx: RequestContext): Promise<Note> => {
  return must(await openNote(ctx, { clinic_patient_id: patientId, note: '<p>Well.</p>' }));
};
const onlyOwn = (ctx: RequestContext): RequestContext => ({
  ...ctx,
  actor: {
    ...ctx.actor,
    rules: new Set(['chart.view', 'chart.write', 'chart.sign']),
    scopes: new Map([
      ['chart.write', 'self'],
      ['chart.sign', 'self'],
    ]),
  },
});

test('a permission limited to one’s own notes allows neither writing nor signing others', async () => {
  const own = onlyOwn(nurse);
  const theirs = await opened(doctor);
  expect(await saveNote(own, theirs.id, 1, { nurse_note: '<p>Hm.</p>' })).toMatchObject({ code: 'NOT_AUTHOR' });
  expect(await saveNote(nurse, theirs.id, 1, { nurse_note: '<p>Hm.</p>' })).toMatchObject({ version: 2 });
  expect(await signNote(own, theirs.id, 2)).toMatchObject({ code: 'NOT_AUTHOR' });
  const mine = await opened(own);
  expect(await saveNote(own, mine.id, 1, { nurse_note: '<p>Hm.</p>' })).toMatchObject({ version: 2 });
  expect(await signNote(own, mine.id, 2)).toMatchObject({ signer_id: nurse.actor.userId });
});

test('a permission narrowed to one’s own notes applies from the next save, even during a writing session', async () => {
  const theirs = await opened(doctor);
  const words = (n: number) => ({ nurse_note: `<p>${n}</p>` });
  expect(await saveNote(nurse, theirs.id, 1, words(1))).toMatchObject({ version: 2 });
  expect(await saveNote(nurse, theirs.id, 2, words(2))).toMatchObject({ version: 3 });
  expect(await saveNote(onlyOwn(nurse), theirs.id, 3, words(3))).toMatchObject({ code: 'NOT_AUTHOR' });
  const { rows } = await app().database.pool.query('select nurse_note from chart.chart_note where id = $1', [
    theirs.id,
  ]);
  expect(rows[0].nurse_note).toBe('<p>2</p>');
});

test('a reassignment changes the author of unsigned notes only', async () => {
  const { clinicId, userId } = doctor.actor;
  const signed = await opened(doctor);
  await signNote(doctor, signed.id, 1);
  const open = await opened(doctor);
  const before = await unsignedNotes.count(app().database.kysely, clinicId, userId, app().clock());
  expect(before).toBeGreaterThan(0);
  await app().database.transaction((tx) => unsignedNotes.move(tx, doctor, userId, nurse.actor.userId));
  expect(await unsignedNotes.count(app().database.kysely, clinicId, userId, app().clock())).toBe(0);
  const authorOf = async (id: string) => {
    const { rows } = await app().database.pool.query('select author_id from chart.chart_note where id = $1', [id]);
    return rows[0].author_id as string;
  };
  expect(await authorOf(signed.id)).toBe(userId);
  expect(await authorOf(open.id)).toBe(nurse.actor.userId);
});
