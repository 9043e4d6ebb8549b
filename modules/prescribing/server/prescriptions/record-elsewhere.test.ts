import { beforeAll, expect, test } from 'vitest';
import { readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { statusLine } from '../../rules/index.ts';
import { lastPrescriptions } from '../records/medications.sql.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { beginPrescription } from './begin-prescription.ts';
import { type Elsewhere, recordElsewhere } from './record-elsewhere.ts';
import { sendPrescription } from './send-prescription.ts';

const fixture = useTestApp(new Date());
let app: App;
let clinic: PrescribingClinic;
beforeAll(async () => {
  app = fixture();
  clinic = await makePrescribingClinic(app);
});

const EPCS: Elsewhere = { written_in: 'epcs', exception: '', pdmp_time: null };
const oxycodone = (patientId: string, more: object = {}) =>
  clinic.wish(patientId, {
    drug_description: 'oxycodone 5 mg tablet',
    product_code: '',
    sig: 'Take 1 tablet every 6 hours as needed for pain',
    quantity: '12',
    days_supply: '3',
    refills: '0',
    pharmacy_ncpdp_id: '',
    ...more,
  });

test('a controlled substance is still not sent, but recorded as prescribed in an EPCS system', async () => {
  const patientId = await clinic.addPatient('Elsewhere');
  const once = { clientKey: newId(), id: null, version: null };
  expect(
    errorCode(
      await sendPrescription(
        clinic.doctor,
        oxycodone(patientId, { pharmacy_ncpdp_id: clinic.pharmacy('confirms') }),
        once,
        [],
      ),
    ),
  ).toBe('CONTROLLED_SUBSTANCE');
  const key = newId();
  const checkedLate = new Date(clinic.doctor.now.getTime() + 3_600_000);
  const recorded = await recordElsewhere(clinic.doctor, oxycodone(patientId), key, { ...EPCS, pdmp_time: checkedLate });
  const row = must(recorded);
  expect(statusLine(row)).toBe('In EPCS system');
  expect(row).toMatchObject({ controlled: 'Schedule II', pdmp_state: 'MA', pdmp_time: clinic.doctor.now });
  expect(must(await recordElsewhere(clinic.doctor, oxycodone(patientId), key, EPCS)).id).toBe(row.id);

  const reading = { medications: true };
  const [patient] = await readPatients(app.database.kysely, clinic.clinicId, [patientId], reading);
  expect(patient!.medications!.map(({ drug_name: name }) => name)).toEqual(['oxycodone 5 mg tablet']);
  const [last] = await lastPrescriptions(app.database.kysely, clinic.clinicId, patientId);
  expect(last?.row.id).toBe(row.id);
  const wish = { kind: 'drug' as const, patientId, noteId: null, drugId: null, drugName: null, renewsId: row.id };
  const { fields } = must(await beginPrescription(clinic.doctor, wish));
  expect(fields).toMatchObject({ quantity: '12', refills: '0', follows_id: row.id });
});

test('paper needs an exception in Massachusetts, and limits of the schedule and other drugs are rejected', async () => {
  const patientId = await clinic.addPatient('Onpaper');
  const record = (more: object, elsewhere: Partial<Elsewhere> = {}) =>
    recordElsewhere(clinic.doctor, oxycodone(patientId, more), newId(), { ...EPCS, ...elsewhere });
  expect(await record({}, { written_in: 'paper' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    issues: [{ path: 'written.exception' }],
  });
  const printed = must(await record({}, { written_in: 'paper', exception: 'technical' }));
  expect(printed).toMatchObject({
    state: 'Printed',
    written_in: 'paper',
    paper_exception: 'technical',
    pdmp_state: '',
  });
  expect(statusLine(printed)).toBe('On paper');
  expect(await record({ refills: '1' })).toMatchObject({ issues: [{ path: 'input.refills' }] });
  expect(await record({ drug_description: 'lisinopril 10 mg tablet' })).toMatchObject({
    issues: [{ path: 'input.drug_description' }],
  });
  expect(errorCode(await record({ patient_id: newId() }))).not.toBeNull();
});
