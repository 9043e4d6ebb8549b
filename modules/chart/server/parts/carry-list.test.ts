import { beforeAll, expect, test } from 'vitest';
import { codes } from '#codes/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isSignatureIntact } from '../content-hash.ts';
import { chart } from '../index.ts';
import type { Note } from '../notes.sql.ts';
import { openNote } from '../open-note.ts';
import { shownNotes } from '../shown-notes.ts';
import { signNote } from '../sign-note.ts';
import { takeBackNote } from '../signing/take-back-note.ts';
import { carryList } from './carry-list.ts';
import { copyForward } from './copy-forward.ts';
import { readParts, type PartRows } from './parts.sql.ts';
import { saveDiagnoses } from './save-diagnoses.ts';
import { saveProcedures } from './save-procedures.ts';
import { saveSubstances } from './save-substances.ts';

const app = useTestApp();
let doctor: RequestContext;
let desk: RequestContext;
let stranger: RequestContext;
let patientId: string;
let otherId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), [...chart.accessRules, ...codes.accessRules]);
  doctor = await clinic.as('Doctor');
  desk = await clinic.as('Front desk');
  stranger = await (await makeTestClinic(app(), chart.accessRules)).as('Doctor');
  [patientId, otherId] = [await addPatient('Ada', 100_000), await addPatient('Bea', 100_001)];
});

async function addPatient(first_name: string, record_number: number): Promise<string> {
  const id = newId();
  const key = first_name.toLowerCase();
  const now = app().clock();
  const names = { first_name, last_name: 'Quist', first_key: key, last_key: 'quist', search_text: `${key} quist` };
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      ...names,
      clinic_id: doctor.actor.clinicId,
      id,
      record_number,
      gender: 'Female',
      created_time: now,
      updated_time: now,
    })
    .execute();
  return id;
}

const opened = async (more: object = {}): Promise<Note> =>
  must(await openNote(doctor, { clinic_patient_id: patientId, note: '<h2>Plan</h2><p>Walk.</p>', ...more }));
const partsOf = async (noteId: string): Promise<PartRows> => {
  const names = ['diagnosis', 'cpts', 'drugs', 'supplements'] as const;
  return (await readParts(app().database.kysely, doctor.actor.clinicId, [noteId], names)).get(noteId)!;
};
const gapsOf = async (note: Note): Promise<string[]> => {
  const [shaped] = await shownNotes(doctor, [note], new Set(['missing']));
  return shaped!.missing.map(({ message }) => message);
};
const icd = (icd_code: string) => ({ id: newId(), icd_code });

async function earlierNote(): Promise<Note> {
  const note = await opened({ service_date: '2026-10-05' });
  const diagnoses = [icd('I10'), icd('E11.9')];
  must(await saveDiagnoses(doctor, note.id, null, diagnoses));
  const pointers = diagnoses.map(({ id }) => id).toReversed();
  must(
    await saveProcedures(doctor, note.id, null, [
      { id: newId(), cpt_code: '99213', modifiers: ['25'], units: 2, pointers },
    ]),
  );
  const drugs = [{ id: newId(), name: 'Lisinopril 10 mg tablet', directions: 'once a day' }];
  must(await saveSubstances(doctor, note.id, null, 'drug', drugs));
  return note;
}

test('lists are carried over on request, marked, once, and merged with existing rows', async () => {
  const source = await earlierNote();
  const note = await opened();
  const own = icd('I10');
  must(await saveDiagnoses(doctor, note.id, null, [own]));
  for (const list of ['diagnosis', 'cpts', 'drugs', 'diagnosis', 'drugs'] as const)
    must(await carryList(doctor, note.id, source.id, list));
  const { diagnosis, cpts, drugs } = await partsOf(note.id);
  expect(diagnosis).toMatchObject([
    { id: own.id, icd_code: 'I10', carried_from: null },
    { icd_code: 'E11.9', carried_from: source.id, carried_day: '2026-10-05' },
  ]);
  // They point to the diagnoses of this note, in order.
  const pointers = [diagnosis[1]!.id, diagnosis[0]!.id];
  expect(cpts).toMatchObject([{ cpt_code: '99213', modifiers: ['25'], units: 2, pointers, carried_from: source.id }]);
  expect(drugs).toMatchObject([{ name: 'Lisinopril 10 mg tablet', directions: 'once a day' }]);
  expect(await gapsOf(note)).toEqual(
    expect.arrayContaining([
      '1 diagnosis carried over but not confirmed',
      '1 procedure carried over but not confirmed',
      '1 drug carried over but not confirmed',
    ]),
  );
  expect(await carryList(doctor, note.id, source.id, 'supplements')).toMatchObject({ issues: [{ path: 'list' }] });
});

test('the mark is removed by a change or a confirmation, and stays when only the order changes', async () => {
  const source = await earlierNote();
  const note = await opened();
  must(await carryList(doctor, note.id, source.id, 'diagnosis'));
  const { diagnosis } = await partsOf(note.id);
  const rows = diagnosis.map(({ id, icd_code }) => ({ id, icd_code })).toReversed();
  must(await saveDiagnoses(doctor, note.id, null, rows));
  expect((await partsOf(note.id)).diagnosis.map(({ carried_from }) => carried_from)).toEqual([source.id, source.id]);
  must(await saveDiagnoses(doctor, note.id, null, [{ ...rows[0]!, carried: false }, rows[1]]));
  expect((await partsOf(note.id)).diagnosis.map(({ carried_from }) => carried_from)).toEqual([null, source.id]);
  must(await carryList(doctor, note.id, source.id, 'drugs'));
  const [drug] = (await partsOf(note.id)).drugs;
  must(await saveSubstances(doctor, note.id, null, 'drug', [{ ...drug!, directions: 'twice a day', carried: true }]));
  expect((await partsOf(note.id)).drugs).toMatchObject([{ directions: 'twice a day', carried_from: null }]);
});

test('the origin of a row is not part of the signed content', async () => {
  const source = await earlierNote();
  const note = await opened();
  must(await carryList(doctor, note.id, source.id, 'diagnosis'));
  must(await carryList(doctor, note.id, source.id, 'cpts'));
  const signed = must(await signNote(doctor, note.id, note.version));
  await app().database.pool.query('update chart.note_diagnosis set carried_from = null where note_id = $1', [note.id]);
  expect(await isSignatureIntact(app(), signed)).toBe(true);
  expect(await carryList(doctor, note.id, source.id, 'drugs')).toMatchObject({ code: 'NOTE_SIGNED' });
});

test('rejects another patient’s or clinic’s note, the same note, and a withdrawn one', async () => {
  const source = await earlierNote();
  const foreign = await opened({ clinic_patient_id: otherId });
  expect(await carryList(doctor, foreign.id, source.id, 'diagnosis')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await carryList(stranger, foreign.id, source.id, 'diagnosis')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await carryList(doctor, source.id, source.id, 'diagnosis')).toMatchObject({ code: 'NOT_FOUND' });
  const note = await opened();
  expect(await carryList(desk, note.id, source.id, 'diagnosis')).toMatchObject({ code: 'NOT_AUTHOR' });
  must(await signNote(doctor, source.id, source.version));
  must(await takeBackNote(doctor, source.id, 'Wrong patient'));
  expect(await carryList(doctor, note.id, source.id, 'diagnosis')).toMatchObject({ code: 'NOTE_TAKEN_BACK' });
  expect(await copyForward(doctor, note.id, source.id, 'Plan')).toMatchObject({ code: 'NOTE_TAKEN_BACK' });
  expect((await partsOf(note.id)).diagnosis).toEqual([]);
});
