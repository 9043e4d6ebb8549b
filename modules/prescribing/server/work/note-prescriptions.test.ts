import { expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { buildNote } from '#chart/testing';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { savePrescription } from '../prescriptions/save-prescription.ts';
import { makePrescribingClinic } from '../testing/prescribing-clinic.ts';
import { notePrescriptions } from './note-prescriptions.ts';

const app = useTestApp();

test('an unsent prescription is listed before signing and printed as not sent', async () => {
  const clinic = await makePrescribingClinic(app());
  const patientId = await clinic.addPatient('Moss');
  const noteId = await buildNote(clinic.doctor, patientId);
  const saved = must(
    await savePrescription(clinic.doctor, clinic.wish(patientId, { note_id: noteId }), null, {
      clientKey: newId(),
      id: null,
      version: null,
    }),
  );
  const { kysely, pool } = app().database;
  const [missing, printed] = [
    () => notePrescriptions.missing!(kysely, clinic.clinicId, noteId),
    () => notePrescriptions.print!(kysely, clinic.clinicId, noteId),
  ];
  expect(await missing()).toEqual(['Prescription not sent: lisinopril 10 mg tablet']);
  expect(await printed()).toEqual([expect.stringMatching(/^NOT SENT · lisinopril/)]);
  await pool.query(`update prescribing.prescription set state = 'Confirmed' where id = $1`, [saved.id]);
  expect(await missing()).toEqual([]);
  expect(await printed()).toEqual([expect.stringMatching(/^lisinopril/)]);
});
