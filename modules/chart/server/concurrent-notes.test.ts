import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { buildPatient } from '#patients/testing';
import { isDomainError } from '#platform/domain-error.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { chart as module } from './index.ts';
import { openNote } from './open-note.ts';

const app = useTestApp();
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
});

async function addPatient(state: { deceased_date?: string; deleted_time?: Date } = {}): Promise<string> {
  const id = await buildPatient(app(), clinic.clinicId);
  if (Object.keys(state).length > 0)
    await app()
      .database.kysely.updateTable('patients.patient')
      .set(state)
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', id)
      .execute();
  return id;
}

const codeOfAnswer = (answer: unknown): string => (isDomainError(answer) ? answer.code : 'created');

test('notes that are created at the same moment are accepted or refused each on its own', async () => {
  const doctor = await clinic.as('Doctor');
  const [active, deceased, deleted] = [
    await addPatient(),
    await addPatient({ deceased_date: '2020-01-31' }),
    await addPatient({ deleted_time: doctor.now }),
  ];
  const category = { event_category_id: randomUUID() };
  const asked: [input: { clinic_patient_id: string; event_category_id?: string }, code: string][] = [
    [{ clinic_patient_id: active }, 'created'],
    [{ clinic_patient_id: deceased }, 'DECEASED'],
    [{ clinic_patient_id: deleted }, 'PATIENT_DELETED'],
    [{ clinic_patient_id: randomUUID() }, 'BAD_USER_INPUT'],
    // The patient's state comes before an unknown event type.
    [{ clinic_patient_id: deceased, ...category }, 'DECEASED'],
    [{ clinic_patient_id: active, ...category }, 'BAD_USER_INPUT'],
  ];
  const all = [...asked, ...asked, ...asked];
  const answers = await Promise.all(all.map(([input]) => openNote(doctor, input)));
  expect(answers.map(codeOfAnswer)).toEqual(all.map(([, code]) => code));
  const { kysely } = app().database;
  const notes = await kysely
    .selectFrom('chart.chart_note')
    .select('id')
    .where('clinic_id', '=', clinic.clinicId)
    .execute();
  const created = answers.filter((answer) => !isDomainError(answer)).map((answer) => must(answer).id);
  expect(notes.map(({ id }) => id).toSorted()).toEqual(created.toSorted());
  const entries = await kysely
    .selectFrom('audit.inbox')
    .select('object_id')
    .where('clinic_id', '=', clinic.clinicId)
    .where('object_type', '=', 'chart_note')
    .execute();
  expect(entries.map(({ object_id }) => object_id).toSorted()).toEqual(created.toSorted());
});
