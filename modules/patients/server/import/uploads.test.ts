import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { patients } from '../index.ts';
import { importRoutes } from './import-routes.ts';
import { findUpload, keepUpload } from './uploads.ts';

const app = useTestApp();
const as = (clinicId: string): RequestContext => ({
  app: app(),
  now: app().clock(),
  id: newId(),
  ip: null,
  device: null,
  actor: { clinicId } as RequestContext['actor'],
});
const pathOf = (clinicId: string, id: string): string => join(app().config.dataDir, 'uploads', clinicId, `${id}.csv`);

test.each([0, 1, 8191, 8192, 8193, 300_000])(
  'a list of %i bytes is returned unchanged and stored encrypted',
  async (size) => {
    const ctx = as(newId());
    const list = Buffer.alloc(size, 'Quist,Ada;');
    const id = await keepUpload(ctx, Readable.from([list.subarray(0, 5000), list.subarray(5000)]));
    const bytes = await readFile(pathOf(ctx.actor.clinicId, id));
    expect(bytes.includes('Quist')).toBe(false);
    const upload = (await findUpload(ctx, id))!;
    expect((await buffer(upload.source())).equals(list)).toBe(true);
    expect(await findUpload(as(newId()), id)).toBeNull();
    await upload.remove();
    expect(await readdir(join(app().config.dataDir, 'uploads', ctx.actor.clinicId))).toEqual([]);
  },
);

test('rejects files that were altered, truncated or belong to another upload', async () => {
  const ctx = as(newId());
  const list = Buffer.alloc(50_000, 'Quist,Ada;');
  const [id, other] = [await keepUpload(ctx, Readable.from([list])), await keepUpload(ctx, Readable.from([list]))];
  const path = pathOf(ctx.actor.clinicId, id);
  const read = async () => buffer((await findUpload(ctx, id))!.source());
  const bytes = await readFile(path);
  await truncate(path, 7 + 2 * (8192 + 16));
  await expect(read()).rejects.toThrow();
  await writeFile(path, bytes.with(100, bytes[100]! ^ 1));
  await expect(read()).rejects.toThrow();
  await writeFile(path, await readFile(pathOf(ctx.actor.clinicId, other)));
  await expect(read()).rejects.toThrow();
});

test('removes the file when its import ends', async () => {
  const clinic = await makeTestClinic(app(), patients.accessRules);
  const ctx = await clinic.as('Manager');
  const server = fastify();
  await server.register(multipart);
  importRoutes({ server, app: app(), admit: async () => ctx });
  const list = 'record id,last name,first name,date of birth,gender\n1,Quist,Ada,1980-01-02,Female\n';
  const form = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${list}\r\n--b--\r\n`;
  const preview = await server.inject({
    method: 'POST',
    url: '/api/import/patients/preview',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: form,
  });
  const { upload_id } = preview.json<{ upload_id: string }>();
  expect(await findUpload(ctx, upload_id)).not.toBeNull();
  const run = await server.inject({ method: 'POST', url: '/api/import/patients/run', payload: { upload_id } });
  expect(run.payload).toContain('"created":1');
  expect(await findUpload(ctx, upload_id)).toBeNull();
  await server.close();
});
