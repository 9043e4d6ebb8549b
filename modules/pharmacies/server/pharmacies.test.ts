import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { type NetworkServer, startNetworkServer } from '../../../sandbox/network-server.ts';
import { directoryRoutes } from './directory/directory-routes.ts';
import { findByWords, findByZip } from './directory/find-pharmacies.ts';
import { mirrorDirectory } from './directory/mirror-directory.ts';
import { parseDirectoryFile } from './directory/parse-directory-file.ts';
import { readDirectoryState, readPharmacies, upsertPharmacies } from './directory/pharmacies.sql.ts';
import { defaultPharmacies, defaultPharmacyOf } from './saved/default-pharmacy.ts';
import { deleteForPatient, recordUsedPharmacy, saveForPatient, setPreferred } from './saved/change-saved.ts';
import { pharmaciesSection } from './saved/pharmacies-section.ts';
import { pharmacies } from './index.ts';

const bareApp = useTestApp(new Date('2026-11-22T15:00:00Z'));
let server: NetworkServer;
let app: App;
let nurse: RequestContext;
let other: RequestContext;
let patientId: string;

beforeAll(async () => {
  const own = { account: 'clinic', password: newId(), callbackPassword: newId() };
  server = await startNetworkServer(null, { ...own, callbackUrl: 'http://127.0.0.1:9', pace: 1000 });
  const network = { ...own, url: `http://127.0.0.1:${server.port}`, version: '2017071' as const };
  app = { ...bareApp(), config: { ...bareApp().config, network } };
  const [clinic, foreign] = await Promise.all([
    makeTestClinic(app, pharmacies.accessRules),
    makeTestClinic(app, pharmacies.accessRules),
  ]);
  [nurse, other] = await Promise.all([clinic.as('Nurse'), foreign.as('Nurse')]);
  patientId = await addPatient(nurse);
});
afterAll(() => server.close());

const addPatient = ({ actor }: RequestContext): Promise<string> =>
  buildPatient(app, actor.clinicId, { last_name: 'Byron' });

describe('the mirror', () => {
  test('contains the directory after a load, and the same after another one', async () => {
    await mirrorDirectory(app, { isFull: true });
    const first = await readDirectoryState(app.database.kysely);
    expect(first).toMatchObject({ problem: null, loaded_time: app.clock() });
    expect(first.pharmacies).toBeGreaterThan(300);
    await mirrorDirectory(app, { isFull: false });
    await mirrorDirectory(app, {});
    expect((await readDirectoryState(app.database.kysely)).pharmacies).toBe(first.pharmacies);
  });

  test('ends pharmacies that left the directory, and keeps them', async () => {
    const [row] = await readPharmacies(app.database.kysely, ['9900011']);
    const gone = { ...row!, ncpdp_id: '7654321', active_start_time: null, active_end_time: null };
    await app.database.transaction((tx) => upsertPharmacies(tx, [gone], new Date('2026-11-01T00:00:00Z')));
    await mirrorDirectory(app, {});
    const [left] = await readPharmacies(app.database.kysely, ['7654321']);
    expect(left!.active_end_time).toEqual(app.clock());
    expect(must(await findByWords({ ...nurse, app }, '7654321', null))).toEqual([]);
    // Without a network, its remaining pharmacies are not found.
    const without = { ...nurse, app: { ...app, config: { ...app.config, network: null } } };
    expect(must(await findByWords(without, 'beacon boston', null))).toEqual([]);
  });

  test('stays unchanged if the network is unavailable, rejects us or sends unreadable data', async () => {
    const before = await readDirectoryState(app.database.kysely);
    const network = app.config.network!;
    const at = async (change: Partial<typeof network>): Promise<string | null> => {
      await mirrorDirectory({ ...app, config: { ...app.config, network: { ...network, ...change } } }, {});
      return (await readDirectoryState(app.database.kysely)).problem;
    };
    expect(await at({ url: 'http://127.0.0.1:9' })).toMatch(/not responding/);
    expect(await at({ password: 'another one' })).toMatch(/rejected the account/);
    expect(await at({ url: `${network.url}/nowhere` })).toMatch(/404/);
    expect((await readDirectoryState(app.database.kysely)).pharmacies).toBe(before.pharmacies);
    await mirrorDirectory({ ...app, config: { ...app.config, network: null } }, {});
  });

  test('reads files with pipes, tabs or commas, and skips rows without a pharmacy', async () => {
    const rows = async (text: string) =>
      (await parseDirectoryFile({ text }))?.rows.map(({ ncpdp_id, organization_name }) => [
        ncpdp_id,
        organization_name,
      ]);
    expect(await rows('NCPDPID|StoreName|Zip\n1234567|A "B"|02128\n12|x|02128\n')).toEqual([['1234567', 'A "B"']]);
    expect(await rows('NCPDPID\tStoreName\tZip\r\n1234567\tA\t02128\r\n1234567\tB\t02128')).toEqual([['1234567', 'B']]);
    expect(await rows('NCPDPID,StoreName,Zip\n1234567,"A, B",02128\n')).toEqual([['1234567', 'A, B']]);
    expect(await parseDirectoryFile({ text: 'nothing' })).toBeNull();
  });
});

describe('a search', () => {
  const by = (zip: string, more: object = {}, ctx = nurse) =>
    findByZip({ ...ctx, app }, { zip, state: 'MA', specialty: null, showAll: false, ...more });

  test('by ZIP code shows six, the same ones for the same search within a session, or all', async () => {
    const first = must(await by('02128'));
    expect(first.pharmacies).toHaveLength(6);
    expect(first.count).toBeGreaterThanOrEqual(14);
    expect(must(await by('02128')).pharmacies).toEqual(first.pharmacies);
    const all = must(await by('02128', { showAll: true }));
    expect(all.pharmacies).toHaveLength(all.count);
    expect(all.pharmacies.slice(0, 6)).toEqual(first.pharmacies);
    const visits = await Promise.all(
      [1, 2, 3].map(async () =>
        must(await by('02128', {}, { ...nurse, actor: { ...nurse.actor, sessionId: newId() } })),
      ),
    );
    expect(visits.some(({ pharmacies: six }) => six[0]!.ncpdp_id !== first.pharmacies[0]!.ncpdp_id)).toBe(true);
  });

  test('by a ZIP code with few pharmacies includes its area, and filters by specialty and state', async () => {
    const around = must(await by('02152', { showAll: true }));
    expect(around.pharmacies.slice(0, 4).every(({ postal_code }) => postal_code === '02152')).toBe(true);
    expect(around.count).toBeGreaterThan(6);
    // The closest ZIP codes are first, and open pharmacies before closed ones.
    const miles = around.pharmacies.map((pharmacy) => pharmacy.miles!);
    expect(miles[0]).toBe(0);
    expect(miles).toEqual(miles.toSorted((one, other) => one - other));
    // Brookline is near, although its ZIP code has another beginning.
    expect(around.pharmacies.some(({ postal_code: code }) => code.startsWith('024'))).toBe(true);
    const all = must(await by('02128', { showAll: true })).pharmacies.filter(
      ({ postal_code: code }) => code === '02128',
    );
    const open = all.map(({ active_end_time: end }) => end === null || end > nurse.now);
    expect(open).toEqual(open.toSorted((one, other) => Number(other) - Number(one)));
    const mail = must(await by('02128', { specialty: 'MailOrder', showAll: true }));
    expect(mail.pharmacies.every(({ directory_specialty_name: name }) => name === 'MailOrder')).toBe(true);
    expect(must(await by('02128', { state: 'NY' })).count).toBe(0);
  });

  test('rejects an invalid ZIP code, state or specialty', async () => {
    for (const bad of [by('0212'), by("'; drop"), by('02128', { state: 'Mass' }), by('02128', { specialty: 'Any' })])
      expect(await bad).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  test('by words finds all of them, anywhere', async () => {
    const ctx = { ...nurse, app };
    const found = must(await findByWords(ctx, 'BOSTON beacon', null));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ organization_name, city }) => /Beacon/.test(organization_name) && city === 'Boston')).toBe(
      true,
    );
    expect(must(await findByWords(ctx, '9900011', 'Retail')).map(({ ncpdp_id }) => ncpdp_id)).toEqual(['9900011']);
    expect(must(await findByWords(ctx, '100% _x\\', null))).toEqual([]);
    const near = must(await findByWords(ctx, 'pharmacy', null, '02130')).map(({ miles }) => miles!);
    expect(near.length).toBeGreaterThan(1);
    expect(near).toEqual(near.toSorted((one, other) => one - other));
    expect(must(await findByWords(ctx, 'pharmacy', null)).every(({ miles }) => miles === null)).toBe(true);
    expect(await findByWords(ctx, 'a', null)).toMatchObject({ code: 'TOO_SHORT' });
  });
});

test('the REST calls respond as specified', async () => {
  const http = fastify();
  const rules: string[] = [];
  directoryRoutes({
    server: http,
    app,
    admit: async (_http, _reply, rule) => {
      rules.push(rule);
      return { ...nurse, app };
    },
  });
  const get = async (path: string) => (await http.inject(`/api/directory/${path}`)).json();
  expect(await get('pharmacyByNCPDPID/9900011')).toMatchObject({
    NCPDPID: '9900011',
    OrganizationName: expect.stringContaining('^'),
    StandardizedAddressLine1: expect.any(String),
    StateProvince: 'MA',
    ServiceLevel: expect.stringContaining('New'),
    ActiveStartTime: '2015-01-01T00:00:00.000Z',
    active: true,
    cancel: true,
  });
  expect(await get('pharmacyByNCPDPID/0000000/')).toEqual({ errorMessage: expect.stringContaining('No pharmacy') });
  const six = await get('pharmacyByZIP/02128_MA');
  expect(six).toHaveLength(6);
  expect(await get('pharmacyByZIP/02128_MA/')).toEqual(six);
  const all = (await get('pharmacyByZIP/02446_MA?all=true')) as { DirectorySpecialtyName: string }[];
  expect(all.length).toBeGreaterThan(6);
  expect(all.some(({ DirectorySpecialtyName }) => DirectorySpecialtyName === 'None')).toBe(true);
  expect(await get('pharmacyByZIP/abc_MA')).toMatchObject({ errorMessage: expect.stringContaining('ZIP') });
  expect(new Set(rules)).toEqual(new Set(['pharmacies.view']));
  await http.close();
});

describe('a patient’s pharmacies', () => {
  const ids = (saved: readonly { ncpdp_id: string; is_preferred: boolean }[]) =>
    saved.map(({ ncpdp_id, is_preferred }) => `${ncpdp_id}${is_preferred ? '*' : ''}`);

  test('have a preferred one, are saved once, and can be preferred and removed', async () => {
    const ctx = { ...nurse, app };
    expect(ids(must(await saveForPatient(ctx, patientId, '9900011', false)))).toEqual(['9900011*']);
    expect(ids(must(await saveForPatient(ctx, patientId, '9900011', false)))).toEqual(['9900011*']);
    expect(ids(must(await saveForPatient(ctx, patientId, '9900030', false)))).toEqual(['9900011*', '9900030']);
    expect(ids(must(await setPreferred(ctx, patientId, '9900030')))).toEqual(['9900030*', '9900011']);
    expect(await defaultPharmacyOf(ctx, patientId)).toBe('9900030');
    expect(ids(must(await deleteForPatient(ctx, patientId, '9900030')))).toEqual(['9900011']);
    expect(ids(must(await deleteForPatient(ctx, patientId, '9900030')))).toEqual(['9900011']);
    expect(await pharmaciesSection.read(app, ctx.actor.clinicId, patientId)).toHaveLength(1);
    const { rows } = await app.database.pool.query(
      `select count(*)::int as count from audit.inbox where object_type = 'patient_pharmacy' and patient_id = $1`,
      [patientId],
    );
    expect(rows[0].count).toBe(4);
  });

  test('saved concurrently are saved once, with one preferred', async () => {
    const id = await addPatient(nurse);
    const ctx = { ...nurse, app };
    await Promise.all([
      saveForPatient(ctx, id, '9900011', true),
      saveForPatient(ctx, id, '9900011', true),
      saveForPatient(ctx, id, '9900030', true),
    ]);
    const saved = must(await saveForPatient(ctx, id, '9900011', false));
    expect(saved).toHaveLength(2);
    expect(saved.filter(({ is_preferred }) => is_preferred)).toHaveLength(1);
  });

  test('are saved once if two prescriptions go to one of them at the same time', async () => {
    const id = await addPatient(nurse);
    const ctx = { ...nurse, app };
    await Promise.all(
      [1, 2, 3].map(() => app.database.transaction((tx) => recordUsedPharmacy(tx, ctx, id, '9900011'))),
    );
    expect(ids(must(await saveForPatient(ctx, id, '9900011', false)))).toEqual(['9900011']);
  });

  test('are sorted by most recent use if none is preferred', async () => {
    const id = await addPatient(nurse);
    const ctx = { ...nurse, app };
    for (const [ncpdpId, now] of [
      ['9900011', '2026-11-01T10:00:00Z'],
      ['9900030', '2026-11-03T10:00:00Z'],
      ['9900011', '2026-11-02T10:00:00Z'],
    ] as const)
      await app.database.transaction((tx) => recordUsedPharmacy(tx, { ...ctx, now: new Date(now) }, id, ncpdpId));
    const found = await defaultPharmacies(app.database.kysely, ctx.actor.clinicId, [id]);
    expect(found.get(id)).toBe('9900030');
  });

  test('are not visible to other clinics', async () => {
    const ctx = { ...other, app };
    expect(await saveForPatient(ctx, patientId, '9900011', false)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await deleteForPatient(ctx, patientId, '9900011')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await saveForPatient({ ...nurse, app }, patientId, '0000000', false)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await defaultPharmacyOf(ctx, patientId)).toBeNull();
    const blind = { ...nurse, app, actor: { ...nurse.actor, rules: new Set<string>() } };
    expect(await defaultPharmacyOf(blind, patientId)).toBeNull();
  });
});
