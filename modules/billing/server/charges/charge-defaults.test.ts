import { beforeAll, expect, test } from 'vitest';
import { openNote, saveDiagnoses } from '#chart/server';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { unusualDate } from '../../rules/index.ts';
import { type BillingClinic, done, makeBillingClinic } from '../testing/billing-clinic.ts';
import { chargeDefaults } from './charge-defaults.ts';
import { dateProblem } from './check-charge.ts';
import { createCharges } from './create-charges.ts';

const app = useTestApp();
let clinic: BillingClinic;
beforeAll(async () => {
  clinic = await makeBillingClinic(app());
});

test('a charge starts with the provider, day and diagnoses of its note, and is never the biller’s by default', async () => {
  const patientId = await clinic.addPatient();
  const of = (noteId: string | null) =>
    chargeDefaults(app().database.kysely, clinic.clinicId, { patientId, noteId, eventId: null }, app().clock());
  expect(await of(null)).toEqual({ provider_id: null, date_of_charge: null, diagnoses: [] });
  const note = done(await openNote(clinic.doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>' }));
  await saveDiagnoses(clinic.doctor, note.id, null, [{ id: newId(), icd_code: 'E11.9' }] as never);
  const found = await of(note.id);
  expect(found).toMatchObject({ provider_id: clinic.doctor.actor.userId, date_of_charge: note.service_date });
  expect(found.diagnoses.map(({ code }) => code)).toEqual(['E11.9']);
  // Another patient's note counts for neither.
  const other = await clinic.addPatient();
  expect(
    await chargeDefaults(
      app().database.kysely,
      clinic.clinicId,
      { patientId: other, noteId: note.id, eventId: null },
      app().clock(),
    ),
  ).toEqual({ provider_id: null, date_of_charge: null, diagnoses: [] });
  const input = {
    type: 'Fee' as const,
    description: 'Form',
    price: 500,
    date_of_charge: '2026-11-23',
    patient: patientId,
  };
  const [charge] = done(await createCharges(clinic.biller, newId(), [input], false));
  expect(charge!.provider_id).toBe(clinic.doctor.actor.userId);
});

test('dates in the future or more than a year ago have to be confirmed', () => {
  const at = (date_of_charge: string, isConfirmed: boolean) =>
    dateProblem({ ...clinic.biller, now: new Date('2026-11-23T14:00:00Z') }, [{ date_of_charge }], isConfirmed);
  for (const day of ['1900-01-01', '2025-11-22', '2026-11-24', '2031-01-01']) {
    expect(at(day, false)).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(at(day, true)).toBeNull();
  }
  for (const day of ['2025-11-23', '2026-11-23']) expect(at(day, false)).toBeNull();
  expect(unusualDate('2023-03-01', '2024-02-29')).toBeNull();
});
