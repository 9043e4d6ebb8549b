import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useRouteServer } from '#platform/testing/route-server.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { codes } from '../index.ts';
import { codeImportRoutes } from './import-routes.ts';

const app = useTestApp();
const door = useRouteServer(app, codeImportRoutes);
const upload = (text: string) =>
  door.upload('/api/import/codes/preview', text, { name: 'hcpcs.csv', type: 'text/csv' });
const send = (route: string, payload?: object) => door.send(`/api/import/codes/${route}`, payload);

test('previews a file, changes its options, and imports it, line by line', async () => {
  const clinic = await makeTestClinic(app(), codes.accessRules);
  door.caller = await clinic.as('Manager');
  const preview = (await upload('HCPCS Code,Long description\nG7001,One\nG7002,Two')).json();
  expect(preview).toMatchObject({ code_set: 'HCPCS', has_columns: true, whole: false, total: 2, valid_from: null });
  expect(preview.problems).toEqual(['Enter the first day this edition is valid.']);
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
  // Write errors are reported in the stream.
  const none = (await send('run', { ...wish, valid_from: 'soon' })).body;
  expect(JSON.parse(none.trim().split('\n').at(-1)!)).toMatchObject({ error: { code: 'BAD_USER_INPUT' } });
});

test('rejects another clinic’s or a missing upload, hostile bodies, and callers without permission', async () => {
  const [one, other] = [await makeTestClinic(app(), codes.accessRules), await makeTestClinic(app(), codes.accessRules)];
  door.caller = await one.as('Manager');
  const { upload_id } = (await upload('HCPCS Code,Name\nG7003,Three')).json();
  door.caller = await other.as('Manager');
  for (const id of [upload_id, newId(), '../../etc/passwd', 7, null, { a: 1 }])
    for (const route of ['check', 'run']) expect((await send(route, { upload_id: id })).statusCode).toBe(404);
  for (const text of ['', 'nothing at all'])
    expect((await upload(text)).json()).toMatchObject({ errors: [{ extensions: { code: 'FILE_UNREADABLE' } }] });
  door.caller = await one.as('Manager');
  const odd = {
    upload_id,
    code_set: 'x',
    mapping: { Name: '__proto__', 'HCPCS Code': 7 },
    whole: 'yes',
    valid_from: 5,
  };
  expect((await send('check', odd)).statusCode).toBe(200);
  expect((await send('preview')).statusCode).toBe(400);
  door.caller = await one.as('Doctor');
  for (const route of ['check', 'run']) expect((await send(route, { upload_id })).statusCode).toBe(403);
});
