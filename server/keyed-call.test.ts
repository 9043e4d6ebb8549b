import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { forgetAnsweredCalls } from '#platform/http/answer-once.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// A call that creates, books or sends is repeated if its response was lost: it must take effect once.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
const KEY = '0123456789abcdef';
let server: FastifyInstance;
const tokens: string[] = [];

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Home', timeZone: 'UTC', isDemo: false, practices: [{ practice_name: 'Home' }] };
  const person = { last_name: 'Lang', password: PASSWORD, role: 'Admin' as const, calendarColor: '#0b7a75' };
  const people = ['a@home.example', 'b@home.example'].map((username) => ({
    ...person,
    first_name: username,
    username,
  }));
  must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())));
  for (const { username } of people) {
    const query = `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`;
    tokens.push((await call('registration', query)).data.login.token);
  }
});
afterAll(() => server.close());

async function call(service: string, query: string, variables: object = {}, key?: string, token = tokens[0]) {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const payload = { query, variables };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload })).json();
}

const CREATE = 'mutation ($input: PatientInput!) { create_patient(input: $input) { id } }';
const patient = (first_name: string) => ({ input: { first_name, last_name: 'Quist', gender: 'Female' } });
const count = async (table: string): Promise<number> =>
  (await app().database.pool.query(`select count(*) as n from ${table}`)).rows[0].n;

test('creates a patient once per key, with sequential and concurrent calls', async () => {
  const first = await call('registration', CREATE, patient('Ada'), KEY);
  expect(first.data.create_patient.id).toEqual(expect.any(String));
  const again = await Promise.all([1, 2, 3].map(() => call('registration', CREATE, patient('Ada'), KEY)));
  expect(again).toEqual([first, first, first]);
  const at = await Promise.all([1, 2, 3].map(() => call('registration', CREATE, patient('Bo'), `${KEY}-b`)));
  expect(new Set(at.map(({ data }) => data.create_patient.id)).size).toBe(1);
  expect(await count('patients.patient')).toBe(2);
  await call('registration', CREATE, patient('Ada'));
  expect(await count('patients.patient')).toBe(3);
});

test('creates a note once per key', async () => {
  const { data } = await call('registration', CREATE, patient('Cy'));
  const id = data.create_patient.id as string;
  const note = 'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id } }';
  const opened = await Promise.all(
    [1, 2].map(() => call('chart', note, { input: { clinic_patient_id: id } }, `${KEY}-note`)),
  );
  expect(opened[0].data.chart_note_create.id).toEqual(expect.any(String));
  expect(opened[1]).toEqual(opened[0]);
  expect(await count('chart.chart_note')).toBe(1);
});

test('a key belongs to one person and one call; a refused call may be retried; after a day the key is deleted', async () => {
  const other = await call('registration', CREATE, patient('Di'), KEY, tokens[1]);
  expect(other.data.create_patient.id).toEqual(expect.any(String));
  const changed = await call('registration', CREATE, patient('Somebody else'), KEY);
  expect(changed.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  expect((await call('registration', CREATE, patient('x'), 'short')).errors[0].extensions.code).toBe('BAD_USER_INPUT');
  const bad = { input: { ...patient('Ed').input, date_of_birth: '2999-01-01' } };
  for (let n = 0; n < 2; n += 1)
    expect((await call('registration', CREATE, bad, `${KEY}-bad`)).errors[0].extensions.issues).toHaveLength(1);
  const { rows } = await app().database.pool.query('select answer from platform.answered_call');
  expect(rows.every(({ answer }) => answer !== null && !answer.includes('create_patient'))).toBe(true);
  await forgetAnsweredCalls(app(), new Date(app().clock().getTime() + 86_400_001));
  expect(await count('platform.answered_call')).toBe(0);
});

test('a call with an unknown outcome is not run again', async () => {
  const { pool } = app().database;
  await pool.query('alter table audit.inbox rename to inbox_gone');
  const lost = await call('registration', CREATE, patient('Fay'), `${KEY}-lost`);
  await pool.query('alter table audit.inbox_gone rename to inbox');
  expect(lost.errors[0].extensions.code).toBe('INTERNAL');
  const again = await call('registration', CREATE, patient('Fay'), `${KEY}-lost`);
  expect(again.errors[0].extensions.code).toBe('CALL_UNCERTAIN');
}, 600_000);

test.each(['before', 'after'])(
  'a call whose connection is lost %s its commit is repeated and takes effect once',
  async (moment) => {
    const name = `Gil ${moment}`;
    const key = `${KEY}-${moment}`;
    const gone = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    let isCut = false;
    const cut = (client: pg.PoolClient): void => {
      const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
      const cutQuery = async (...args: unknown[]): Promise<unknown> => {
        if (args[0] !== 'commit' || isCut) return query(...args);
        isCut = true;
        await query(moment === 'before' ? 'rollback' : 'commit');
        throw gone;
      };
      client.query = cutQuery as typeof client.query;
    };
    const { pool } = app().database;
    pool.on('acquire', cut);
    const before = await count('patients.patient');
    const lost = await call('registration', CREATE, patient(name), key);
    pool.off('acquire', cut);
    expect([isCut, lost.errors[0].extensions.code]).toEqual([true, 'DATABASE_UNAVAILABLE']);
    const again = await call('registration', CREATE, patient(name), key);
    expect(again.data.create_patient.id).toEqual(expect.any(String));
    expect(await count('patients.patient')).toBe(before + 1);
    expect(await call('registration', CREATE, patient(name), key)).toEqual(again);
  },
);
