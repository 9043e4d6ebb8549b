import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addMedicationIn } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import type { PrescriptionDraft } from '../prescriptions/check-input.ts';
import { cancelPrescription } from '../prescriptions/cancel-prescription.ts';
import { markPrinted } from '../prescriptions/leave-unsent.ts';
import { savePrescription } from '../prescriptions/save-prescription.ts';
import { sendBatch } from '../prescriptions/send-batch.ts';
import { sendPrescription } from '../prescriptions/send-prescription.ts';
import { readParties } from '../parties/read-parties.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { blankPrescription } from '../../rules/index.ts';
import { given } from '#platform/records/given.ts';
import type { OwnPrescription } from './read-taken.ts';
import { runChecks } from './run-checks.ts';

const fixture = useTestApp(new Date());
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;
const once = () => ({ clientKey: newId(), id: null, version: null });
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const config = {
    ...fixture().config,
    network: { ...account, url: `http://127.0.0.1:${network.port}`, version: '2017071' as const },
  };
  app = { ...fixture(), clock: () => new Date(), config };
  clinic = await makePrescribingClinic(app);
});
afterAll(() => network.close());

const db = () => app.database.kysely;
const today = () => dayIn(clinic.doctor.actor.timeZone, clinic.doctor.now);

async function check(patientId: string, more: PrescriptionDraft = {}, own: OwnPrescription = {}) {
  const { actor, now } = clinic.doctor;
  const wish = { ...blankPrescription('drug', today()), ...given(clinic.wish(patientId, more)) };
  const ids = { patientId, prescriberId: actor.userId, practiceId: actor.practiceId };
  return runChecks(db(), actor, wish, (await readParties(db(), actor, ids, now))!, now, own);
}
const duplicates = async (patientId: string, more: PrescriptionDraft = {}, own: OwnPrescription = {}) =>
  (await check(patientId, more, own)).alerts.filter(({ kind }) => kind === 'duplicate');
const doses = async (patientId: string, more: PrescriptionDraft) => {
  const { alerts, unchecked } = await check(patientId, more);
  return {
    alerts: alerts.filter(({ kind }) => kind === 'dose').map(({ title, severity }) => `${severity}: ${title}`),
    unchecked: unchecked.filter(({ kind }) => kind === 'dose').map(({ reason }) => reason),
  };
};

test('the same drug from two doctors on one day is an alert with date, prescriber and pharmacy', async () => {
  const patientId = await clinic.addPatient('Twice');
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(patientId), once(), [])).row;
  await sql`update prescribing.prescription set prescriber_id = ${clinic.nurse.actor.userId}, order_number = 4242
    where clinic_id = ${clinic.clinicId} and id = ${sent.id}`.execute(db());
  const [year, month, day] = today().split('-');
  const [alert, ...more] = await duplicates(patientId);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({ severity: 'moderate', title: 'Lisinopril is already prescribed' });
  expect(alert!.text).toContain(`Prescribed ${month}/${day}/${year} by Nurse`);
  // The status follows the network's acknowledgments, which may arrive later on a busy machine.
  expect(alert!.text).toMatch(/ \((Waiting to send|Sent|Delivered to pharmacy)\): /);
  expect(alert!.text).toContain(`${sent.pharmacy!.name} (`);
});

test('saved, unsent and same-class prescriptions count; canceled, ended and own ones don’t', async () => {
  const patientId = await clinic.addPatient('Kin');
  const saved = must(await savePrescription(clinic.doctor, clinic.wish(patientId), null, once()));
  expect((await duplicates(patientId))[0]!.text).toContain('(Not sent)');
  expect(await duplicates(patientId, { drug_description: 'Ramipril 5 mg capsule' })).toMatchObject([
    { severity: 'minor', title: 'Another drug of the same class: ACE inhibitors' },
  ]);
  expect(await duplicates(patientId, {}, { id: saved.id })).toEqual([]);
  expect(await duplicates(patientId, {}, { replaces: saved.id })).toEqual([]);
  const ended = { written_date: '2024-01-01', effective_date: '2024-01-01', refills: '0' };
  await sql`update prescribing.prescription set effective_date = ${ended.effective_date}, refills = 0
    where clinic_id = ${clinic.clinicId} and id = ${saved.id}`.execute(db());
  expect(await duplicates(patientId)).toEqual([]);
  const other = await clinic.addPatient('Canceled');
  const sent = must(await sendPrescription(clinic.doctor, clinic.wish(other), once(), [])).row;
  must(await cancelPrescription(clinic.doctor, sent.id, 'Cough'));
  expect(await duplicates(other)).toHaveLength(1);
  await sql`update prescribing.prescription set cancel_state = 'Approved' where clinic_id = ${clinic.clinicId} and id = ${sent.id}`.execute(
    db(),
  );
  expect((await duplicates(other))[0]!.text).toContain('On the medication list');
});

test('entries with the same name are not dropped, including drugs unknown to the compendium', async () => {
  const patientId = await clinic.addPatient('Listed');
  for (const name of ['lisinopril 10 mg tablet', 'Grandmother’s tonic'])
    await app.database.transaction((tx) =>
      addMedicationIn(tx, clinic.doctor, patientId, { drug_name: name, record_type: 'Drug', from: '2026-01-05' }),
    );
  const [listed] = await duplicates(patientId);
  expect(listed!.text).toContain('On the medication list since 01/05/2026');
  expect(await duplicates(patientId, { drug_description: 'grandmother’s TONIC' })).toHaveLength(1);
  // A pharmacy's renewal of a listed drug is not a duplicate of it.
  expect(await duplicates(patientId, {}, { replacedName: 'Lisinopril 10 mg tablet' })).toEqual([]);
});

test('reads the sig as a daily dose and compares it with the limits', async () => {
  const patientId = await clinic.addPatient('Dose', { date_of_birth: '1980-05-01' });
  const acetaminophen = { drug_description: 'Acetaminophen 500 mg tablet', quantity: '120', days_supply: '5' };
  expect(await doses(patientId, { ...acetaminophen, sig: 'take 4 tablets every 4 hours' })).toMatchObject({
    alerts: [
      'severe: Exceeds the usual single dose of acetaminophen',
      'severe: Exceeds the usual daily dose of acetaminophen',
    ],
  });
  const fine = { ...acetaminophen, quantity: '60', days_supply: '10', sig: 'Take 2 tablets by mouth 3 times daily' };
  expect(await doses(patientId, fine)).toEqual({ alerts: [], unchecked: [] });
  const unlimited = { drug_description: 'Sucralfate 1 gram tablet', sig: '20 tablets 4 times daily' };
  expect((await doses(patientId, { ...unlimited, quantity: '30', days_supply: '30' })).alerts).toEqual([
    'severe: 20 tablets at a time?',
    'severe: 80 tablets a day?',
    'moderate: Sig, quantity and days supply do not agree',
  ]);
});

test('combination drugs and other medications count toward the total of an ingredient', async () => {
  const patientId = await clinic.addPatient('Total', { date_of_birth: '1980-05-01' });
  await app.database.transaction((tx) =>
    addMedicationIn(tx, clinic.doctor, patientId, {
      drug_name: 'Hydrocodone-acetaminophen 5-325 mg tablet',
      frequency: '1 tab po q6h',
      record_type: 'Drug',
    }),
  );
  const more = {
    drug_description: 'Acetaminophen 500 mg tablet',
    sig: '2 tabs po tid',
    quantity: '60',
    days_supply: '10',
  };
  expect((await doses(patientId, more)).alerts).toEqual([
    'severe: All medications together exceed the usual daily dose of acetaminophen',
  ]);
  const unread = await clinic.addPatient('Unread', { date_of_birth: '1980-05-01' });
  await app.database.transaction((tx) =>
    addMedicationIn(tx, clinic.doctor, unread, { drug_name: 'Percocet', record_type: 'Drug' }),
  );
  expect((await doses(unread, more)).unchecked.join()).toContain('Percocet also contains acetaminophen');
});

test('daily methotrexate is a hard stop that can’t be overridden; weekly is allowed', async () => {
  const patientId = await clinic.addPatient('Weekly', { date_of_birth: '1970-05-01' });
  const wish = { drug_description: 'Methotrexate 2.5 mg tablet', quantity: '24', days_supply: '28' };
  const daily = clinic.wish(patientId, { ...wish, sig: 'Take 1 tablet by mouth daily' });
  const { alerts } = await check(patientId, daily);
  const stop = alerts.find(({ isHardStop }) => isHardStop)!;
  expect(stop).toMatchObject({ kind: 'dose', severity: 'severe', title: 'Methotrexate daily' });
  const overrides = alerts.map(({ key }) => ({ key, code: 'benefit', note: '' }));
  expect(await sendPrescription(clinic.doctor, daily, once(), overrides)).toMatchObject({
    code: 'SAFETY_ALERT',
    message: expect.stringContaining('can’t be overridden'),
  });
  for (const sig of [
    '1 tablet 5 days a week',
    '1 tablet daily, weekly labs',
    'Take 2 tablets weekly for 2 weeks, then 1 tablet daily',
    'Take 1 twice a day',
    'i tab po q.d',
  ])
    expect(
      (await check(patientId, { ...wish, sig })).alerts.some(({ isHardStop }) => isHardStop),
      sig,
    ).toBe(true);
  for (const sig of ['6 tablets weekly, folic acid daily', '2.5 mg q12h x 3 doses once a week', '6 tabs qwk'])
    expect(
      (await check(patientId, { ...wish, sig })).alerts.some(({ isHardStop }) => isHardStop),
      sig,
    ).toBe(false);
  // It can't be printed either.
  const saved = must(await savePrescription(clinic.doctor, daily, null, once()));
  expect(await markPrinted(clinic.doctor, saved.id, saved.version)).toMatchObject({ code: 'SAFETY_ALERT' });
  expect(await sendBatch(clinic.doctor, [saved.id])).toMatchObject([{ ok: false, code: 'refused' }]);
  const weekly = await check(patientId, { ...wish, sig: 'Take 6 tablets by mouth once weekly on Mondays' });
  expect(weekly.alerts.filter(({ kind }) => kind === 'dose')).toEqual([]);
  const unclear = await check(patientId, { ...wish, sig: 'Take 6 tablets as directed' });
  expect(unclear.alerts.map(({ title }) => title)).toContain('Methotrexate: frequency unclear');
});

test('without days supply or a readable sig, the dose check reports what it could not check', async () => {
  const patientId = await clinic.addPatient('Empty', { date_of_birth: '1980-05-01' });
  const base = { drug_description: 'Acetaminophen 500 mg tablet', quantity: '60' };
  expect((await doses(patientId, { ...base, days_supply: '', sig: '2 tabs tid' })).unchecked).toEqual([
    'Days supply is missing and could not be compared with sig and quantity.',
  ]);
  const unread = await doses(patientId, { ...base, days_supply: '', sig: 'Use as directed' });
  expect(unread.unchecked).toContain('The amount in the sig could not be read.');
  expect(unread.unchecked).toContain('The daily dose could not be determined.');
});

test('looks up pregnancy, breastfeeding and kidney function; unknown ones are listed as not checked', async () => {
  const unknown = await clinic.addPatient('Unknown', { gender: 'Female', date_of_birth: '1995-05-01' });
  const nothing = await check(unknown);
  expect(nothing.outcome).toBe('could-not-check');
  expect(nothing.unchecked.map(({ subject }) => subject)).toEqual([
    'Allergies',
    'Pregnancy',
    'Breastfeeding',
    'Kidney function',
  ]);
  expect(nothing.unchecked[1]!.reason).toContain('Lisinopril can be harmful');
  const pregnant = await clinic.addPatient('Pregnant', { gender: 'Female', date_of_birth: '1995-05-01' });
  const inserted = { clinic: clinic.clinicId, by: clinic.doctor.actor.userId, now: clinic.doctor.now };
  const addProblem = (patientId: string, code: string, name: string) =>
    sql`insert into chart.problem (clinic_id, id, patient_id, icd_code, problem_name, status, created_by, created_time, updated_time)
      values (${inserted.clinic}, ${newId()}, ${patientId}, ${code}, ${name}, 'active', ${inserted.by}, ${inserted.now}, ${inserted.now})`.execute(
      db(),
    );
  await addProblem(pregnant, 'Z34.90', 'Supervision of normal pregnancy');
  expect((await check(pregnant)).alerts).toMatchObject([{ kind: 'pregnancy', severity: 'severe' }]);
  // A custom vital of the clinic counts too.
  const measured = await clinic.addPatient('Measured', { gender: 'Female', date_of_birth: '1995-05-01' });
  const definition = newId();
  await sql`insert into vitals.definition (clinic_id, id, vital_name, vital_unit, sort_index, created_time)
    values (${inserted.clinic}, ${definition}, 'Fundal height', 'cm', 99, ${inserted.now})`.execute(db());
  await sql`insert into vitals.record (clinic_id, id, patient_id, definition_id, value, collect_time, collector_user_id, created_time)
    values (${inserted.clinic}, ${newId()}, ${measured}, ${definition}, 24, ${inserted.now}, ${inserted.by}, ${inserted.now})`.execute(
    db(),
  );
  expect((await check(measured)).alerts).toMatchObject([
    { kind: 'pregnancy', text: expect.stringContaining('Fundal height was measured') },
  ]);
  const kidney = await clinic.addPatient('Kidney', { gender: 'Male', date_of_birth: '1950-05-01' });
  await addProblem(kidney, 'N18.4', 'Chronic kidney disease, stage 4');
  const metformin = { drug_description: 'Metformin 500 mg tablet', sig: 'Take 1 tablet twice daily', quantity: '60' };
  expect((await check(kidney, metformin)).alerts).toMatchObject([{ kind: 'kidney', severity: 'severe' }]);
});

test('rejects controlled drugs by any name, and never attests to a manually entered description', async () => {
  const patientId = await clinic.addPatient('Names');
  const send = (more: PrescriptionDraft) => sendPrescription(clinic.doctor, clinic.wish(patientId, more), once(), []);
  for (const drug_description of ['Xtampza ER 9 mg', 'Hydroc/APAP 5/325', 'Valtoco 10 mg', 'oxycodne 5 mg', 'T#3'])
    for (const kind of ['drug', 'supply'] as const)
      expect(await send({ kind, drug_description })).toMatchObject({ code: 'CONTROLLED_SUBSTANCE' });
  // A supply or a compound started from a listed drug is still named by hand.
  for (const kind of ['supply', 'compound'] as const)
    expect(
      await send({ kind, drug_id: 'lisinopril-10-mg-tablet-oral', drug_description: 'oxycodne 5 mg' }),
    ).toMatchObject({ code: 'CONTROLLED_SUBSTANCE' });
  const typed = { drug_description: 'Something else', is_attested: false };
  const attest = { issues: [{ path: 'input.drug_description', message: expect.stringContaining('attested') }] };
  expect(await send(typed)).toMatchObject(attest);
  expect(await send({ ...typed, drug_id: 'lisinopril-10-mg-tablet-oral' })).toMatchObject(attest);
  const chosen = { drug_id: 'lisinopril-10-mg-tablet-oral', drug_description: 'Lisinopril 10 mg tablet' };
  must(await send({ ...chosen, is_attested: false }));
});
