import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FhirAccess } from '#apps/server';
import { parseScopes } from '#apps/rules';
import { NO_FILTERS } from '#patients/rules';
import { patients } from '#patients/server';
import { buildPatient } from '#patients/testing';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { fhirRoutes } from '../fhir-routes.ts';
import { exports } from './exports.sql.ts';
import { removeExpired } from './remove-exports.ts';
import { runExport } from './run-export.ts';

const app = useTestApp(new Date('2026-11-28T12:00:00Z'));
const HEADERS = { authorization: 'Bearer x', prefer: 'respond-async' };
let server: FastifyInstance;
let access: FhirAccess;
let clinicId = '';
let patientIds: string[] = [];

const accessOf = (scopes: string, more: Partial<FhirAccess> = {}): FhirAccess => ({
  clinicId,
  timeZone: 'America/New_York',
  appId: newId(),
  appName: 'Warehouse',
  who: { kind: 'system' },
  patientId: null,
  scopes: parseScopes(scopes),
  tokenId: newId(),
  ...more,
});

beforeAll(async () => {
  setModules(app(), [patients]);
  const clinic = await makeTestClinic(app(), patients.accessRules);
  clinicId = clinic.clinicId;
  for (let n = 0; n < 5; n += 1) patientIds.push(await buildPatient(app(), clinicId, { last_name: `Bulk${n}` }));
  patientIds = patientIds.toSorted();
  await app().database.pool.query(
    `insert into patients.patient_tag (clinic_id, patient_id, tag, color)
     select $1, unnest($2::uuid[]), 'Diabetes registry', '#0b7a75'`,
    [clinicId, patientIds.slice(1, 3)],
  );
  server = Fastify();
  fhirRoutes({ server, app: app(), admit: async () => null }, async () => access);
  access = accessOf('system/*.rs');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = HEADERS): Promise<LightMyRequestResponse> =>
  server.inject({ url: pathOf(url), headers });
const pathOf = (url: string): string =>
  new URL(url, 'http://localhost').pathname + new URL(url, 'http://localhost').search;

/** Starts an export, writes it, and returns its address and the resources of its files by type. */
async function exportAll(url: string) {
  const started = await get(url);
  expect(started.statusCode, started.body).toBe(202);
  const address = String(started.headers['content-location']);
  const waiting = await get(address);
  expect([waiting.statusCode, waiting.headers['retry-after']]).toEqual([202, '5']);
  await runExport(app(), { clinicId, id: address.split('/').at(-1) });
  const done = await get(address);
  expect(done.statusCode, done.body).toBe(200);
  const manifest = done.json<{ output: { type: string; url: string; count: number }[]; request: string }>();
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { type, url: file, count } of manifest.output) {
    const { body, headers } = await get(file);
    expect(headers['content-type']).toBe('application/fhir+ndjson');
    const lines = body.trimEnd().split('\n');
    expect(lines).toHaveLength(count);
    found.set(type, [...(found.get(type) ?? []), ...lines.map((line) => JSON.parse(line) as Record<string, unknown>)]);
  }
  return { address, manifest, found };
}

test('an app without a user exports the clinic, and deletes the export', async () => {
  const { address, manifest, found } = await exportAll('/fhir/R4/$export?_outputFormat=ndjson');
  expect(found.get('Patient')!.map(({ id }) => id)).toEqual(patientIds);
  expect(found.get('Group')).toMatchObject([{ name: 'Diabetes registry', quantity: 2 }]);
  expect(found.get('Provenance')!.length).toBeGreaterThan(0);
  expect(manifest).toMatchObject({ requiresAccessToken: true, error: [] });
  expect(manifest.request).toMatch(/\/fhir\/R4\/\$export\?_outputFormat=ndjson$/);
  const file = manifest.output[0]!.url;
  const gone = await server.inject({ method: 'DELETE', url: pathOf(address), headers: HEADERS });
  expect(gone.statusCode).toBe(202);
  expect([(await get(address)).statusCode, (await get(file)).statusCode]).toEqual([404, 404]);
});

test('a group has the records of its members only, and a patient export no groups', async () => {
  const { entry } = (await get('/fhir/R4/Group')).json<{ entry: { resource: { id: string } }[] }>();
  const { found } = await exportAll(`/fhir/R4/Group/${entry[0]!.resource.id}/$export?_type=Patient`);
  expect([...found.keys()]).toEqual(['Patient']);
  expect(found.get('Patient')!.map(({ id }) => id)).toEqual(patientIds.slice(1, 3));
  const { found: all } = await exportAll('/fhir/R4/Patient/$export');
  expect(all.get('Patient')).toHaveLength(5);
  expect(all.has('Group')).toBe(false);
  expect((await get('/fhir/R4/Group/tag-unknown/$export')).statusCode).toBe(404);
});

test('a shared view of the patient list is a group of those who meet its filters when the export starts', async () => {
  const id = newId();
  const { pool } = app().database;
  const setGender = (gender: string, ids: readonly string[]) =>
    pool.query('update patients.patient set gender = $3 where clinic_id = $1 and id = any($2)', [
      clinicId,
      ids,
      gender,
    ]);
  await setGender('Male', patientIds.slice(1, 2));
  await pool.query(
    `insert into patients.patient_group (clinic_id, id, group_name, filters, created_by, created_time)
     values ($1, $2, 'Men', $3, $4, $5)`,
    [clinicId, id, JSON.stringify({ ...NO_FILTERS, gender: 'Male', ageFrom: '18' }), newId(), app().clock()],
  );
  const { entry } = (await get('/fhir/R4/Group')).json<{ entry: { resource: { name: string } }[] }>();
  expect(entry.map(({ resource }) => resource.name)).toEqual(['Diabetes registry', 'Men']);
  expect((await get(`/fhir/R4/Group/${id}`)).json()).toMatchObject({ quantity: 1 });
  await setGender('Male', patientIds.slice(3, 4));
  const { found } = await exportAll(`/fhir/R4/Group/${id}/$export?_type=Patient`);
  expect(found.get('Patient')!.map((patient) => patient['id'])).toEqual([patientIds[1], patientIds[3]]);
  await setGender('Female', patientIds);
  await pool.query('update patients.patient_group set deleted_time = $3 where clinic_id = $1 and id = $2', [
    clinicId,
    id,
    app().clock(),
  ]);
  expect((await get(`/fhir/R4/Group/${id}/$export`)).statusCode).toBe(404);
});

test.each([
  ['without “respond-async”', '/fhir/R4/$export', { authorization: 'Bearer x' }, 'respond-async'],
  ['in another format', '/fhir/R4/$export?_outputFormat=csv', HEADERS, '_outputFormat'],
  ['since a day without a time', '/fhir/R4/$export?_since=2026-11-01', HEADERS, '_since'],
  ['of an unknown type', '/fhir/R4/$export?_type=Patient,Spaceship', HEADERS, '_type'],
  ['with an unknown parameter', '/fhir/R4/$export?includeAssociatedData=x', HEADERS, 'includeAssociatedData'],
  ['with elements that are none', '/fhir/R4/$export?_elements=Patient.name.family', HEADERS, '_elements'],
  ['by a filter of another type', '/fhir/R4/$export?_type=Patient&_typeFilter=Group?_id=x', HEADERS, '_typeFilter'],
  ['by an unknown filter', '/fhir/R4/$export?_typeFilter=Patient?color=red', HEADERS, '_typeFilter'],
  ['by an order', '/fhir/R4/$export?_typeFilter=Patient?_sort=name', HEADERS, '_typeFilter'],
])('an export %s is refused', async (_title, url, headers, word) => {
  const { statusCode, body } = await get(url, headers);
  expect(statusCode).toBe(400);
  expect(body).toContain(word);
});

test('what is not supported is ignored for a lenient client', async () => {
  const headers = { ...HEADERS, prefer: 'respond-async, handling=lenient' };
  const { statusCode } = await get('/fhir/R4/$export?_type=Patient,Spaceship&_elements=id', headers);
  expect(statusCode).toBe(202);
});

test('only what changed since an instant is exported', async () => {
  const { found } = await exportAll('/fhir/R4/Patient/$export?_since=2031-01-01T00:00:00Z&_type=Patient');
  expect(found.size).toBe(0);
});

test('an export has only the records that meet one of the filters of their type', async () => {
  const filter = encodeURIComponent('Patient?family=Bulk1,Patient?family=Bulk2,Bulk3&gender:missing=false');
  const { found } = await exportAll(`/fhir/R4/Patient/$export?_type=Patient,Provenance&_typeFilter=${filter}`);
  const names = found.get('Patient')!.map(({ name }) => (name as { family: string }[])[0]!.family);
  expect(names.toSorted()).toEqual(['Bulk1', 'Bulk2', 'Bulk3']);
  expect(found.get('Provenance')).toHaveLength(3);
});

test('an export has only the elements that were asked for and the mandatory ones', async () => {
  const { found } = await exportAll('/fhir/R4/$export?_type=Patient,Provenance,Group&_elements=Patient.name,recorded');
  const keys = (type: string) => Object.keys(found.get(type)![0]!).toSorted();
  expect(keys('Patient')).toEqual(['id', 'meta', 'name', 'resourceType']);
  expect(keys('Provenance')).toEqual(['agent', 'id', 'meta', 'recorded', 'resourceType', 'target']);
  expect(keys('Group')).toEqual(['actual', 'id', 'meta', 'resourceType', 'type']);
  expect(found.get('Patient')![0]!['meta']).toMatchObject({ tag: [{ code: 'SUBSETTED' }] });
});

test('people can’t export, nor can an app beyond its scopes; another app doesn’t see an export', async () => {
  const { address } = await exportAll('/fhir/R4/$export?_type=Patient');
  const own = access;
  access = accessOf('system/*.rs');
  expect((await get(address)).statusCode).toBe(404);
  access = accessOf('patient/*.rs', { who: { kind: 'patient', patientId: patientIds[0]!, name: 'Ada' } });
  expect((await get('/fhir/R4/$export')).statusCode).toBe(403);
  access = accessOf('system/Group.rs');
  expect((await get('/fhir/R4/$export?_type=Patient')).statusCode).toBe(403);
  access = own;
});

test('an app has two exports at a time', async () => {
  const own = access;
  access = accessOf('system/*.rs');
  const codes = [];
  for (let n = 0; n < 3; n += 1) codes.push((await get('/fhir/R4/$export')).statusCode);
  expect(codes).toEqual([202, 202, 429]);
  access = own;
});

test('an export continues after a crash, without a gap or a repeat', async () => {
  const started = await get('/fhir/R4/Patient/$export?_type=Patient,Provenance');
  const address = String(started.headers['content-location']);
  const id = address.split('/').at(-1)!;
  let left = 1;
  const { database } = app();
  const mortal: App = {
    ...app(),
    database: {
      ...database,
      kysely: database.kysely,
      transaction: async (work) => {
        const done = await database.transaction(work);
        left -= 1;
        if (left < 0) throw Object.assign(new Error('died'), { code: 'ECONNREFUSED' });
        return done;
      },
    },
  };
  setModules(mortal, [patients]);
  await expect(runExport(mortal, { clinicId, id })).rejects.toThrow('died');
  await runExport(app(), { clinicId, id });
  const { output } = (await get(address)).json<{ output: { type: string; count: number }[] }>();
  const count = (type: string) =>
    output.filter((file) => file.type === type).reduce((sum, file) => sum + file.count, 0);
  expect([count('Patient'), count('Provenance')]).toEqual([5, 5]);
});

test('an export is deleted a day after it ended', async () => {
  const { address } = await exportAll('/fhir/R4/$export?_type=Patient');
  const later = (hours: number): App => ({
    ...app(),
    clock: () => new Date(app().clock().getTime() + hours * 3_600_000),
  });
  await removeExpired(later(23));
  expect((await get(address)).statusCode).toBe(200);
  await removeExpired(later(25));
  expect((await get(address)).statusCode).toBe(404);
  expect(await exports.find(app().database.kysely, { clinicId }, address.split('/').at(-1)!)).toBeNull();
});
