import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { createOrder } from './orders/create-order.ts';
import { readGroups, readTestsOf } from './orders/orders.sql.ts';
import { done, makeLabsClinic } from './testing/labs-clinic.ts';

const app = useTestApp();

test('a test ordered on a note keeps its priority, payer and comments despite a draft with different ones', async () => {
  const clinic = await makeLabsClinic(app(), null);
  const patientId = await clinic.addPatient('Stat');
  const noteId = newId();
  const { clinicId, doctor } = clinic;
  const db = app().database.kysely;
  await sql`insert into chart.chart_note (clinic_id, id, patient_id, author_id, encounter_mode, record_name, note, nurse_note, service_date, editor_id, created_time, updated_time)
    values (${clinicId}, ${noteId}, ${patientId}, ${doctor.actor.userId}, 'office', 'Visit', '<p>x</p>', '', '2026-11-22', ${doctor.actor.userId}, now(), now())`.execute(
    db,
  );
  const order = async (code: string, fields: object): Promise<string> => {
    const tests = [{ product_id: await clinic.product(code), diagnoses: [], answers: {} }];
    const who = { client_key: newId(), patient_id: patientId, note_id: noteId, provider_id: null };
    return done(await createOrder(doctor, { ...who, tests, fields }))[0]!;
  };
  const draft = await order('CBC', {});
  const stat = await order('PSA', { priority: 'Stat', bill_to: 'Patient', comments: 'Chest pain' });
  expect(stat).not.toBe(draft);
  // An identical or empty order joins the draft.
  expect(await order('TSH', { priority: 'Stat', bill_to: 'Patient', comments: 'Chest pain' })).toBe(stat);
  expect(await order('LIPID', {})).toBe(draft);
  const groups = await readGroups(db, clinicId, [draft, stat]);
  const byId = new Map(groups.map((group) => [group.id, group]));
  expect(byId.get(stat)).toMatchObject({ priority: 'Stat', bill_to: 'Patient', comments: 'Chest pain' });
  expect(byId.get(draft)).toMatchObject({ priority: 'Routine', comments: '' });
  const tests = await readTestsOf(db, clinicId, [draft, stat]);
  expect(tests.filter(({ group_id }) => group_id === stat).map(({ test_code }) => test_code)).toEqual(['PSA', 'TSH']);
});
