import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Unauthenticated callers overload all public calls; members must not notice.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let clinicId: string;
let staff: string;
let patientId: string;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const clinic = { name: 'Home', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Home' }] };
  const admin = {
    first_name: 'A',
    last_name: 'B',
    username: 'a@home.example',
    password: PASSWORD,
    role: 'Admin' as const,
  };
  const founded = must(
    await app().database.transaction((tx) =>
      foundClinic(tx, clinic, [{ ...admin, calendarColor: '#0b7a75' }], rules, app().clock()),
    ),
  );
  clinicId = founded.clinicId;
  staff = (await signIn()).data.login.token;
  const input = `{ first_name: "Ada", last_name: "Lang", gender: "Female", date_of_birth: "1980-05-01", email: "a@example.com" }`;
  patientId = (await graphql('registration', `mutation { create_patient(input: ${input}) { id } }`, staff)).data
    .create_patient.id;
});
afterAll(() => server.close());

async function graphql(service: string, query: string, token?: string, remoteAddress = '203.0.113.1') {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (
    await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query }, remoteAddress })
  ).json();
}
const signIn = () =>
  graphql(
    'registration',
    `mutation { login(username: "a@home.example", password: "${PASSWORD}", deviceId: "d") { token } }`,
  );

/** Creates a link like the command does, with a token that the test knows. */
async function link(): Promise<{ token: string; id: string }> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  const now = app().clock();
  await app().database.pool.query(
    `insert into requests.portal_link (clinic_id, id, patient_id, token_hash, channel, created_time, expires_time) values ($1, $2, $3, $4, 'email', $5, $6)`,
    [
      clinicId,
      id,
      patientId,
      createHash('sha256').update(`portal\n${token}`).digest(),
      now,
      new Date(now.getTime() + 86_400_000),
    ],
  );
  return { token, id };
}

const wrongDate = (token: string, n: number) =>
  server.inject({
    method: 'POST',
    url: '/api/portal/sign-in',
    payload: { token, date_of_birth: '1901-01-01' },
    // Addresses used only in this file: the attempt counters are shared by all test files of a process.
    remoteAddress: `100.64.77.${n}`,
  });

/**
 * Checks that everything users need responds; a call that waits for public calls times out after ten seconds and fails
 * here.
 */
async function everybodyIsServed(): Promise<void> {
  expect((await server.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect((await signIn()).data.login.token).toEqual(expect.any(String));
  const { data } = await graphql('registration', '{ current_user { user_id } }', staff);
  expect(data.current_user.user_id).toEqual(expect.any(String));
}

test('concurrent wrong dates at one link are answered and block no one else', async () => {
  const { token } = await link();
  const attempts = Array.from({ length: 28 }, (_, n) => wrongDate(token, n));
  await everybodyIsServed();
  const codes = (await Promise.all(attempts)).map((answer) => answer.json().code);
  expect(codes.filter((code) => code === 'LINK_LOCKED').length).toBe(24);
});

test('members don’t wait for a public call that never ends', async () => {
  const { token, id } = await link();
  const blocker = await app().database.pool.connect();
  await blocker.query('begin');
  await blocker.query('select 1 from requests.portal_link where id = $1 for update', [id]);
  const stuck = Array.from({ length: 40 }, (_, n) => wrongDate(token, 100 + n));
  try {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await everybodyIsServed();
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
  expect((await Promise.all(stuck)).every(({ statusCode }) => statusCode < 500)).toBe(true);
});
