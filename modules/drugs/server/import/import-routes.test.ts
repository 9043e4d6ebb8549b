import Fastify, { type FastifyInstance } from 'fastify';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { drugs } from '../index.ts';
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

async function upload(text: string, name = 'pairs.csv') {
  const boundary = 'xxbordersxx';
  const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return server.inject({ method: 'POST', url: '/api/import/drugs/preview', headers, payload });
}

const send = (route: string, payload: object) =>
  server.inject({ method: 'POST', url: `/api/import/drugs/${route}`, payload });

test('a list is previewed, said otherwise, and read in, line by line', async () => {
  const clinic = await makeTestClinic(app(), drugs.accessRules);
  caller = await clinic.as('Manager');
  const preview = (await upload('drug_a,drug_b,severity\naspirin,moonstone,major\nwarfarin,,x')).json();
  expect(preview).toMatchObject({
    format: 'Interaction pairs',
    total: 1,
    issues_total: 1,
    as_of: null,
    changes: { added: 1 },
  });
  const { upload_id, file_name } = preview;
  const wish = { upload_id, file_name, as_of: '2026-01-01', release_name: 'Ours' };
  expect((await send('check', wish)).json()).toMatchObject({ as_of: '2026-01-01', release_name: 'Ours' });
  const told = async (said: object): Promise<object[]> =>
    (await send('run', said)).body
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
  const lines = await told(wish);
  expect(lines[0]).toMatchObject({ stage: 'reading' });
  expect(lines.at(-1)).toMatchObject({ result: { added: 1 } });
  expect((await send('check', wish)).json()).toMatchObject({ changes: { added: 0, unchanged: 1 } });
  expect((await told({ ...wish, as_of: 'soon' })).at(-1)).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
});

test('what is no list, is gone, or another clinic’s, is refused; so is who may not', async () => {
  const clinic = await makeTestClinic(app(), drugs.accessRules);
  caller = await clinic.as('Manager');
  expect((await upload('nothing')).statusCode).toBe(400);
  expect((await send('preview', {})).statusCode).toBe(400);
  const { upload_id } = (await upload('drug_a,drug_b\naspirin,sunstone')).json();
  caller = await (await makeTestClinic(app(), drugs.accessRules)).as('Manager');
  for (const id of [upload_id, newId(), '../../etc/passwd', null, 7])
    expect((await send('check', { upload_id: id, file_name: 'x' })).statusCode).toBe(404);
  caller = await clinic.as('Doctor');
  for (const route of ['preview', 'check', 'run']) expect((await send(route, {})).statusCode).toBe(403);
});
