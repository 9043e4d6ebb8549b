import type { Binary, Condition, DocumentReference, Procedure } from 'fhir/r4';
import { expect, test } from 'vitest';
import { saveFile, unscanned } from '#files/server';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { makeTestClinic } from '#practice/testing';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { createProblem, setProblemStatus } from '../problems/change-problem.ts';
import { signNote } from '../sign-note.ts';
import { addAddendum } from '../signing/add-addendum.ts';
import { takeBackNote } from '../signing/take-back-note.ts';
import { fhirResources } from './index.ts';

const app = useTestApp();

async function clinic() {
  const made = await makeTestClinic(app(), chart.accessRules);
  const doctor = await made.as('Doctor');
  const patientId = await buildPatient(app(), made.clinicId);
  const read = async (selection: object = { patientIds: [patientId] }, { forPatient = false } = {}) => {
    const reader = buildReader(app(), made.clinicId, { forPatient });
    const records = await readValid(fhirResources, reader, selection);
    const of = <T>(type: string) =>
      records.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type) as unknown as T[];
    return {
      ids: records.map(({ resource }) => resource.id!),
      conditions: of<Condition>('Condition'),
      procedures: of<Procedure>('Procedure'),
      documents: of<DocumentReference>('DocumentReference'),
      binaries: of<Binary>('Binary'),
    };
  };
  const open = async (more: object = {}) =>
    must(
      await openNote(doctor, {
        clinic_patient_id: patientId,
        note: '<h2>Subjective</h2><p>Well &amp; happy.</p>',
        service_date: '2026-11-20',
        ...more,
      }),
    );
  return { ...made, doctor, patientId, read, open, reader: buildReader(app(), made.clinicId) };
}

const textOf = ({ content }: DocumentReference) => Buffer.from(content[0]!.attachment.data!, 'base64').toString();

test('problems have their code, status and days', async () => {
  const { doctor, patientId, read } = await clinic();
  const input = { problem_name: 'High blood pressure', icd_code: 'I10', onset_date: '2020-05-01', comment: 'At home' };
  const { id } = must(await createProblem(doctor, { patient_id: patientId, input }));
  must(await createProblem(doctor, { patient_id: patientId, input: { problem_name: 'Lives alone' } }));
  const { conditions } = await read();
  expect(conditions[0]).toMatchObject({
    id,
    clinicalStatus: { coding: [{ code: 'active' }] },
    category: [{ coding: [{ code: 'problem-list-item' }] }],
    code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' }], text: 'High blood pressure' },
    onsetDateTime: '2020-05-01',
    note: [{ text: 'At home' }],
  });
  expect(conditions[1]!.code).toEqual({ text: 'Lives alone' });
  must(await setProblemStatus(doctor, id, 'resolved', '2026-11-01'));
  const resolved = (await read({ ids: [id] })).conditions[0]!;
  expect(resolved.clinicalStatus!.coding![0]!.code).toBe('resolved');
  expect(resolved.abatementDateTime).toBe('2026-11-01');
});

test('a note is served with its text; its diagnoses and procedures once it is signed', async () => {
  const { doctor, open, read, clinicId } = await clinic();
  const note = await open();
  const [diagnosisId, procedureId] = [newId(), newId()];
  const own = { clinic_id: clinicId, note_id: note.id, created_by: doctor.actor.userId, created_time: app().clock() };
  const db = app().database.kysely;
  const diagnosis = { id: diagnosisId, icd_code: 'I10', icd_code_type: 'ICD-10-CM', official_name: 'Hypertension' };
  await db
    .insertInto('chart.note_diagnosis')
    .values({ ...own, ...diagnosis, sort_index: 0 })
    .execute();
  const procedure = { id: procedureId, cpt_code: '99213', cpt_code_type: 'CPT', official_name: 'Office visit' };
  await db
    .insertInto('chart.note_procedure')
    .values({ ...own, ...procedure, units: 2, modifiers: ['25'], pointers: [diagnosisId], sort_index: 0 })
    .execute();
  const draft = await read();
  expect([draft.conditions, draft.procedures]).toEqual([[], []]);
  expect(draft.documents).toMatchObject([{ id: note.id, status: 'current', docStatus: 'preliminary' }]);
  expect((await read(undefined, { forPatient: true })).documents).toEqual([]);

  must(await signNote(doctor, note.id, 1));
  const signed = await read(undefined, { forPatient: true });
  expect(signed.documents).toMatchObject([
    {
      docStatus: 'final',
      type: { coding: [{ system: 'http://loinc.org', code: '11506-3' }] },
      authenticator: { reference: `Practitioner/${doctor.actor.userId}` },
      context: { period: { start: '2026-11-20' } },
    },
  ]);
  expect(textOf(signed.documents[0]!)).toContain('Well & happy.');
  expect(signed.conditions).toMatchObject([{ category: [{ coding: [{ code: 'encounter-diagnosis' }] }] }]);
  expect(signed.conditions[0]!.verificationStatus).toBeUndefined();
  expect(signed.procedures).toMatchObject([
    {
      status: 'completed',
      encounter: { reference: `Encounter/${note.id}` },
      performedDateTime: '2026-11-20',
      reasonReference: [{ reference: `Condition/${diagnosisId}` }],
      note: [{ text: 'Modifiers: 25' }, { text: 'Units: 2' }],
    },
  ]);

  must(await addAddendum(doctor, newId(), note.id, 'Called back.'));
  const amended = (await read()).documents[0]!;
  expect(amended.docStatus).toBe('amended');
  expect(textOf(amended)).toContain('Called back.');

  must(await takeBackNote(doctor, note.id, 'Wrong patient'));
  const gone = await read();
  expect(gone.documents[0]!.status).toBe('entered-in-error');
  expect(gone.procedures[0]!.status).toBe('entered-in-error');
  expect(gone.conditions[0]!.verificationStatus!.coding![0]!.code).toBe('entered-in-error');
  // It may have been another patient's.
  expect((await read(undefined, { forPatient: true })).ids).toEqual([]);
});

test('a file of a note is a document, with its bytes by id', async () => {
  const { doctor, open, read, clinicId } = await clinic();
  const note = await open();
  const id = newId();
  const bytes = Buffer.from('plain text');
  await app().database.transaction(async (tx) => {
    const file = await saveFile(tx, {
      app: app(),
      clinicId,
      patientId: note.patient_id,
      folder: 'chart-attachments',
      name: 'letter.txt',
      type: 'text/plain',
      bytes: unscanned(bytes, 'made here'),
      userId: doctor.actor.userId,
    });
    await tx
      .insertInto('chart.note_attachment')
      .values({
        clinic_id: clinicId,
        id,
        note_id: note.id,
        file_id: file.id,
        file_name: 'letter.txt',
        file_type: 'text/plain',
        byte_size: bytes.length,
        sha256: Buffer.alloc(32),
        added_by: doctor.actor.userId,
        added_name: 'Doctor Tester',
        added_time: app().clock(),
      })
      .execute();
  });
  const { documents, binaries } = await read();
  expect(binaries).toEqual([]);
  const letter = documents.find((one) => one.id === id)!;
  expect(letter.content[0]!.attachment).toMatchObject({
    contentType: 'text/plain',
    title: 'letter.txt',
    url: `https://clinic.example/fhir/R4/Binary/${id}`,
  });
  const [binary] = (await read({ ids: [id] })).binaries;
  expect(Buffer.from(binary!.data!, 'base64').toString()).toBe('plain text');
  expect((await read({ ids: [id] }, { forPatient: true })).binaries).toEqual([]);
});

test('pages contain each record once; other clinics and deleted notes are not served', async () => {
  const { doctor, open, read, reader, clinicId, patientId } = await clinic();
  for (const name of ['One', 'Two', 'Three']) {
    must(await createProblem(doctor, { patient_id: patientId, input: { problem_name: name } }));
    await open({ chart_note_record_name: name });
  }
  const { ids } = await read({});
  expect(ids).toHaveLength(9);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 2)));
  expect(paged.flat()).toEqual(ids);
  const other = await makeTestClinic(app(), chart.accessRules);
  expect(await readValid(fhirResources, buildReader(app(), other.clinicId), { ids })).toEqual([]);
  await app().database.pool.query('update chart.chart_note set deleted_time = now() where clinic_id = $1', [clinicId]);
  expect((await read({})).documents).toEqual([]);
});
