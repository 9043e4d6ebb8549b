import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicationIn, endMedicationIn, readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import { lastPrescriptions } from '../records/medications.sql.ts';
import { findPrescriptions } from '../records/prescriptions.sql.ts';
import { runChecks } from '../safety/run-checks.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { beginPrescription } from './begin-prescription.ts';
import { sendPrescription } from './send-prescription.ts';

const fixture = useTestApp(new Date());
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;
const once = () => ({ clientKey: newId(), id: null, version: null });
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const url = `http://127.0.0.1:${network.port}`;
  const config = { ...fixture().config, network: { ...account, url, version: '2017071' as const } };
  app = { ...fixture(), clock: () => new Date(), config };
  clinic = await makePrescribingClinic(app);
});
afterAll(() => network.close());

const db = () => app.database.kysely;
const begin = (patientId: string, more: { renewsId?: string; medicationId?: string; drugName?: string }) =>
  beginPrescription(clinic.doctor, { kind: 'drug', patientId, noteId: null, drugId: null, drugName: null, ...more });
const medicationsOf = async (patientId: string) =>
  (await readPatients(db(), clinic.clinicId, [patientId], { medications: true }))[0]!.medications!;

test('a renewal repeats the last prescription, is not its own duplicate, and stays one medication', async () => {
  const patientId = await clinic.addPatient('Renewed');
  const wish = clinic.wish(patientId, { sig: 'Take 1 tablet at bedtime', quantity: '90', days_supply: '90' });
  const sent = must(await sendPrescription(clinic.doctor, wish, once(), [])).row;
  const [medication] = await medicationsOf(patientId);
  const [last] = await lastPrescriptions(db(), clinic.clinicId, patientId);
  expect(last).toMatchObject({ medicationId: medication!.id, row: { id: sent.id } });

  const { fields, parties } = must(await begin(patientId, { renewsId: sent.id, medicationId: medication!.id }));
  expect(fields).toMatchObject({
    drug_description: 'lisinopril 10 mg tablet',
    sig: 'Take 1 tablet at bedtime',
    quantity: '90',
    days_supply: '90',
    refills: '3',
    pharmacy_ncpdp_id: clinic.pharmacy('confirms'),
    follows_id: sent.id,
    medication_record_id: medication!.id,
  });
  expect(fields.order_number).not.toBe(String(sent.order_number));
  const { alerts } = await runChecks(db(), clinic.doctor.actor, fields, parties, clinic.doctor.now);
  expect(alerts.filter(({ kind }) => kind === 'duplicate')).toEqual([]);

  const renewed = must(await sendPrescription(clinic.doctor, fields, once(), [])).row;
  expect(renewed).toMatchObject({ follows_id: sent.id, medication_record_id: medication!.id });
  expect(await medicationsOf(patientId)).toHaveLength(1);
  expect((await lastPrescriptions(db(), clinic.clinicId, patientId))[0]!.row.id).toBe(renewed.id);
});

test('a listed medication is prescribed with its directions, and is added again if it was stopped in between', async () => {
  const patientId = await clinic.addPatient('Directions');
  const entry = { drug_name: 'Grandmother’s tonic', frequency: 'A spoonful at night', record_type: 'Drug' } as const;
  const listed = must(await app.database.transaction((tx) => addMedicationIn(tx, clinic.doctor, patientId, entry)));
  const { fields } = must(await begin(patientId, { medicationId: listed.id }));
  expect(fields).toMatchObject({
    drug_description: 'Grandmother’s tonic',
    sig: 'A spoonful at night',
    follows_id: null,
  });
  const more = { drug_description: 'Grandmother’s tonic', medication_record_id: listed.id };
  const end = clinic.doctor.now.toISOString().slice(0, 10);
  must(await app.database.transaction((tx) => endMedicationIn(tx, clinic.doctor, listed.id, end)));
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(patientId, more), once(), [])).row;
  expect(sent.medication_record_id).not.toBe(listed.id);
  expect(await medicationsOf(patientId)).toHaveLength(2);
});

test('another patient’s prescription or medication can’t be renewed', async () => {
  const [mine, other] = [await clinic.addPatient('Mine'), await clinic.addPatient('Other')];
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(other), once(), [])).row;
  const [medication] = await medicationsOf(other);
  expect(errorCode(await begin(mine, { renewsId: sent.id }))).toBe('NOT_FOUND');
  expect(errorCode(await begin(mine, { medicationId: medication!.id }))).toBe('NOT_FOUND');
  for (const more of [{ follows_id: sent.id }, { follows_id: 'x' }, { medication_record_id: medication!.id }])
    expect(errorCode(await sendPrescription(clinic.doctor, clinic.wish(mine, more), once(), []))).toBe(
      'BAD_USER_INPUT',
    );
});

test('finds prescriptions by words of the patient, drug, pharmacy and prescriber', async () => {
  const patientId = await clinic.addPatient('Quillfeather');
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), [])).row;
  const find = async (text: string): Promise<number> => {
    const where = { patientId: null, noteId: null, prescriberId: null, states: null, cancelled: null, text };
    return (await findPrescriptions(db(), clinic.clinicId, where, { skip: 0, take: 50 })).count;
  };
  expect(await find('quillfeather')).toBe(1);
  expect(await find(`Quillfeather: LISINOPRIL ${sent.pharmacy!.name.split(' ')[0]!} ${sent.prescriber_name}`)).toBe(1);
  expect(await find('quillfeather metformin')).toBe(0);
  expect(await find('quill%feather')).toBe(0);
});

test('a new prescription offers every problem and preselects only one that the drug treats', async () => {
  const patientId = await clinic.addPatient('Diagnosed');
  const { clinicId, userId } = clinic.doctor.actor;
  const problems = [
    ['E11.9', 'Type 2 diabetes mellitus'],
    ['I10', 'Essential hypertension'],
  ] as const;
  for (const [code, name] of problems)
    await sql`insert into chart.problem (clinic_id, id, patient_id, icd_code, problem_name, status, created_by, created_time, updated_time)
      values (${clinicId}, ${newId()}, ${patientId}, ${code}, ${name}, 'active', ${userId}, now(), now())`.execute(
      db(),
    );
  const codesOf = async (drugName: string) => {
    const { fields, offered } = must(await begin(patientId, { drugName }));
    return [fields.diagnoses.map(({ code }) => code), offered.map(({ code }) => code).toSorted()];
  };
  expect(await codesOf('lisinopril 10 mg tablet')).toEqual([['I10'], ['E11.9', 'I10']]);
  expect(await codesOf('amoxicillin 500 mg capsule')).toEqual([[], ['E11.9', 'I10']]);
});
