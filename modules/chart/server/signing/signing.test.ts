import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { deleteNote, pinNote } from '../delete-note.ts';
import { findNotes } from '../find-notes.ts';
import { chart } from '../index.ts';
import { isSignatureIntact } from '../content-hash.ts';
import type { Note } from '../notes.sql.ts';
import { openNote } from '../open-note.ts';
import { loadMyLayout } from '../reading/load-my-layout.ts';
import { saveMyLayout, saveNoteLayout } from '../save-layout.ts';
import { signNote } from '../sign-note.ts';
import { addAddendum } from './add-addendum.ts';
import { cosignNote } from './cosign-note.ts';
import { writeNotePdf } from './write-note-pdf.ts';
import { cosignRules, saveCosignRule } from './save-cosign-rule.ts';
import { takeBackNote } from './take-back-note.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;
let manager: RequestContext;
let stranger: RequestContext;
let patientId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  manager = await clinic.as('Manager');
  stranger = await (await makeTestClinic(app(), chart.accessRules)).as('Doctor');
  patientId = newId();
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

const opened = async (more: object = {}): Promise<Note> =>
  must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>', ...more }));
const signed = async (): Promise<Note> => must(await signNote(doctor, (await opened()).id, 1));
const read = async (id: string): Promise<Note | undefined> =>
  must(
    await findNotes(doctor, {
      where: { id: { equals: id } },
      orderBy: null,
      skip: 0,
      take: 1,
      texts: 'whole',
      counted: false,
    }),
  ).notes[0];

test('blanks prevent signing', async () => {
  for (const text of ['<p>Fever {yes|no}</p>', '<p>For *** days</p>']) {
    const note = await opened({ note: text });
    expect(await signNote(doctor, note.id, 1)).toMatchObject({ code: 'NOTE_INCOMPLETE' });
  }
});

test('an addendum can only be added to a signed note, once per key, and is covered by verification', async () => {
  const note = await opened();
  const id = newId();
  expect(await addAddendum(doctor, id, note.id, 'More')).toMatchObject({ code: 'NOTE_UNSIGNED' });
  const done = must(await signNote(doctor, note.id, 1));
  must(await addAddendum(doctor, id, note.id, 'More'));
  must(await addAddendum(doctor, id, note.id, 'Again'));
  expect(await addAddendum(doctor, newId(), note.id, '  ')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await addAddendum(stranger, newId(), note.id, 'x')).toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await app().database.pool.query('select body from chart.note_addendum where note_id = $1', [
    note.id,
  ]);
  expect(rows).toEqual([{ body: 'More' }]);
  expect(await isSignatureIntact(app(), done)).toBe(true);
  await app().database.pool.query(`update chart.note_addendum set body = 'x' where note_id = $1`, [note.id]);
  expect(await isSignatureIntact(app(), done)).toBe(false);
});

test('a cosignature is required by the author’s rule and given by another user', async () => {
  const rule = (await cosignRules(manager)).find(({ author_id }) => author_id === doctor.actor.userId)!;
  expect(rule).toMatchObject({ cosign_mode: 'never', version: 0 });
  const input = { author_id: rule.author_id, version: 0, cosign_mode: 'required' as const, cosigner_id: null };
  const saved = must(await saveCosignRule(manager, input));
  expect(await saveCosignRule(manager, { ...input, version: saved.version + 1 })).toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(await saveCosignRule(manager, { ...input, author_id: newId() })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const note = await signed();
  expect(note.cosign_state).toBe('waiting');
  expect(await cosignNote(doctor, note.id)).toMatchObject({ code: 'NOT_COSIGNER' });
  const other = { ...doctor, actor: { ...doctor.actor, userId: nurse.actor.userId, name: 'Other' } };
  must(await cosignNote(other, note.id));
  must(await cosignNote(other, note.id));
  const done = (await read(note.id))!;
  expect(done).toMatchObject({ cosign_state: 'done', cosigner_name: 'Other' });
  expect(await isSignatureIntact(app(), done)).toBe(true);
  must(await saveCosignRule(manager, { ...input, version: 1, cosign_mode: 'never' }));
  expect(await cosignNote(other, (await signed()).id)).toMatchObject({ code: 'NOT_WAITING' });
});

test('an unsigned note is deleted and restored; a signed one is withdrawn by its signer and stays', async () => {
  const note = await opened();
  must(await deleteNote(doctor, note.id, true));
  expect(await read(note.id)).toBeUndefined();
  must(await deleteNote(doctor, note.id, false));
  expect(await read(note.id)).toBeDefined();
  const done = await signed();
  expect(await deleteNote(doctor, done.id, true)).toMatchObject({ code: 'NOTE_SIGNED' });
  expect(await takeBackNote(nurse, done.id, 'Wrong patient')).toMatchObject({ code: 'NOT_AUTHOR' });
  expect(await takeBackNote(doctor, done.id, ' ')).toMatchObject({ code: 'BAD_USER_INPUT' });
  must(await takeBackNote(doctor, done.id, 'Wrong patient'));
  const taken = (await read(done.id))!;
  expect(taken).toMatchObject({ withdrawn_reason: 'Wrong patient' });
  expect(await isSignatureIntact(app(), taken)).toBe(true);
  expect(await deleteNote(stranger, note.id, true)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a note is pinned, and its panels are arranged', async () => {
  const note = await signed();
  must(await pinNote(doctor, note.id, true));
  const found = must(
    await findNotes(doctor, {
      where: { pinned: true },
      orderBy: null,
      skip: 0,
      take: 10,
      texts: 'none',
      counted: true,
    }),
  );
  expect(found).toMatchObject({ count: 1, notes: [{ id: note.id }] });
  const layout = [{ id: 'soap note', x: 0, y: 0, w: 12, h: 9 }];
  await saveMyLayout(doctor, layout);
  expect(await loadMyLayout(doctor)).toEqual(layout);
  for (const wrong of [{}, 'x', [{ id: '<b>', x: 0, y: 0, w: 1, h: 1 }], [{ id: 'a', x: -1, y: 0, w: 1, h: 1 }]])
    expect(await saveMyLayout(doctor, wrong)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await saveNoteLayout(doctor, note.id, layout)).toMatchObject({ code: 'NOTE_SIGNED' });
  const open = await opened();
  must(await saveNoteLayout(doctor, open.id, layout));
  expect((await read(open.id))!.layout).toEqual(layout);
});

test('every printed page names the patient and marks drafts', async () => {
  const note = await opened({ note: `<h2>Plan</h2>${'<p>Walk every day, and rest.</p>'.repeat(120)}` });
  const pdf = await writeNotePdf(doctor, note);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length).toBeGreaterThan(2);
});

test('prints a note of maximum length', async () => {
  const note = await opened({ note: `<h2>Plan</h2>${'<p>Walk every day, and rest at night.</p>'.repeat(4500)}` });
  const pages = (await writeNotePdf(doctor, note)).toString('latin1').match(/\/Type \/Page\b/g)!;
  expect(pages.length).toBeGreaterThan(90);
});
