import Fastify, { type FastifyInstance } from 'fastify';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { codes } from '../index.ts';
import { importRoutes } from './import-routes.ts';

const app = useTestApp();
let server: FastifyInstance;
/** Who calls; null for somebody without the right. */
let caller: RequestContext | null = null;

beforeAll(async () => {
  server = Fastify();
  await server.register(multipart);
  importRoutes({
    server,
    app: app(),
    admit: async (_http, reply, rule) => {
      if (caller?.actor.rules.has(rule) === true) return caller;
      await reply.code(403).send({});
      return null;
    },
  });
});
afterAll(() => server.close());

async function upload(text: string, name = 'hcpcs.csv') {
  const boundary = 'xxbordersxx';
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return server.inject({ method: 'POST', url: '/api/import/codes/preview', headers, payload });
}

const send = (route: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api/import/codes/${route}`, payload });

test('a file is previewed, said otherwise, and read in, line by line', async () => {
  const clinic = await makeTestClinic(app(), codes.accessRules);
  caller = await clinic.as('Manager');
  const preview = (await upload('HCPCS Code,Long description\nG7001,One\nG7002,Two')).json();
  expect(preview).toMatchObject({ code_set: 'HCPCS', has_columns: true, whole: false, total: 2, valid_from: null });
  expect(preview.problems).toEqual(['Say from which day on this edition counts.']);
  const { upload_id, file_name } = preview;
  const wish = { upload_id, file_name, valid_from: '2027-01-01', release_name: 'Ours' };
  const checked = (await send('check', wish)).json();
  expect(checked).toMatchObject({ problems: [], changes: [{ code_set: 'HCPCS', added: 2, revised: 0, retired: 0 }] });
  const lines = (await send('run', wish)).body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({ result: [{ code_set: 'HCPCS', added: 2 }] });
  expect(lines[0]).toMatchObject({ stage: 'reading' });
  expect((await send('check', wish)).json()).toMatchObject({ changes: [{ added: 0, unchanged: 2 }] });
  // What can't be written is told in the stream.
  const none = (await send('run', { ...wish, valid_from: 'soon' })).body;
  expect(JSON.parse(none.trim().split('\n').at(-1)!)).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
});

test('another clinic’s upload, one that is gone, hostile bodies and those without the right are refused', async () => {
  const [one, other] = [await makeTestClinic(app(), codes.accessRules), await makeTestClinic(app(), codes.accessRules)];
  caller = await one.as('Manager');
  const { upload_id } = (await upload('HCPCS Code,Name\nG7003,Three')).json();
  caller = await other.as('Manager');
  for (const id of [upload_id, newId(), '../../etc/passwd', 7, null, { a: 1 }])
    for (const route of ['check', 'run']) expect((await send(route, { upload_id: id })).statusCode).toBe(404);
  for (const text of ['', 'nothing at all'])
    expect((await upload(text)).json()).toMatchObject({ errors: [{ extensions: { code: 'FILE_UNREADABLE' } }] });
  caller = await one.as('Manager');
  const odd = {
    upload_id,
    code_set: 'x',
    mapping: { Name: '__proto__', 'HCPCS Code': 7 },
    whole: 'yes',
    valid_from: 5,
  };
  expect((await send('check', odd)).statusCode).toBe(200);
  expect((await server.inject({ method: 'POST', url: '/api/import/codes/preview' })).statusCode).toBe(400);
  caller = await one.as('Doctor');
  for (const route of ['check', 'run']) expect((await send(route, { upload_id })).statusCode).toBe(403);
});
