import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { foundClinic } from './found-clinic.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

const app = useTestApp(new Date());
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let tokens: Record<string, string>;
let foreign: string;
let patientId: string;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  tokens = await makeClinic('home');
  foreign = (await makeClinic('other'))['Admin']!;
  const answer = await call(
    'mutation { create_patient(input: { first_name: "A", last_name: "B", gender: "Male" }) { id } }',
    tokens['Admin'],
  );
  patientId = answer.data.create_patient.id;
});
afterAll(() => server.close());

async function makeClinic(name: string): Promise<Record<string, string>> {
  const rules = modules.flatMap(({ accessRules }) => accessRules);
  const people = (['Admin', 'Read-only', 'Inactive'] as const).map((role) => ({
    first_name: name,
    last_name: role,
    username: `${role}@${name}.example`,
    password: PASSWORD,
    role,
    calendarColor: '#0b7a75',
  }));
  const clinic = { name, timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: name }] };
  must(await app().database.transaction((tx) => foundClinic(tx, clinic, people, rules, app().clock())));
  const found: Record<string, string> = {};
  for (const { role, username } of people) {
    const answer = await call(
      `mutation { login(username: "${username}", password: "${PASSWORD}", deviceId: "d") { token } }`,
    );
    found[role] = answer.data.login.token;
  }
  return found;
}

async function call(query: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await server.inject({ method: 'POST', url: '/api/registration', headers, payload: { query } });
  return response.json();
}

const picture = (side: number): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b7a75' } })
    .png()
    .toBuffer();

function upload(bytes: Buffer, token: string | undefined, query: object = {}, field = 'image', name = '../x.png') {
  const head = `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
  return server.inject({
    method: 'POST',
    url: '/api/files/upload',
    query: { permission: '4100', mode: 'OVERWRITE', patient_id: patientId, ...query },
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]),
  });
}

const read = (path: string, token?: string, tag?: string) =>
  server.inject({
    method: 'GET',
    url: path,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(tag === undefined ? {} : { 'if-none-match': tag }),
    },
  });

test('uploads, replaces, reads with ETag, and deletes an avatar', async () => {
  const first = (await upload(await picture(100), tokens['Admin'])).json<{ path: string }>();
  const second = (await upload(await picture(120), tokens['Admin'])).json<{ path: string }>();
  expect(second.path).not.toBe(first.path);
  const shown = await call(
    `{ search_patients(where: { id: { equals: "${patientId}" } }) { patient_list { avatar } } }`,
    tokens['Read-only'],
  );
  expect(shown.data.search_patients.patient_list[0].avatar).toBe(second.path);
  const answer = await read(second.path, tokens['Read-only']);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 120 });
  expect((await read(second.path, tokens['Admin'], String(answer.headers['etag']))).statusCode).toBe(304);
  const [path] = second.path.split('?');
  const removed = await server.inject({
    method: 'DELETE',
    url: path!,
    headers: { authorization: `Bearer ${tokens['Admin']}` },
  });
  expect(removed.statusCode).toBe(200);
  expect((await read(second.path, tokens['Admin'])).statusCode).toBe(404);
  const { rows } = await app().database.pool.query(
    `select action, patient_id from audit.inbox where object_type = 'patient_avatar' order by time, id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'read', 'delete']);
  expect(rows.every((row) => row.patient_id === patientId)).toBe(true);
});

test('rejects a file whose name can’t be stored', async () => {
  const answer = await upload(await picture(100), tokens['Admin'], {}, 'image', 'a\0b.png');
  expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors.length]).toEqual([400, 1]);
});

test('is neither readable nor writable without a token, without the right, or from another clinic', async () => {
  const bytes = await picture(100);
  const { path } = (await upload(bytes, tokens['Admin'])).json<{ path: string }>();
  const codes = [
    (await upload(bytes, undefined)).statusCode,
    (await upload(bytes, tokens['Read-only'])).statusCode,
    (await upload(bytes, foreign)).statusCode,
    (await read(path)).statusCode,
    (await read(path, tokens['Inactive'])).statusCode,
    (await read(path, foreign)).statusCode,
  ];
  expect(codes).toEqual([401, 403, 404, 401, 403, 404]);
});

test.each([
  ['text in the clothes of an image', () => Buffer.from('hello'), {}, 'image', 400, 'Image only'],
  ['a small one', () => picture(99), {}, 'image', 400, "Image's size is too low. Expected at least: 100 * 100"],
  ['eleven megabytes', () => Buffer.alloc(11_000_000), {}, 'image', 413, 'Image exceeds size limit: 10240kb'],
  ['another field', () => picture(100), {}, 'file', 400, 'Upload failed.'],
  ['an unknown permission', () => picture(100), { permission: '1' }, 'image', 400, 'Unknown permission.'],
  ['a path for an id', () => picture(100), { patient_id: '../../keys' }, 'image', 400, 'patient_id is missing.'],
  ['a mode that keeps both', () => picture(100), { mode: 'APPEND' }, 'image', 400, 'mode must be OVERWRITE.'],
])('rejects an upload of %s', async (_what, make, query, field, status, message) => {
  const answer = await upload(await make(), tokens['Admin'], query, field);
  expect([answer.statusCode, answer.json().errors[0].message]).toEqual([status, message]);
});
