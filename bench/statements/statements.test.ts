import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from '#server/found-clinic.ts';
import { buildHttp } from '#server/http.ts';
import { modules } from '#server/modules.gen.ts';
import { connectModules } from '#server/run-app.ts';
import { countStatements } from './count-statements.ts';
import { pageQuery } from '../page-query.ts';

// Most of the time of a call goes into its statements and writes, which unlike times are the same on every machine.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let token: string | undefined;
let calendarId: string;
let categoryId: string;
let patientId: string;
let keys = 0;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  connectModules(app(), modules);
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }] };
  const username = 'a@home.example';
  const person = { first_name: 'Ada', last_name: 'Lang', username, password: PASSWORD, role: 'Admin' as const };
  const people = [{ ...person, calendarColor: '#0b7a75' }];
  const founded = must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())));
  calendarId = founded.calendarIds[0]!;
  categoryId = founded.categoryIds[0]!;
  const login = `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
  token = (await call('registration', login, {})).login.token;
  const create = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
  const input = { first_name: 'Bo', last_name: 'Quist', gender: 'Female' };
  patientId = (await call('registration', create, { input })).create_patient.id;
});
afterAll(() => server.close());

async function call(service: string, query: string, variables: object, key?: string) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const payload = { query, variables };
  const { data, errors } = (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload })).json();
  expect(errors).toBeUndefined();
  return data;
}

const nextKey = (): string => `key-of-this-call-${(keys += 1)}`;

/** Runs a call twice, so that everything that is cached is cached, and counts statements and writes of the second. */
async function counted(work: () => Promise<unknown>, key?: string): Promise<[statements: number, writes: number]> {
  // The answer to a keyed call is stored after the response.
  const last = key === 'with' ? 'set answer' : null;
  await countStatements(work, last);
  const { statements, writes } = await countStatements(work, last);
  return [statements.length, writes];
}

const chart = (operation: string, variables: object, key?: string) =>
  call('chart', pageQuery('chart/web/chart', operation), variables, key);
const openNote = async (): Promise<string> => {
  const create = 'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id } }';
  const { chart_note_create } = await call('chart', create, { input: { clinic_patient_id: patientId } });
  const id: string = chart_note_create.id;
  const add =
    'mutation ($id: ID!, $diagnosis: [NoteDiagnosisInput!]!) { chart_note_save_diagnosis(chart_note_id: $id, diagnosis: $diagnosis) { id } }';
  await call('chart', add, { id, diagnosis: [{ id: newId(), icd_code: 'I10', icd_code_type: 'ICD-10-CM' }] });
  const cpt =
    'mutation ($id: ID!, $cpts: [NoteProcedureInput!]!) { chart_note_save_cpts(chart_note_id: $id, cpts: $cpts) { id } }';
  await call('chart', cpt, {
    id,
    cpts: [{ id: newId(), cpt_code: '99213', cpt_code_type: 'CPT', units: 1, modifiers: [], pointers: [] }],
  });
  return id;
};

test('reading a patient', async () => {
  const read = () => call('registration', pageQuery('patients/web/registration', 'PatientById'), { id: patientId });
  const count = await counted(read);
  expect(count).toEqual([2, 1]);
});

test('a week', async () => {
  const input = { start: '2026-11-23T00:00:00Z', end: '2026-11-30T00:00:00Z', calendar_ids: [calendarId] };
  const count = await counted(() =>
    call('calendar', pageQuery('scheduling/web/calendar', 'CalendarEvents'), { input }),
  );
  expect(count).toEqual([2, 2]);
});

test('opening a note', async () => {
  const id = await openNote();
  const count = await counted(() => chart('ChartNoteById', { id }));
  expect(count).toEqual([4, 2]);
});

test('opening a signed note', async () => {
  const id = await openNote();
  await call(
    'chart',
    'mutation ($id: ID!) { chart_note_update(id: $id, version: 1, input: { note: "<p>Well.</p>" }) { id } }',
    { id },
  );
  await call('chart', 'mutation ($id: ID!) { chart_note_sign(id: $id, version: 2) { id } }', { id });
  const count = await counted(async () => {
    const { chart_note_find_many: notes } = await chart('ChartNoteById', { id });
    expect(notes[0].signature_intact).toBe(true);
  });
  expect(count).toEqual([3, 2]);
});

test.each([
  ['without', [17, 6]],
  ['with', [20, 8]],
])('creating a note %s a key', async (key, expected) => {
  const create =
    'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id version note nurse_note } }';
  const input = { clinic_patient_id: patientId };
  const count = await counted(() => call('chart', create, { input }, key === 'with' ? nextKey() : undefined), key);
  expect(count).toEqual(expected);
});

let booked = 0;
const book = (key?: string) => {
  booked += 1;
  const start = new Date(Date.UTC(2026, 10, 24, 9) + booked * 600_000);
  const event = {
    title: 'Visit',
    start: start.toISOString().slice(0, 19).replace('T', ' '),
    timezone: 'UTC',
    duration: 600,
    category_id: categoryId,
    calendar_ids: [calendarId],
    patient_id: patientId,
  };
  return call(
    'calendar',
    pageQuery('scheduling/web/calendar', 'CreateEvent'),
    { event, event_input: event, accepted: [] },
    key,
  );
};

test.each([
  ['without', [8, 2]],
  ['with', [11, 4]],
])('creating an event %s a key', async (key, expected) => {
  const count = await counted(() => book(key === 'with' ? nextKey() : undefined), key);
  expect(count).toEqual(expected);
});

const AT_ONCE = 16;

/** Calls at the same moment share a transaction; `most` allows two, because some of them may miss the first. */
async function expectAtMost(calls: () => Promise<unknown>[], key: string, most: readonly [number, number]) {
  // Once before, so that everything that is cached is cached.
  await countStatements(() => Promise.all(calls()), key === 'with' ? 'set answer' : null);
  const { statements, writes } = await countStatements(
    () => Promise.all(calls()),
    key === 'with' ? 'set answer' : null,
  );
  expect(statements.length).toBeLessThanOrEqual(most[0]);
  expect(writes).toBeLessThanOrEqual(most[1]);
}

test.each([
  ['without', [16, 4]],
  ['with', [22, 8]],
] as const)('creating sixteen events at once %s a key', async (key, most) => {
  const calls = () => Array.from({ length: AT_ONCE }, () => book(key === 'with' ? nextKey() : undefined));
  await expectAtMost(calls, key, most);
});

/** Returns a function that saves words of a note, each time based on the previous save. */
function saver(id: string): (key?: string) => Promise<unknown> {
  let version = 1;
  return (key) => chart('SaveChartNote', { id, version, input: { note: `<p>Word ${(version += 1)}</p>` } }, key);
}

test.each([
  ['without', [4, 2]],
  ['with', [7, 4]],
])('saving words of a note %s a key', async (key, expected) => {
  const save = saver(await openNote());
  const count = await counted(() => save(key === 'with' ? nextKey() : undefined), key);
  expect(count).toEqual(expected);
});

test.each([
  ['without', [11, 5]],
  ['with', [14, 7]],
])('saving the first words of a note %s a key', async (key, expected) => {
  const ids = [await openNote(), await openNote()];
  const count = await counted(() => saver(ids.pop()!)(key === 'with' ? nextKey() : undefined), key);
  expect(count).toEqual(expected);
});

test.each([
  ['without', [8, 4]],
  ['with', [14, 8]],
] as const)('saving words of sixteen notes at once %s a key', async (key, most) => {
  const saves: ReturnType<typeof saver>[] = [];
  for (let n = 0; n < AT_ONCE; n += 1) saves.push(saver(await openNote()));
  const calls = () => saves.map((save) => save(key === 'with' ? nextKey() : undefined));
  await expectAtMost(calls, key, most);
});
