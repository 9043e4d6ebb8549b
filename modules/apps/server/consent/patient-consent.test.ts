import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPatient } from '#patients/testing';
import { patients } from '#patients/server';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { PortalContext } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { authorizeApp } from '../access/authorize-app.ts';
import { apps } from '../index.ts';
import { saveApp } from '../registry/save-app.ts';
import { AppBrowser, type Authorization, newVerifier, requestOf } from '../testing/app-browser.ts';
import { writeKey } from '../../rules/index.ts';
import { readGrants } from './grants.sql.ts';
import { portalOperations } from './portal-operations.ts';
import { revokeGrant } from './revoke-grant.ts';

const app = useTestApp(new Date());
const REDIRECT = 'https://app.example.com/callback';
const SCOPE = 'openid launch/patient patient/Patient.r patient/Observation.rs user/*.rs';
let server: FastifyInstance;
let clinic: TestClinic;
let admin: RequestContext;
let patientId: string;
let asked: Authorization;
let browser: AppBrowser;

beforeAll(async () => {
  server = Fastify();
  apps.routes!({ server, app: app(), admit: async () => null });
  clinic = await makeTestClinic(app(), [...apps.accessRules, ...patients.accessRules]);
  admin = await clinic.as('Admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  patientId = await buildPatient(app(), clinic.clinicId);
  const form = { name: 'Diary', kind: 'public', redirect_uris: REDIRECT, scopes: SCOPE };
  const { app: saved } = must(await saveApp(admin, { ...form, launch_url: null, jwks: null, jwks_url: null }, null));
  const clientId = writeKey({ clinicId: clinic.clinicId, id: saved.id });
  asked = { clientId, redirectUri: REDIRECT, scope: SCOPE, verifier: newVerifier(), state: 'a state' };
  browser = new AppBrowser(server);
});

const portalOf = (id: string, clinicId = clinic.clinicId): PortalContext => ({
  app: app(),
  now: app().clock(),
  ip: '127.0.0.1',
  clinicId,
  clinicName: 'Test Clinic',
  timeZone: 'America/New_York',
  patientId: id,
  patientName: 'Ada Moss',
  sessionId: null,
});

const operate = (name: string, input: object, portal = portalOf(patientId)) =>
  portalOperations[`apps.${name}`]!(portal, input) as Promise<Record<string, unknown>>;

async function connect(scopes: readonly string[]): Promise<string> {
  const request = requestOf(await browser.authorize(admin, asked));
  const { ticket } = must(await operate('allow', { request, scopes }));
  const code = (await browser.finish(request, String(ticket))).searchParams.get('code')!;
  const fields = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, client_id: asked.clientId };
  const answer = await server.inject({
    method: 'POST',
    url: '/fhir/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, code_verifier: asked.verifier }).toString(),
  });
  return answer.json<{ access_token: string }>().access_token;
}

const accessOf = (token: string) =>
  authorizeApp(app(), { headers: { authorization: `Bearer ${token}` }, ip: '127.0.0.1' }, app().clock());

test('a patient allows an app their own record only, sees it, and revokes it', async () => {
  const request = requestOf(await browser.authorize(admin, asked));
  expect(await operate('request', { request })).toMatchObject({
    app_name: 'Diary',
    scopes: ['openid', 'launch/patient', 'patient/Patient.r', 'patient/Observation.rs'],
  });
  const token = await connect(['patient/Patient.r', 'user/*.rs']);
  expect(await accessOf(token)).toMatchObject({
    who: { kind: 'patient', patientId },
    patientId,
    scopes: [{ context: 'patient', type: 'Patient' }],
  });
  const listed = (await operate('list', {})) as unknown as { apps: { id: string; name: string }[] };
  expect(listed.apps).toMatchObject([{ name: 'Diary' }]);
  const other = portalOf(await buildPatient(app(), clinic.clinicId));
  expect(errorCode(await operate('revoke', { id: listed.apps[0]!.id }, other))).toBe('NOT_FOUND');
  must(await operate('revoke', { id: listed.apps[0]!.id }));
  expect(await accessOf(token)).toBeNull();
  expect(await operate('list', {})).toEqual({ apps: [] });
});

test('a deleted or deceased patient has no access', async () => {
  const token = await connect(['patient/Patient.r']);
  const set = (column: 'deleted_time' | 'deceased_date', value: Date | string | null) =>
    app()
      .database.kysely.updateTable('patients.patient')
      .set({ [column]: value })
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', patientId)
      .execute();
  await set('deceased_date', '2026-11-01');
  expect(await accessOf(token)).toBeNull();
  await set('deceased_date', null);
  expect(await accessOf(token)).not.toBeNull();
  await set('deleted_time', app().clock());
  expect(await accessOf(token)).toBeNull();
});

test('a consent without records, with malformed input or in another clinic is refused', async () => {
  const request = requestOf(await browser.authorize(admin, asked));
  expect(errorCode(await operate('allow', { request, scopes: ['launch/patient'] }))).toBe('NOTHING_GRANTED');
  expect(errorCode(await operate('allow', { request, scopes: 'patient/Patient.r' }))).toBe('NOTHING_GRANTED');
  expect(errorCode(await operate('allow', { request: 7 }))).toBe('NOT_FOUND');
  expect(errorCode(await operate('revoke', { id: 'x' }))).toBe('NOT_FOUND');
  const other = await makeTestClinic(app(), apps.accessRules);
  const stranger = portalOf(await buildPatient(app(), other.clinicId), other.clinicId);
  expect(errorCode(await operate('request', { request }, stranger))).toBe('APP_REQUEST_ENDED');
});

test('an administrator revokes a patient’s app; other members can’t', async () => {
  const token = await connect(['patient/Patient.r']);
  const [grant] = await readGrants(app().database.kysely, clinic, { portalPatientId: patientId });
  expect(errorCode(await revokeGrant(await clinic.as('Doctor'), grant!.id))).toBe('NOT_FOUND');
  must(await revokeGrant(admin, grant!.id));
  expect(await accessOf(token)).toBeNull();
});

test('cancelling returns to the app without consent', async () => {
  const request = requestOf(await browser.authorize(admin, asked));
  const canceled = await browser.send('POST', `/fhir/oauth/interaction/${request}/cancel`, {});
  const back = await browser.send('GET', canceled.json<{ location: string }>().location);
  expect(String(back.headers.location)).toContain('error=access_denied');
});
