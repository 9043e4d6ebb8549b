// Over 300 lines: every list of a note is tested with one patient, one clinic and one set of codes.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { codes, createClinicCode } from '#codes/server';
import { addMedicationIn, createAllergyIn } from '#patients/server';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { chart } from '../index.ts';
import { findNotes } from '../find-notes.ts';
import type { Note } from '../notes.sql.ts';
import { openNote } from '../open-note.ts';
import { shownNotes } from '../shown-notes.ts';
import { signNote } from '../sign-note.ts';
import { isSignatureIntact } from '../content-hash.ts';
import { codeReferences } from '../problems/code-references.ts';
import { checkNoteDrugs } from './check-note-drugs.ts';
import { commentOnNote, removeComment } from './comment-on-note.ts';
import { copyForward } from './copy-forward.ts';
import { giveHandout, takeOffNote } from './give-handout.ts';
import { lockOpenNote } from './lock-open-note.ts';
import { readParts, type PartRows } from './parts.sql.ts';
import { saveDiagnoses } from './save-diagnoses.ts';
import { saveProcedures } from './save-procedures.ts';
import { saveSubstances } from './save-substances.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;
let desk: RequestContext;
let stranger: RequestContext;
let patientId: string;
let otherId: string;
const ICD = ['X10', 'X11', 'X12'];
const CPT = ['90001', '90002', '90003'];

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), [...chart.accessRules, ...codes.accessRules]);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  desk = await clinic.as('Front desk');
  stranger = await (await makeTestClinic(app(), chart.accessRules)).as('Doctor');
  [patientId, otherId] = [await addPatient('Ada', 100_000), await addPatient('Bea', 100_001)];
  for (const [kind, all] of [
    ['diagnosis', ICD],
    ['procedure', CPT],
  ] as const) {
    for (const code of all) {
      must(
        await createClinicCode(
          await clinic.as('Manager'),
          kind,
          {
            code,
            code_type: 'Custom',
            official_name: `Name of ${code}`,
            long_description: null,
            pmh_display_name: null,
            price_cents: null,
            access_level: 'clinic',
          },
          null,
        ),
      );
    }
  }
});

async function addPatient(first_name: string, record_number: number): Promise<string> {
  const id = newId();
  const key = first_name.toLowerCase();
  const now = app().clock();
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      clinic_id: doctor.actor.clinicId,
      id,
      record_number,
      first_name,
      last_name: 'Quist',
      gender: 'Female',
      first_key: key,
      last_key: 'quist',
      search_text: `${key} quist`,
      created_time: now,
      updated_time: now,
    })
    .execute();
  return id;
}

const opened = async (more: object = {}): Promise<Note> =>
  must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>', ...more }));

const partsOf = async (noteId: string): Promise<PartRows> => {
  const names = ['diagnosis', 'cpts', 'drugs', 'supplements', 'handouts', 'comments', 'copied'] as const;
  return (await readParts(app().database.kysely, doctor.actor.clinicId, [noteId], names)).get(noteId)!;
};
const versionOf = async (noteId: string): Promise<number> =>
  must(await findNotes(doctor, byId(noteId))).notes[0]!.parts_version;
const byId = (id: string) => ({
  where: { id: { equals: id } },
  orderBy: null,
  skip: 0,
  take: 1,
  texts: 'whole' as const,
  counted: false,
});
const rows = (...codes: string[]) => codes.map((icd_code) => ({ id: newId(), icd_code }));

test('diagnoses keep their order, the first is primary, and duplicates are rejected', async () => {
  const note = await opened();
  const diagnoses = rows('x11', 'X10');
  must(await saveDiagnoses(doctor, note.id, 0, diagnoses));
  expect((await partsOf(note.id)).diagnosis).toMatchObject([
    { icd_code: 'X11', official_name: 'Name of X11', icd_code_type: 'Custom' },
    { icd_code: 'X10' },
  ]);
  expect(await saveDiagnoses(doctor, note.id, 1, [...diagnoses, ...rows('X11')])).toMatchObject({ code: 'DUPLICATE' });
  expect(await saveDiagnoses(doctor, note.id, 1, [...diagnoses, ...rows('NONE')])).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  must(await saveDiagnoses(doctor, note.id, 1, diagnoses.toReversed()));
  expect((await partsOf(note.id)).diagnosis.map(({ icd_code }) => icd_code)).toEqual(['X10', 'X11']);
  const [shaped] = await shownNotes(doctor, [note], new Set(['diagnosis', 'missing']));
  expect(shaped!.diagnosis.map(({ is_primary }) => is_primary)).toEqual([true, false]);
});

test('an old list is rejected, an unchanged list is returned, and removed rows stay in the database', async () => {
  const note = await opened();
  const diagnoses = rows('X10', 'X11');
  must(await saveDiagnoses(doctor, note.id, 0, diagnoses));
  expect(await saveDiagnoses(doctor, note.id, 0, diagnoses)).toBe(null);
  expect(await saveDiagnoses(doctor, note.id, 0, diagnoses.slice(1))).toMatchObject({ code: 'STALE_VERSION' });
  must(await saveDiagnoses(doctor, note.id, null, diagnoses.slice(1)));
  const { rows: stored } = await app().database.pool.query(
    'select deleted_time is null as stands from chart.note_diagnosis where note_id = $1 order by sort_index',
    [note.id],
  );
  expect(stored).toHaveLength(2);
  must(await saveDiagnoses(doctor, note.id, null, diagnoses));
  expect((await partsOf(note.id)).diagnosis).toHaveLength(2);
  const other = await opened();
  expect(await saveDiagnoses(doctor, other.id, 0, diagnoses)).toMatchObject({ issues: [{ path: 'diagnosis.0.id' }] });
});

test('procedures point to diagnoses of the note, have modifiers and units, and lose pointers to removed diagnoses', async () => {
  const note = await opened();
  const diagnoses = rows('X10', 'X11');
  must(await saveDiagnoses(doctor, note.id, null, diagnoses));
  const pointers = diagnoses.map(({ id }) => id).toReversed();
  const procedure = { id: newId(), cpt_code: '90001', modifiers: ['rt', '25'], units: 2, pointers };
  must(await saveProcedures(doctor, note.id, null, [procedure, { id: newId(), cpt_code: '90002' }]));
  expect((await partsOf(note.id)).cpts).toMatchObject([
    { cpt_code: '90001', modifiers: ['RT', '25'], units: 2, pointers },
    { cpt_code: '90002', modifiers: [], units: 1, pointers: [] },
  ]);
  const left = { id: newId(), cpt_code: '90001', modifiers: ['LT'] };
  must(await saveProcedures(doctor, note.id, null, [procedure, left]));
  expect(await saveProcedures(doctor, note.id, null, [procedure, { ...left, modifiers: ['LT', 'ZZ'] }])).toMatchObject({
    issues: [{ path: 'cpts.1.modifiers', message: 'ZZ is not a known modifier.' }],
  });
  const again = { id: newId(), cpt_code: '90001', modifiers: ['25', 'RT'] };
  expect(await saveProcedures(doctor, note.id, null, [procedure, again])).toMatchObject({ code: 'DUPLICATE' });
  for (const wrong of [{ units: 0 }, { modifiers: ['TOO'] }, { pointers: [newId()] }, { units: 1.5 }])
    expect(await saveProcedures(doctor, note.id, null, [{ ...procedure, ...wrong }])).toMatchObject({
      code: 'BAD_USER_INPUT',
    });
  must(await saveDiagnoses(doctor, note.id, null, diagnoses.slice(1)));
  expect((await partsOf(note.id)).cpts[0]!.pointers).toEqual([diagnoses[1]!.id]);
});

test('drugs and supplements are separate lists; a name occurs once in each', async () => {
  const note = await opened();
  const drugs = ['Lisinopril 10 mg', 'Metformin'].map((name) => ({ id: newId(), name, directions: 'once a day' }));
  must(await saveSubstances(doctor, note.id, null, 'drug', drugs));
  must(await saveSubstances(doctor, note.id, null, 'supplement', [{ id: newId(), name: 'Magnesium' }]));
  const twice = [...drugs, { id: newId(), name: 'metformin ' }];
  expect(await saveSubstances(doctor, note.id, null, 'drug', twice)).toMatchObject({
    code: 'DUPLICATE',
    title: 'Duplicate Drug',
  });
  const parts = await partsOf(note.id);
  expect(parts.drugs.map(({ name }) => name)).toEqual(['Lisinopril 10 mg', 'Metformin']);
  // A drug of the drug database keeps its entry; a supplement has none.
  const coded = [{ id: newId(), name: 'Lisinopril 10 mg tablet', descriptor_id: 'lisinopril-10-mg-tablet-oral' }];
  must(await saveSubstances(doctor, note.id, null, 'drug', coded));
  expect((await partsOf(note.id)).drugs).toMatchObject([{ descriptor_id: 'lisinopril-10-mg-tablet-oral' }]);
  expect(parts.supplements).toMatchObject([{ name: 'Magnesium', directions: null }]);
});

test('checks drugs of a note against allergies, medications and each other', async () => {
  const note = await opened();
  const patient = note.patient_id;
  const { database } = app();
  await database.transaction(async (tx) => {
    const penicillin = { allergy_substance: 'Penicillin', allergy_category: 'drug', reaction: 'Hives' };
    must(await createAllergyIn(tx, doctor, patient, penicillin));
    must(await addMedicationIn(tx, doctor, patient, { drug_name: 'Warfarin 5 mg' }));
  });
  expect(must(await checkNoteDrugs(doctor, note.id))).toEqual({ drugs: [], coverage: '' });
  const names = [
    'Amoxicillin 500 mg capsule',
    'Ibuprofen 400 mg tablet',
    'Loratadine 10 mg tablet',
    'Grandmother’s salve',
  ];
  const drugs = names.map((name) => ({ id: newId(), name }));
  must(await saveSubstances(doctor, note.id, null, 'drug', drugs));
  const checked = must(await checkNoteDrugs(doctor, note.id));
  expect(checked.coverage).toContain('Checked against');
  expect(checked.drugs.map(({ outcome, alerts }) => [outcome, alerts[0]?.kind, alerts[0]?.severity])).toEqual([
    ['alert', 'allergy', 'severe'],
    ['alert', 'interaction', 'severe'],
    // Free text can't be checked.
    ['could-not-check', undefined, undefined],
    ['could-not-check', undefined, undefined],
  ]);
  expect(await checkNoteDrugs(doctor, newId())).toMatchObject({ code: 'NOT_FOUND' });
});

test('parts of a signed note are locked and covered by the signature', async () => {
  const note = await opened();
  const diagnoses = rows('X10');
  must(await saveDiagnoses(doctor, note.id, null, diagnoses));
  must(
    await giveHandout(doctor, { id: newId(), chart_note_id: note.id, title: 'Rest', text: 'Rest a lot', send: true }),
  );
  expect(await signNote(doctor, note.id, 1, { partsVersion: 0 })).toMatchObject({ code: 'STALE_VERSION' });
  const signed = must(await signNote(doctor, note.id, 1, { partsVersion: await versionOf(note.id) }));
  expect(await isSignatureIntact(app(), signed)).toBe(true);
  const [handout] = (await partsOf(note.id)).handouts;
  const locked = [
    saveDiagnoses(doctor, note.id, null, []),
    saveProcedures(doctor, note.id, null, []),
    saveSubstances(doctor, note.id, null, 'drug', []),
    giveHandout(doctor, { id: newId(), chart_note_id: note.id, title: 'x', text: 'x' }),
    takeOffNote(doctor, 'note_handout', note.id, handout!.id),
    copyForward(doctor, note.id, note.id, 'Plan'),
    app().database.transaction((tx) => lockOpenNote(tx, doctor, note.id)),
  ];
  for (const answer of await Promise.all(locked)) expect(answer).toMatchObject({ code: 'NOTE_SIGNED' });
  await app().database.pool.query(`update chart.note_diagnosis set official_name = 'x' where note_id = $1`, [note.id]);
  expect(await isSignatureIntact(app(), signed)).toBe(false);
});

test('rejects another clinic’s note and users without write permission', async () => {
  const note = await opened();
  for (const answer of [
    await saveDiagnoses(stranger, note.id, null, rows('X10')),
    await commentOnNote(stranger, { chart_note_id: note.id, comment: 'x' }),
    await app().database.transaction((tx) => lockOpenNote(tx, stranger, note.id)),
    await app().database.transaction((tx) => lockOpenNote(tx, doctor, note.id, otherId)),
  ])
    expect(answer).toMatchObject({ code: 'NOT_FOUND' });
  expect(await saveDiagnoses(desk, note.id, null, rows('X10'))).toMatchObject({ code: 'NOT_AUTHOR' });
  expect(await saveDiagnoses(nurse, note.id, null, rows('X10'))).toBe(null);
});

test('comments are added once per key, and deleted by their author only', async () => {
  const note = await opened();
  must(await signNote(doctor, note.id, 1));
  const id = newId();
  const comment = { id, chart_note_id: note.id, comment: ' Call back ', comment_title: 'Lab' };
  const [one, again] = [must(await commentOnNote(nurse, comment)), must(await commentOnNote(nurse, comment))];
  expect([one.id, again.comment]).toEqual([id, 'Call back']);
  expect((await partsOf(note.id)).comments).toHaveLength(1);
  expect(await commentOnNote(nurse, { chart_note_id: note.id, comment: '  ' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await removeComment(doctor, id)).toMatchObject({ code: 'NOT_AUTHOR' });
  // Two concurrent calls delete and log it once.
  for (const answer of await Promise.all([removeComment(nurse, id), removeComment(nurse, id)])) must(answer);
  expect((await partsOf(note.id)).comments).toHaveLength(0);
  const { rows } = await sql`
    select 1 from audit.inbox where object_id = ${id} and action = 'delete'
    union all select 1 from audit.entry where object_id = ${id} and action = 'delete'`.execute(app().database.kysely);
  expect(rows).toHaveLength(1);
});

test('a section is carried over from the same patient’s note only, and its lines count until they change', async () => {
  const earlier = await opened({ note: '<h2>Plan</h2><p>Walk daily</p><p>Less salt</p>' });
  const note = await opened({ note: '<h2>Plan</h2><p></p>' });
  const copied = must(await copyForward(doctor, note.id, earlier.id, 'Plan'));
  expect(copied).toMatchObject({
    html: '<p>Walk daily</p><p>Less salt</p>',
    copied: { lines: ['Walk daily', 'Less salt'] },
  });
  const text = { ...note, note: '<h2>Plan</h2><p>Walk daily</p><p>Less salt, more fruit</p>' };
  const [shaped] = await shownNotes(doctor, [text], new Set(['missing']));
  expect(shaped!.missing).toContainEqual(expect.objectContaining({ message: '1 line carried over without changes' }));
  const foreign = await opened({ clinic_patient_id: otherId });
  expect(await copyForward(doctor, foreign.id, earlier.id, 'Plan')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await copyForward(doctor, note.id, earlier.id, 'Nothing')).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('importing a code edition reports affected problems and unsigned notes', async () => {
  const counted = (type: string, codes: readonly string[]) =>
    Promise.all(codeReferences.map(({ count }) => count(app().database.kysely, stranger.actor.clinicId, type, codes)));
  expect(await counted('ICD-10-CM', ICD)).toEqual([[], []]);
  const own = async (type: string, codes: readonly string[]) =>
    (
      await Promise.all(
        codeReferences.map(({ count }) => count(app().database.kysely, doctor.actor.clinicId, type, codes)),
      )
    ).flat();
  const before = (await own('ICD-10-CM', ['X12']))[0]?.count ?? 0;
  const note = await opened();
  must(await saveDiagnoses(doctor, note.id, 0, rows('X12')));
  expect(await own('ICD-10-CM', ['X12'])).toEqual([{ code: 'X12', count: before + 1 }]);
  expect(await own('HCPCS', CPT)).toEqual([]);
});
