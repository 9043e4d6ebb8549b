import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { findPrescriptions } from '../records/prescriptions.sql.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { readFavourites, saveFavourite } from './favourites.ts';
import { prepareFavourites } from './prepare-favourites.ts';

const fixture = useTestApp(new Date());
let app: App;
let clinic: PrescribingClinic;
beforeAll(async () => {
  app = fixture();
  clinic = await makePrescribingClinic(app);
});

const favourite = (drug: string, more: object = {}) => ({
  name: drug,
  kind: 'drug',
  drug_description: drug,
  sig: 'Take 1 tablet by mouth once daily',
  quantity: '30',
  quantity_unit: 'C48542',
  refills: '0',
  substitutions: '0',
  diagnosis_codes: ['I10'],
  set_name: 'Hypertension start',
  pharmacy_ncpdp_id: clinic.pharmacy('confirms'),
  ...more,
});

test('an order set is prepared for a patient once, with the diagnoses that the patient has', async () => {
  const { doctor } = clinic;
  const { clinicId, userId } = doctor.actor;
  const db = app.database.kysely;
  for (const drug of ['lisinopril 10 mg tablet', 'amlodipine 5 mg tablet'])
    must(await saveFavourite(doctor, newId(), favourite(drug)));
  const nowhere = must(
    await saveFavourite(doctor, newId(), favourite('chlorthalidone 25 mg tablet', { pharmacy_ncpdp_id: '' })),
  );
  const set = await readFavourites(db, doctor.actor, userId);
  expect(set).toHaveLength(3);
  for (const each of set) expect(each).toMatchObject({ set_name: 'Hypertension start', diagnosis_codes: ['I10'] });
  const patientId = await clinic.addPatient('Started');
  await sql`insert into chart.problem (clinic_id, id, patient_id, icd_code, problem_name, status, created_by, created_time, updated_time)
    values (${clinicId}, ${newId()}, ${patientId}, 'I10', 'Hypertension', 'active', ${userId}, now(), now())`.execute(
    db,
  );
  const ids = set.map(({ id }) => id);
  const key = newId();
  const results = must(await prepareFavourites(doctor, key, patientId, ids));
  // One has no pharmacy, and the patient has none yet.
  expect(results.filter(({ ok }) => !ok)).toMatchObject([{ id: nowhere.id, code: 'refused' }]);
  must(await prepareFavourites(doctor, key, patientId, ids));
  const where = { patientId, noteId: null, prescriberId: null, states: null, cancelled: null };
  const { rows } = await findPrescriptions(db, clinicId, where, { skip: 0, take: 10 });
  expect(rows.map(({ state, drug_description: drug }) => [state, drug]).toSorted()).toEqual([
    ['Saved', 'amlodipine 5 mg tablet'],
    ['Saved', 'lisinopril 10 mg tablet'],
  ]);
  expect(rows[0]!.diagnoses).toEqual([{ code: 'I10', name: 'Hypertension' }]);
});

test('favorites of others and unknown patients prepare nothing; earlier favorites have no set', async () => {
  const [first] = await readFavourites(app.database.kysely, clinic.doctor.actor, clinic.doctor.actor.userId);
  const patientId = await clinic.addPatient('Untouched');
  expect(await prepareFavourites(clinic.nurse, newId(), patientId, [first!.id])).toEqual([]);
  expect(errorCode(await prepareFavourites(clinic.doctor, newId(), 'nobody', [first!.id]))).toBe('NOT_FOUND');
  await sql`update prescribing.favourite set content = content - 'set_name' - 'diagnosis_codes'
    where clinic_id = ${clinic.clinicId}`.execute(app.database.kysely);
  const [before] = await readFavourites(app.database.kysely, clinic.doctor.actor, clinic.doctor.actor.userId);
  expect(before).toMatchObject({ set_name: '', diagnosis_codes: [] });
});
