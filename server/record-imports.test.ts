import { beforeAll, expect, test } from 'vitest';
import { readBalance, takePayment } from '#billing/server';
import { importRecords, listRecordImports, readPatients, undoRecordImport } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { newId } from '#platform/id.ts';
import { setModules } from '#platform/modules-of.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildCalendar } from '#scheduling/testing';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date('2026-11-23T15:00:00Z'));
let admin: RequestContext;
let ada: string;
let number: number;

beforeAll(async () => {
  setModules(app(), modules);
  const clinic = await makeTestClinic(
    app(),
    modules.flatMap(({ accessRules }) => accessRules),
  );
  admin = await clinic.as('Admin');
  await buildCalendar(app(), clinic.clinicId, admin.actor.userId);
  const person = { first_name: 'Ada', last_name: 'Moss', date_of_birth: '1980-02-03' };
  ada = await buildPatient(app(), clinic.clinicId, person);
  const [patient] = await readPatients(app().database.kysely, clinic.clinicId, [ada], {});
  number = patient!.record_number;
});

/** Previews and imports rows; the preview must have the outcome of the import. */
async function imported(kind: string, rows: readonly string[]) {
  const text = rows.join('\n');
  const preview = must(await importRecords(admin, kind, text, false));
  const outcome = must(await importRecords(admin, kind, text, true));
  expect(preview).toEqual({ ...outcome, import_id: null });
  return {
    id: outcome.import_id!,
    created: outcome.created,
    problems: outcome.problems.map(({ line, message }) => `${line} ${message}`),
  };
}

const patient = async () => {
  const lists = { allergies: true, medications: true };
  return (await readPatients(app().database.kysely, admin.actor.clinicId, [ada], lists))[0]!;
};

test('allergies are imported row by row with reasons, and undone', async () => {
  const { id, created, problems } = await imported('patients.allergies', [
    'MRN,First name,Last name,DOB,Allergen,Category,Severity,Onset',
    `${number},,,,Penicillin,Drug,Severe,3/4/2001`,
    `,ada,moss,02/03/1980,Peanut,food,,`,
    `,ada,moss,02/04/1980,Peanut,food,,`,
    `${number},Bea,,,Latex,latex,,`,
    `999999,,,,Latex,latex,,`,
    `${number},,,,Bee sting,bee,,`,
    `${number},,,,penicillin,drug,,`,
    `${number},,,,Dust,pollen,,13/13/2001`,
  ]);
  expect(created).toBe(2);
  expect(problems).toEqual([
    '4 No patient has this name and date of birth.',
    '5 The patient with this record number has another name or date of birth.',
    '6 No patient has this record number.',
    '7 Category must be one of drug, food, insect, latex, mold, pet, pollen',
    '8 This allergy is already listed',
    '9 Onset: enter a date as MM/DD/YYYY.',
  ]);
  const substances = async () =>
    (await patient()).allergies!.filter(({ status }) => status === 'active').map(({ substance }) => substance);
  expect((await substances()).toSorted()).toEqual(['Peanut', 'Penicillin']);
  await app().database.pool.query(`update patients.allergy set version = 2 where substance = 'Peanut'`);
  expect(must(await undoRecordImport(admin, id))).toMatchObject({ rows: 2, kept: 1 });
  expect(await substances()).toEqual(['Peanut']);
  expect(await undoRecordImport(admin, id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('medications and problems are imported once, and undone', async () => {
  const drugs = ['Record number,Drug,Sig,Start', `${number},Lisinopril 10 mg,Once a day,01/05/2026`];
  const first = await imported('patients.medications', drugs);
  expect(first).toMatchObject({ created: 1, problems: [] });
  expect((await imported('patients.medications', drugs)).problems).toEqual(['2 This medication is already listed.']);
  expect((await patient()).medications).toMatchObject([{ drug_name: 'Lisinopril 10 mg', from_date: '2026-01-05' }]);
  must(await undoRecordImport(admin, first.id));
  expect((await patient()).medications).toEqual([]);
  const problems = ['Record number,Problem,ICD-10 code', `${number},Hypertension,i10`];
  const second = await imported('chart.problems', problems);
  expect(second.created).toBe(1);
  expect((await imported('chart.problems', problems)).problems).toHaveLength(1);
  expect(must(await undoRecordImport(admin, second.id))).toMatchObject({ rows: 1, kept: 0 });
});

test('future appointments are booked where there is room', async () => {
  const head = 'Record number,Date,Time,Provider,Type,Minutes';
  const at = (when: string): string => `${number},${when},${admin.actor.name.replace(/, .*/, '')},Visit,`;
  const { id, created, problems } = await imported('scheduling.appointments', [
    head,
    at('12/01/2026,9:00 AM'),
    at('12/01/2026,9:15'),
    at('11/20/2026,9:00 AM'),
    at('12/02/2026,25:00'),
    `${number},12/01/2026,2 pm,Nobody Known,Visit,`,
    `${number},12/01/2026,2 pm,Nobody Known,Surgery,`,
  ]);
  expect(created).toBe(1);
  expect(problems.map((one) => one.slice(0, 24))).toEqual([
    '3 This time is already b',
    '4 This appointment is in',
    '5 Enter the date as MM/D',
    '6 “Nobody Known” has no ',
    '7 No event type is named',
  ]);
  expect(must(await undoRecordImport(admin, id))).toMatchObject({ rows: 1, kept: 0 });
});

test('balances become opening charges of their date; a paid one is not undone', async () => {
  const balance = () => readBalance(app().database.kysely, admin.actor.clinicId, ada);
  const { id, created, problems } = await imported('billing.balances', [
    'Record number,Balance,Date',
    `${number},"$1,234.50",08/01/2026`,
    `${number},-20,08/01/2026`,
    `${number},0,08/01/2026`,
    `${number},ten,08/01/2026`,
    `${number},5,12/24/2026`,
  ]);
  expect(created).toBe(1);
  expect(problems).toHaveLength(4);
  expect(await balance()).toBe(123_450);
  must(await undoRecordImport(admin, id));
  expect(await balance()).toBe(0);
  const again = await imported('billing.balances', ['Record number,Balance', `${number},50`]);
  must(await takePayment(admin, { client_key: newId(), patient: ada, method: 'cash', amount: 5000 }));
  expect(must(await undoRecordImport(admin, again.id))).toMatchObject({ rows: 1, kept: 1 });
  expect((await listRecordImports(admin)).map(({ title }) => title)).toContain('Balances');
});

test('a file must have the columns, and the user the right to the records', async () => {
  expect(await importRecords(admin, 'patients.allergies', 'Name\nx', false)).toMatchObject({
    issues: [{ message: 'A column is missing: Substance, Category.' }],
  });
  expect(await importRecords(admin, 'patients.nothing', 'Name\nx', false)).toMatchObject({ code: 'NOT_FOUND' });
  const rules = new Set([...admin.actor.rules].filter((rule) => rule !== 'billing.charge'));
  const other = { ...admin, actor: { ...admin.actor, rules } };
  expect(await importRecords(other, 'billing.balances', 'Balance\n1', false)).toMatchObject({ code: 'NOT_FOUND' });
});
