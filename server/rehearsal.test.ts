import { beforeAll, expect, test } from 'vitest';
import { createCharges, proveClinic, takePayment } from '#billing/server';
import { signNote } from '#chart/server';
import { buildNote } from '#chart/testing';
import { mergePatients, readRehearsal, removeRehearsal, startRehearsal } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { newId } from '#platform/id.ts';
import { setModules } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { createEventIn } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date('2026-11-23T15:00:00Z'));
let admin: RequestContext;
let categoryId: string;
let calendarId: string;

beforeAll(async () => {
  setModules(app(), modules);
  const clinic = await makeTestClinic(
    app(),
    modules.flatMap(({ accessRules }) => accessRules),
  );
  admin = await clinic.as('Admin');
  ({ categoryId, calendarId } = await buildCalendar(app(), clinic.clinicId, admin.actor.userId));
});

const start = async (): Promise<string> => must(await startRehearsal(admin)).patient_id!;
const steps = async (): Promise<string[]> =>
  (await readRehearsal(admin)).steps.filter(({ is_done }) => is_done).map(({ id }) => id);

/** Returns the tables with a row that mentions an id, besides the audit log, the outbox and the list of rehearsals. */
async function tablesNaming(id: string): Promise<string[]> {
  const { pool } = app().database;
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'audit', 'graphile_worker') and tablename <> 'outbox'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${name} t where t::text like $1 limit 1`, [`%${id}%`]);
    if (rowCount! > 0) found.push(name);
  }
  return found.sort();
}

test('a rehearsal is booked, seen, billed, paid and removed without a trace but in the audit log', async () => {
  const patientId = await start();
  expect(await start()).toBe(patientId);
  expect(await steps()).toEqual([]);
  const times = { start: '2026-11-23 14:00:00', duration: 1800, timezone: 'America/New_York' };
  const booking = {
    ...times,
    title: 'Try',
    category_id: categoryId,
    patient_id: patientId,
    calendar_ids: [calendarId],
  };
  must(await app().database.transaction((tx) => createEventIn(tx, admin, booking, { accepted: [] })));
  const note = await buildNote(admin, patientId);
  must(await signNote(admin, note, 1));
  const charge = { type: 'Fee', description: 'Visit', price: 9000, date_of_charge: '2026-11-23', patient: patientId };
  const [posted] = must(await createCharges(admin, newId(), [charge], true));
  must(await takePayment(admin, { client_key: newId(), patient: patientId, method: 'cash', amount: 9000 }));
  expect(await steps()).toEqual(['scheduling.booked', 'chart.signed', 'billing.posted', 'billing.paid']);
  expect(must(await removeRehearsal(admin, patientId))).toMatchObject({ patient_id: null });
  for (const id of [patientId, note, posted!.id])
    expect(await tablesNaming(id)).toEqual(id === patientId ? ['patients.rehearsal'] : []);
  expect(await proveClinic(app().database.kysely, admin.actor.clinicId)).toBe(null);
  const { rows } = await app().database.pool.query(
    `select action, reason from audit.inbox where object_type = 'rehearsal' and object_id = $1 order by time, id`,
    [patientId],
  );
  expect(rows).toEqual([
    { action: 'create', reason: 'Rehearsal started' },
    { action: 'delete', reason: 'Rehearsal removed' },
  ]);
  expect(await removeRehearsal(admin, patientId)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a record that may be a real patient’s stays: renamed, merged, or with something that left the program', async () => {
  const patientId = await start();
  const { pool } = app().database;
  const other = await buildPatient(app(), admin.actor.clinicId);
  const sides = [
    { id: patientId, version: 1 },
    { id: other, version: 1 },
  ] as const;
  expect(await mergePatients(admin, sides[0], sides[1], [])).toMatchObject({ code: 'REHEARSAL' });
  await pool.query(`update patients.patient set last_name = 'Moss' where id = $1`, [patientId]);
  expect(await removeRehearsal(admin, patientId)).toMatchObject({ code: 'RENAMED' });
  await pool.query(`update patients.patient set last_name = 'Patient' where id = $1`, [patientId]);
  must(await takePayment(admin, { client_key: newId(), patient: patientId, method: 'cash', amount: 500 }));
  await pool.query(`update billing.payment set intent_id = 'pi_1' where patient_id = $1`, [patientId]);
  expect(await removeRehearsal(admin, patientId)).toMatchObject({ code: 'NOT_REMOVABLE' });
  expect(await removeRehearsal(admin, other)).toMatchObject({ code: 'NOT_FOUND' });
});
