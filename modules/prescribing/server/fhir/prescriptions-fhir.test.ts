import type { MedicationRequest } from 'fhir/r4';
import { expect, test } from 'vitest';
import { addMedicationIn } from '#patients/server';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { recordSent } from '../prescriptions/record-sent.ts';
import { onceOf, savePrescription } from '../prescriptions/save-prescription.ts';
import { makePrescribingClinic } from '../testing/prescribing-clinic.ts';
import { fhirResources } from './index.ts';
import { prescriptionStatus } from './medication-status.ts';

const app = useTestApp();

async function clinic() {
  const made = await makePrescribingClinic(app());
  const patientId = await made.addPatient('Lang');
  const save = async (more: object = {}) =>
    must(await savePrescription(made.doctor, made.wish(patientId, more), null, onceOf({ client_key: newId() }))).id;
  const send = (id: string) => app().database.transaction((tx) => recordSent(tx, made.doctor, id));
  const list = async (input: object) =>
    must(await app().database.transaction((tx) => addMedicationIn(tx, made.doctor, patientId, input))).id;
  const read = async (selection: object = { patientIds: [patientId] }, { forPatient = false } = {}) =>
    (await readValid(fhirResources, buildReader(app(), made.clinicId, { forPatient }), selection)).map(
      ({ resource }) => resource as MedicationRequest,
    );
  return { ...made, patientId, save, send, list, read, reader: buildReader(app(), made.clinicId) };
}

test('a prescription has its codes, directions, quantity, refills and pharmacy', async () => {
  const { save, send, read, doctor } = await clinic();
  const id = await save({
    drug_db_code: '314076',
    drug_db_qualifier: 'SCD',
    diagnoses: [{ code: 'I10', name: 'Hypertension' }],
    note: 'Please label in Spanish',
  });
  expect(await read()).toMatchObject([{ id, status: 'draft', intent: 'order' }]);
  expect(await read(undefined, { forPatient: true })).toEqual([]);
  await send(id);
  // Its entry in the medication list is not served a second time.
  const found = await read(undefined, { forPatient: true });
  expect(found).toMatchObject([
    {
      id,
      status: 'active',
      reportedBoolean: false,
      medicationCodeableConcept: {
        coding: [
          { system: 'http://www.nlm.nih.gov/research/umls/rxnorm', code: '314076' },
          { system: 'http://hl7.org/fhir/sid/ndc', code: '00071015523' },
        ],
        text: 'lisinopril 10 mg tablet',
      },
      requester: { reference: `Practitioner/${doctor.actor.userId}` },
      reasonCode: [{ coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' }] }],
      dosageInstruction: [{ text: 'Take 1 tablet by mouth once daily' }],
      dispenseRequest: {
        numberOfRepeatsAllowed: 3,
        quantity: { value: 30, unit: 'Tablet' },
        expectedSupplyDuration: { value: 30, code: 'd' },
      },
      substitution: { allowedBoolean: true },
    },
  ]);
});

test('a medication that was reported says so, and is stopped from its last day', async () => {
  const { list, read } = await clinic();
  const aspirin = await list({ drug_name: 'Aspirin 81 mg', frequency: 'once daily', from: '2024-01-01' });
  const old = await list({ drug_name: 'Fish oil', record_type: 'Supplement', to: '2025-01-01' });
  const found = await read();
  expect(found.find(({ id }) => id === aspirin)).toMatchObject({
    status: 'active',
    intent: 'plan',
    reportedBoolean: true,
    medicationCodeableConcept: { text: 'Aspirin 81 mg' },
    dosageInstruction: [{ text: 'once daily', timing: { repeat: { boundsPeriod: { start: '2024-01-01' } } } }],
  });
  expect(found.find(({ id }) => id === old)).toMatchObject({ status: 'stopped' });
});

test('the status says only what is certain', () => {
  const facts = { state: 'Confirmed', cancel_state: null, fill_state: null, to_date: null } as const;
  const status = (more: object) => prescriptionStatus({ ...facts, ...more }, '2026-11-28');
  expect(status({})).toBe('active');
  expect(status({ state: 'Failed' })).toBe('draft');
  expect(status({ state: 'Withdrawn' })).toBe('cancelled');
  expect(status({ cancel_state: 'Waiting' })).toBe('active');
  expect(status({ cancel_state: 'Denied' })).toBe('active');
  expect(status({ cancel_state: 'Approved' })).toBe('cancelled');
  expect(status({ cancel_state: 'Approved', fill_state: 'Dispensed' })).toBe('stopped');
  expect(status({ to_date: '2026-11-28' })).toBe('stopped');
  expect(status({ to_date: '2026-12-31' })).toBe('active');
});

test('pages contain each record once; other clinics are not served', async () => {
  const { save, list, read, reader } = await clinic();
  await save();
  await save({ drug_description: 'metformin 500 mg tablet' });
  await list({ drug_name: 'Aspirin' });
  const ids = (await read({})).map(({ id }) => id!);
  expect(ids).toHaveLength(3);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 1)));
  expect(paged.flat()).toEqual(ids);
  const other = await makePrescribingClinic(app());
  expect(await readValid(fhirResources, buildReader(app(), other.clinicId), { ids })).toEqual([]);
});
