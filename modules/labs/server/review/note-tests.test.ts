import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildNote } from '#chart/testing';
import { makeLabsClinic } from '../testing/labs-clinic.ts';
import { noteTests } from './note-tests.ts';

const app = useTestApp();

test('an unsent test is listed before signing and printed as not sent', async () => {
  const clinic = await makeLabsClinic(app(), null);
  const patientId = await clinic.addPatient('Moss');
  const noteId = await buildNote(clinic.doctor, patientId);
  const { tests } = await clinic.order(patientId, ['CBC', 'TSH'], { noteId });
  const { kysely, pool } = app().database;
  const first = tests.find(({ test_code }) => test_code === 'CBC')!;
  await pool.query(`update labs.test_order set status = 'Sent' where id = $1`, [first.id]);
  expect(await noteTests.missing!(kysely, clinic.clinicId, noteId)).toEqual([
    expect.stringMatching(/^Lab order not sent: .*(TSH|Thyroid)/),
  ]);
  const printed = await noteTests.print!(kysely, clinic.clinicId, noteId);
  expect(printed.map((line) => line.startsWith('NOT SENT · ')).toSorted()).toEqual([false, true]);
});
