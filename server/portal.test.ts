import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// Attacks on the patient portal API: wrong dates, used and old links, other patients' records, other sites, and access
// to the staff API.
const app = useTestApp(new Date('2026-11-23T14:00:00Z'));
const BORN = '1980-05-01';
const PASSWORD = 'a long pass phrase';
const MINUTE = 60_000;
let server: FastifyInstance;
let clinicId: string;
let staff: string;
let patientId: string;
let otherId: string;
let address = 0;

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
    calendarColor: '#0b7a75',
  };
  const founded = must(
    await app().database.transaction((tx) => foundClinic(tx, clinic, [admin], rules, app().clock())),
  );
  ({ clinicId } = founded);
  await signInStaff();
  [patientId, otherId] = [await patient('Ada'), await patient('Eve')];
});
afterAll(() => server.close());

async function signInStaff(): Promise<void> {
  const query = `mutation { login(username: "a@home.example", password: "${PASSWORD}", deviceId: "d") { token } }`;
  staff = (await graphql('registration', query)).data.login.token;
}

async function graphql(service: string, query: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await server.inject({ method: 'POST', url: `/api/${service}`, headers, payload: { query } })).json();
}

async function patient(name: string): Promise<string> {
  const input = `{ first_name: "${name}", last_name: "Lang", gender: "Female", date_of_birth: "${BORN}", email: "${name}@example.com" }`;
  return (await graphql('registration', `mutation { create_patient(input: ${input}) { id } }`, staff)).data
    .create_patient.id;
}

/** Creates a link like the command does, with a token that the test knows. */
async function link(of = patientId, expires = 7 * 24 * 60 * MINUTE): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = app().clock();
  await app().database.pool.query(
    `insert into requests.portal_link (clinic_id, id, patient_id, token_hash, channel, created_time, expires_time) values ($1, $2, $3, $4, 'email', $5, $6)`,
    [
      clinicId,
      newId(),
      of,
      createHash('sha256').update(`portal\n${token}`).digest(),
      now,
      new Date(now.getTime() + expires),
    ],
  );
  return token;
}

interface PortalSession {
  cookie: string;
  csrf: string;
}

async function post(path: string, payload: object, inside?: Partial<PortalSession>) {
  const headers: Record<string, string> = {};
  if (inside?.cookie !== undefined) headers['cookie'] = inside.cookie;
  if (inside?.csrf !== undefined) headers['x-salus-portal'] = inside.csrf;
  const remoteAddress = `198.51.100.${address}`;
  const response = await server.inject({ method: 'POST', url: `/api/portal/${path}`, payload, headers, remoteAddress });
  return { status: response.statusCode, body: response.json(), cookie: response.headers['set-cookie'] };
}

async function signIn(of?: string): Promise<PortalSession & { raw: string }> {
  address += 1;
  const { body, cookie, status } = await post('sign-in', { token: await link(of), date_of_birth: BORN });
  expect(status).toBe(200);
  return { csrf: body.csrf, cookie: String(cookie).split(';')[0]!, raw: String(cookie) };
}

const record = async (inside: Partial<PortalSession>) => {
  const headers = inside.cookie === undefined ? {} : { cookie: inside.cookie };
  const response = await server.inject({ method: 'GET', url: '/api/portal/record', headers });
  return { status: response.statusCode, body: response.json() };
};

test('a link with the date of birth signs in once, for 15 minutes after the last request', async () => {
  const token = await link();
  expect((await post('link', { token })).body).toEqual({ clinic_name: 'Home', language: null });
  const first = await post('sign-in', { token, date_of_birth: BORN });
  expect(String(first.cookie)).toMatch(/^salus_portal=[\w-]{43}; Path=\/api\/portal; .*HttpOnly; SameSite=Strict/);
  expect((await post('sign-in', { token, date_of_birth: BORN })).body.code).toBe('LINK_USED');
  const cookie = String(first.cookie).split(';')[0]!;
  const seen = await record({ cookie });
  expect(seen.body.patient.first_name).toBe('Ada');
  const start = app().clock();
  app().setClock(new Date(start.getTime() + 14 * MINUTE));
  expect((await record({ cookie })).status).toBe(200);
  app().setClock(new Date(start.getTime() + 30 * MINUTE));
  expect((await record({ cookie })).status).toBe(401);
  const { rows } = await app().database.pool.query(
    `select user_id, user_name, roles, action from audit.inbox where clinic_id = $1 and object_type = 'portal_session' union all
     select user_id, user_name, roles, action from audit.entry where clinic_id = $1 and object_type = 'portal_session'`,
    [clinicId],
  );
  expect(rows[0]).toEqual({ user_id: null, user_name: 'Ada Lang', roles: 'Patient', action: 'sign_in' });
});

test('five wrong dates lock a link, also when they are concurrent', async () => {
  const token = await link();
  address += 1;
  const answers = await Promise.all(
    ['1980-05-02', '1980-05-03', '', '1980-05-05', "1980' or 1=1", '1980-05-07'].map((date_of_birth) =>
      post('sign-in', { token, date_of_birth }),
    ),
  );
  expect(answers.filter(({ body }) => body.code === 'WRONG_DATE')).toHaveLength(4);
  expect(answers.filter(({ body }) => body.code === 'LINK_LOCKED')).toHaveLength(2);
  expect((await post('sign-in', { token, date_of_birth: BORN })).body.code).toBe('LINK_LOCKED');
});

test('refuses old, replaced and made-up links, and blocks callers who try many', async () => {
  address += 1;
  const old = await link(patientId, -1);
  expect((await post('sign-in', { token: old, date_of_birth: BORN })).body.code).toBe('LINK_EXPIRED');
  for (const token of ['x', '', null, 7, { a: 1 }, '../..', 'x'.repeat(43)])
    expect((await post('sign-in', { token, date_of_birth: BORN })).body.code).toBe('LINK_UNKNOWN');
  address += 1;
  const codes = [];
  for (let count = 0; count < 70; count += 1)
    codes.push((await post('link', { token: randomBytes(32).toString('base64url') })).body.code);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('responds the same to every request for a new link, and sends it to the address on record', async () => {
  address += 1;
  const token = await link(otherId);
  const unknown = await post('new-link', { token: randomBytes(32).toString('base64url') });
  const known = await post('new-link', { token });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  const { rows } = await app().database.pool.query(
    `select recipient from deliveries.delivery where patient_id = $1 and about_type = 'portal_link'`,
    [otherId],
  );
  expect(rows).toEqual([{ recipient: 'Eve@example.com' }]);
  expect((await post('sign-in', { token, date_of_birth: BORN })).body.code).toBe('LINK_UNKNOWN');
});

test('allows three new links a day, which don’t count toward the staff’s links', async () => {
  await signInStaff();
  const ida = await patient('Ida');
  const tokens = async (): Promise<number> => {
    const { rows } = await app().database.pool.query(
      'select count(*) as count from requests.portal_link where patient_id = $1 and sent_by is null and revoked_time is null',
      [ida],
    );
    return rows[0].count;
  };
  const invite = () =>
    graphql('registration', `mutation { registry_patient_invitation_send(id: "${ida}") { channel } }`, staff);
  await invite();
  for (let count = 0; count < 3; count += 1) {
    address += 1;
    // Simulates that the previous email has arrived: only the newest link can be renewed.
    const { status, body } = await post('new-link', { token: await newest(ida) });
    expect([status, body, await tokens()]).toEqual([200, { ok: true }, 1]);
  }
  address += 1;
  expect((await post('new-link', { token: await newest(ida) })).body.code).toBe('NO_NEW_LINK');
  const invited = await invite();
  expect(invited.data.registry_patient_invitation_send.channel).toBe('email');
});

/** Returns the patient's newest link with a token that the test knows. */
async function newest(of: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await app().database.pool.query(
    'update requests.portal_link set token_hash = $2 where patient_id = $1 and revoked_time is null',
    [of, createHash('sha256').update(`portal\n${token}`).digest()],
  );
  return token;
}

test('a deceased patient can’t sign in, continue or get a link', async () => {
  await signInStaff();
  const id = await patient('Zoe');
  const inside = await signIn(id);
  const token = await link(id);
  await app().database.pool.query(`update patients.patient set deceased_date = '2026-11-22' where id = $1`, [id]);
  address += 1;
  for (const path of ['link', 'sign-in', 'new-link'])
    expect((await post(path, { token, date_of_birth: BORN })).body.code).toBe('LINK_CLOSED');
  expect((await record(inside)).status).toBe(401);
});

test('a portal session gives no access to the staff API, and a staff token none to the portal', async () => {
  const inside = await signIn();
  const token = inside.cookie.split('=')[1]!;
  for (const service of ['registration', 'calendar', 'setting', 'patient_request', 'patient-request']) {
    for (const headers of [
      { cookie: inside.cookie },
      { authorization: `Bearer ${token}` },
      { cookie: `salus=${token}` },
    ]) {
      const response = await server.inject({
        method: 'POST',
        url: `/api/${service}`,
        headers,
        payload: { query: queryOf(service) },
      });
      expect([service, response.statusCode]).toEqual([service, 401]);
    }
  }
  const bare = await server.inject({
    method: 'GET',
    url: '/api/portal/record',
    headers: { authorization: `Bearer ${staff}` },
  });
  expect(bare.statusCode).toBe(401);
});

const QUERIES: Record<string, string> = {
  registration: '{ search_patients { count } }',
  calendar: '{ practice_info { time_zone } }',
  setting: '{ get_clinic_vital_info { vital_name } }',
};
const queryOf = (service: string): string => QUERIES[service] ?? '{ fetchRequests { count } }';

test('a call without the CSRF token is treated as cross-site and refused', async () => {
  const inside = await signIn();
  const wish = { type: 'AddAllergy', data: { allergy_substance: 'Dust', allergy_category: 'mold' } };
  for (const csrf of [undefined, '', 'x', inside.csrf.slice(1)])
    expect((await post('requests', wish, { cookie: inside.cookie, csrf })).status).toBe(401);
  const sent = await post('requests', wish, inside);
  expect([sent.status, sent.body.isNew]).toEqual([200, true]);
  expect((await post('requests/withdraw', { id: sent.body.id }, await signIn(otherId))).status).toBe(404);
  expect((await post('requests/withdraw', { id: sent.body.id }, inside)).status).toBe(200);
  await post('sign-out', {}, inside);
  expect((await record(inside)).status).toBe(401);
});

test('a patient can’t read or reference other patients’ data, and hostile input is refused', async () => {
  const inside = await signIn(otherId);
  const own = JSON.stringify((await record(inside)).body);
  expect(own).not.toContain('Ada');
  const allergy = await graphql(
    'registration',
    `mutation { create_allergy(input: { patient_id: "${patientId}", allergy_substance: "Latex", allergy_category: "latex" }) { id } }`,
    staff,
  );
  const allergyId = allergy.data?.create_allergy?.id ?? newId();
  expect((await post('requests', { type: 'DeleteAllergy', data: { allergy_id: allergyId } }, inside)).body.code).toBe(
    'RECORD_GONE',
  );
  for (const data of [
    null,
    7,
    [],
    'x',
    { allergy_substance: 'a\0b', allergy_category: 'food' },
    { allergy_substance: '\ud83d', allergy_category: 'food' },
    { allergy_substance: 'x'.repeat(9000), allergy_category: 'food' },
    { allergy_substance: {}, allergy_category: 'food' },
  ]) {
    const { status } = await post('requests', { type: 'AddAllergy', data }, inside);
    expect(status).toBe(400);
  }
  for (const data of [
    { note1: 'x' },
    { gender: 'X' },
    { email: 'nobody' },
    { date_of_birth: '2999-01-01' },
    { version: 9 },
    {},
  ])
    expect((await post('requests', { type: 'PatientInfoUpdate', data }, inside)).status).toBe(400);
  for (const type of ['', 'Approve', null, {}])
    expect((await post('requests', { type, data: {} }, inside)).status).toBe(400);
});
