import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeKey } from '#apps/rules';
import { apps, authorizeApp, saveApp } from '#apps/server';
import type { App } from '#platform/app.ts';
import { setModules } from '#platform/modules-of.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { exportRecords } from '../../../../sandbox/apps/export-records.ts';
import { type KeyServer, serveKeys } from '../../../../sandbox/apps/serve-keys.ts';
import { fhirRoutes } from '../fhir-routes.ts';
import { buildFhirClinic, type FhirClinic, modules } from '../testing/fhir-clinic.ts';
import { runExport } from './run-export.ts';

// A backend service exports a clinic over HTTP, with a token for its signed assertion and keys at an address of its own.
const app = useTestApp(new Date());
let server: FastifyInstance;
let served: App;
let clinic: FhirClinic;
let keys: KeyServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'salus-export-'));
  clinic = await buildFhirClinic(app());
  const config = { ...app().config };
  served = { ...app(), config };
  setModules(served, modules);
  server = Fastify({ routerOptions: { maxParamLength: 200 } });
  const routes = { server, app: served, admit: () => Promise.resolve(null) };
  apps.routes!(routes);
  fhirRoutes(routes, authorizeApp);
  config.publicUrl = await server.listen({ host: '127.0.0.1', port: 0 });
  keys = await serveKeys(join(folder, 'key.json'));
});
afterAll(async () => {
  await Promise.all([server.close(), keys.close()]);
  await rm(folder, { recursive: true, force: true });
});

async function register(jwksUrl: string): Promise<string> {
  const form = { name: 'Registry', kind: 'backend', redirect_uris: '', launch_url: null, scopes: 'system/*.rs' };
  const saved = must(await saveApp(await clinic.as('Admin'), { ...form, jwks: null, jwks_url: jwksUrl }, null));
  return writeKey({ clinicId: clinic.clinicId, id: saved.app.id });
}

const exportAs = (clientId: string, more: object = {}) =>
  exportRecords(
    `${served.config.publicUrl}/fhir/R4`,
    { clientId, ...keys },
    {
      wait: (address) => runExport(served, { clinicId: clinic.clinicId, id: address.split('/').at(-1) }),
      ...more,
    },
  );

test('a backend service exports a clinic; every line is a resource, and every reference leads to one', async () => {
  const files = join(folder, 'files');
  const exported = await exportAs(await register(keys.url), { folder: files });
  expect(exported.unreadable).toEqual([]);
  expect(exported.unresolved).toEqual([]);
  expect(exported.counts.get('Patient')).toBe(2);
  expect(exported.counts.size).toBeGreaterThan(8);
  const written = new Set((await readdir(files)).map((name) => name.split('-')[0]!));
  expect(written).toEqual(new Set(exported.counts.keys()));
});

test('references to records that were not exported are reported', async () => {
  const { counts, unresolved } = await exportAs(await register(keys.url), {
    path: 'Patient/$export?_type=Observation',
  });
  expect([...counts.keys()]).toEqual(['Observation']);
  expect(unresolved).toContainEqual(expect.stringMatching(/^Observation\/\S+ refers to Patient\//));
});

test('without reachable keys, or with those of another app, there is no token', async () => {
  const other = await serveKeys(join(folder, 'other.json'));
  await expect(exportAs(await register(other.url))).rejects.toThrow('no token: 401 invalid_client');
  await other.close();
  await expect(exportAs(await register(other.url))).rejects.toThrow('no token');
});
