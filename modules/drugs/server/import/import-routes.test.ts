import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useRouteServer } from '#platform/testing/route-server.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { drugs } from '../index.ts';
import { drugImportRoutes } from './import-routes.ts';

const app = useTestApp();
const door = useRouteServer(app, drugImportRoutes);
const upload = (text: string) =>
  door.upload('/api/import/drugs/preview', text, { name: 'pairs.csv', type: 'text/csv' });
const send = (route: string, payload?: object) => door.send(`/api/import/drugs/${route}`, payload);

test('previews a list, changes its options, and imports it, line by line', async () => {
  const clinic = await makeTestClinic(app(), drugs.accessRules);
  door.caller = await clinic.as('Manager');
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

test('rejects an invalid, missing or another clinic’s file, and callers without permission', async () => {
  const clinic = await makeTestClinic(app(), drugs.accessRules);
  door.caller = await clinic.as('Manager');
  expect((await upload('nothing')).statusCode).toBe(400);
  expect((await send('preview', {})).statusCode).toBe(400);
  const { upload_id } = (await upload('drug_a,drug_b\naspirin,sunstone')).json();
  door.caller = await (await makeTestClinic(app(), drugs.accessRules)).as('Manager');
  for (const id of [upload_id, newId(), '../../etc/passwd', null, 7])
    expect((await send('check', { upload_id: id, file_name: 'x' })).statusCode).toBe(404);
  door.caller = await clinic.as('Doctor');
  for (const route of ['preview', 'check', 'run']) expect((await send(route, {})).statusCode).toBe(403);
});
