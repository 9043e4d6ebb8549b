// Over 300 lines: all attacks share one app, one browser and one exchange of codes.
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPatient } from '#patients/testing';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { patients } from '#patients/server';
import { authorizeApp } from '../access/authorize-app.ts';
import { apps } from '../index.ts';
import { launchApp } from '../launch/launch-app.ts';
import { saveApp, switchApp } from '../registry/save-app.ts';
import { AppBrowser, type Authorization, newVerifier, requestOf } from '../testing/app-browser.ts';
import { writeKey } from '../../rules/index.ts';

// The attacks that a conformance kit tries, and the ones that a careless server allows.
const app = useTestApp(new Date());
const REDIRECT = 'https://app.example.com/callback';
const SCOPES = [
  'openid',
  'fhirUser',
  'launch',
  'launch/patient',
  'offline_access',
  'patient/Observation.rs',
  'patient/Patient.r',
  'user/*.rs',
];
const FORM = {
  name: 'Growth chart',
  kind: 'public',
  redirect_uris: REDIRECT,
  launch_url: 'https://app.example.com/launch',
  scopes: SCOPES.join(' '),
  jwks: null,
  jwks_url: null,
};
let server: FastifyInstance;
let clinic: TestClinic;
let admin: RequestContext;
let doctor: RequestContext;
let patientId: string;
let asked: Authorization;
let browser: AppBrowser;

beforeAll(async () => {
  server = Fastify();
  apps.routes!({ server, app: app(), admit: async () => null });
  clinic = await makeTestClinic(app(), [...apps.accessRules, ...patients.accessRules]);
  [admin, doctor] = [await clinic.as('Admin'), await clinic.as('Doctor')];
  patientId = await buildPatient(app(), clinic.clinicId);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { app: saved } = must(await saveApp(admin, FORM, null));
  const clientId = writeKey({ clinicId: clinic.clinicId, id: saved.id });
  asked = { clientId, redirectUri: REDIRECT, scope: SCOPES.join(' '), verifier: newVerifier(), state: 'a state' };
  browser = new AppBrowser(server);
});

const token = (fields: Record<string, string>, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'POST',
    url: '/fhir/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const exchange = (code: string, changed: Record<string, string> = {}) =>
  token({
    grant_type: 'authorization_code',
    code,
    redirect_uri: REDIRECT,
    client_id: asked.clientId,
    code_verifier: asked.verifier,
    ...changed,
  });

const refresh = (refreshToken: string) =>
  token({ grant_type: 'refresh_token', refresh_token: refreshToken, client_id: asked.clientId });

async function newCode(scopes: readonly string[] = SCOPES): Promise<string> {
  const started = await browser.authorize(doctor, asked);
  return (await browser.allow(doctor, started, scopes, patientId)).searchParams.get('code')!;
}

interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  scope: string;
  patient: string;
  id_token: string;
}

async function newToken(scopes: readonly string[] = SCOPES): Promise<TokenAnswer> {
  const answer = await exchange(await newCode(scopes));
  expect(answer.statusCode).toBe(200);
  return answer.json<TokenAnswer>();
}

const accessOf = (accessToken: string) =>
  authorizeApp(app(), { headers: { authorization: `Bearer ${accessToken}` }, ip: '127.0.0.1' }, app().clock());

const revoke = (refreshToken: string) => about('revoke', refreshToken);

const about = (path: 'introspect' | 'revoke', refreshToken: string) =>
  server.inject({
    method: 'POST',
    url: `/fhir/oauth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: refreshToken, client_id: asked.clientId }).toString(),
  });

test('a member allows an app some of what it asked for, with a patient in context', async () => {
  const started = await browser.authorize(doctor, asked);
  const back = await browser.allow(
    doctor,
    started,
    ['openid', 'fhirUser', 'patient/Patient.r', 'launch/patient'],
    patientId,
  );
  expect(back.searchParams.get('state')).toBe('a state');
  const answer = (await exchange(back.searchParams.get('code')!)).json<TokenAnswer>();
  expect(answer.patient).toBe(patientId);
  expect(answer.scope.split(' ').toSorted()).toEqual(['fhirUser', 'launch/patient', 'openid', 'patient/Patient.r']);
  expect(answer.refresh_token).toBeUndefined();
  const claims = JSON.parse(Buffer.from(answer.id_token.split('.')[1]!, 'base64url').toString());
  expect(claims.fhirUser).toMatch(new RegExp(`/fhir/R4/Practitioner/${doctor.actor.userId}$`));
  expect(await accessOf(answer.access_token)).toMatchObject({
    clinicId: clinic.clinicId,
    appName: 'Growth chart',
    patientId,
    who: { kind: 'member', actor: { userId: doctor.actor.userId } },
    scopes: [{ context: 'patient', type: 'Patient', read: true, search: false }],
  });
});

test.each([
  ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }],
  ['with a blank challenge', { code_challenge: '' }],
  ['with the plain method', { code_challenge_method: 'plain' }],
  ['without the API’s address', { aud: undefined }],
  ['for another API', { aud: 'https://other.example.com/fhir' }],
  ['for the implicit flow', { response_type: 'token' }],
])('a request %s is refused', async (_title, changed) => {
  const answer = await browser.authorize(doctor, asked, changed);
  expect(String(answer.headers.location)).toMatch(/^https:\/\/app\.example\.com\/callback.*error=/);
});

test.each([
  ['another address', 'https://app.example.com/callback/other'],
  ['another query', 'https://app.example.com/callback?next=/'],
  ['another host', 'https://app.example.com.evil.example/callback'],
])('a redirect to %s is refused without following it', async (_title, redirect) => {
  const answer = await browser.authorize(doctor, asked, { redirect_uri: redirect });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers.location).toBeUndefined();
});

test.each([
  ['none', undefined],
  ['a blank one', ''],
  ['a wrong one', newVerifier()],
])('a code is not exchanged with %s as the verifier', async (_title, verifier) => {
  const code = await newCode();
  const fields = { grant_type: 'authorization_code', code, redirect_uri: REDIRECT, client_id: asked.clientId };
  const answer = await token({ ...fields, ...(verifier === undefined ? {} : { code_verifier: verifier }) });
  expect(answer.statusCode).toBe(400);
});

test('a code is exchanged once; its second use ends the first token', async () => {
  const code = await newCode();
  const { access_token: first } = (await exchange(code)).json<TokenAnswer>();
  expect(await accessOf(first)).not.toBeNull();
  expect((await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await accessOf(first)).toBeNull();
});

test('of two exchanges of a code at the same time, at most one succeeds', async () => {
  const code = await newCode();
  const answers = await Promise.all([exchange(code), exchange(code)]);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
});

test('a refresh token rotates; reuse of the old one ends the access', async () => {
  const first = await newToken();
  const second = (await refresh(first.refresh_token)).json<TokenAnswer>();
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect(second.patient).toBe(patientId);
  expect(await accessOf(second.access_token)).not.toBeNull();
  expect((await refresh(first.refresh_token)).json()).toMatchObject({ error: 'invalid_grant' });
  expect(await accessOf(second.access_token)).toBeNull();
  expect((await refresh(second.refresh_token)).statusCode).toBe(400);
});

test('consent, each token and the end of the access are in the audit log', async () => {
  const { refresh_token: token } = await newToken();
  await revoke(token);
  const rows = await app()
    .database.kysely.selectFrom('audit.inbox')
    .select(['action', 'object_type', 'patient_id', 'changes'])
    .where('clinic_id', '=', clinic.clinicId)
    .where('object_type', 'in', ['app_grant', 'app_token'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  expect(rows.map(({ action, object_type: type }) => `${action} ${type}`).toSorted()).toEqual([
    'create app_grant',
    'delete app_grant',
    'sign_in app_token',
  ]);
  expect(rows.every(({ patient_id: id }) => id === patientId)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('scopes that the registration does not allow are not granted', async () => {
  asked = { ...asked, scope: `${asked.scope} patient/*.rs patient/Observation.cruds system/*.rs unknown` };
  const { scope } = await newToken([...SCOPES, 'patient/*.rs', 'patient/Observation.cruds', 'system/*.rs', 'unknown']);
  expect(scope.split(' ').toSorted()).toEqual(SCOPES.toSorted());
  const alone = await browser.authorize(doctor, { ...asked, scope: 'patient/Condition.rs' });
  expect(String(alone.headers.location)).toContain('error=invalid_scope');
});

test('revoking a token ends the access immediately', async () => {
  const { access_token: access, refresh_token: token } = await newToken();
  expect((await revoke(token)).statusCode).toBe(200);
  expect(await accessOf(access)).toBeNull();
  expect((await refresh(token)).statusCode).toBe(400);
});

test('an expired token, a switched-off app, and a deactivated member have no access', async () => {
  const { access_token: access, refresh_token: again } = await newToken();
  const later = new Date(Date.now() + 16 * 60_000);
  const request = { headers: { authorization: `Bearer ${access}` }, ip: '127.0.0.1' };
  expect(await authorizeApp(app(), request, later)).toBeNull();
  const { kysely } = app().database;
  const setActive = (isActive: boolean) =>
    kysely
      .updateTable('practice.member')
      .set({ is_active: isActive })
      .where('clinic_id', '=', clinic.clinicId)
      .where('user_id', '=', doctor.actor.userId)
      .execute();
  expect((await about('introspect', access)).json()).toMatchObject({ active: true, patient: patientId });
  expect((await about('introspect', again)).json()).toMatchObject({ active: true });
  await setActive(false);
  expect(await accessOf(access)).toBeNull();
  expect((await about('introspect', access)).json()).toEqual({ active: false });
  expect((await about('introspect', again)).json()).toEqual({ active: false });
  expect((await refresh(again)).statusCode).toBe(400);
  await setActive(true);
  expect(await accessOf(access)).not.toBeNull();
  const id = asked.clientId.split('.')[1]!;
  must(await switchApp(admin, { id, version: 1 }, false));
  expect(await accessOf(access)).toBeNull();
  expect((await browser.authorize(doctor, asked)).statusCode).toBe(400);
});

test('a deleted patient ends the access in its context', async () => {
  const { access_token: access } = await newToken();
  const { kysely } = app().database;
  const setDeleted = (time: Date | null) =>
    kysely
      .updateTable('patients.patient')
      .set({ deleted_time: time })
      .where('clinic_id', '=', clinic.clinicId)
      .where('id', '=', patientId)
      .execute();
  await setDeleted(app().clock());
  expect(await accessOf(access)).toBeNull();
  await setDeleted(null);
  expect(await accessOf(access)).not.toBeNull();
});

test('consent in another browser leads nowhere', async () => {
  const started = await browser.authorize(doctor, asked);
  const stranger = new AppBrowser(server);
  const request = requestOf(started);
  const answer = await stranger.send('POST', `/fhir/oauth/interaction/${request}/finish`, { ticket: 'any' });
  expect(answer.statusCode).toBe(404);
  expect((await stranger.send('GET', `/fhir/oauth/interaction/${request}/details`)).statusCode).toBe(404);
  expect((await browser.send('GET', `/fhir/oauth/interaction/${request}/details`)).json()).toMatchObject({
    app_name: 'Growth chart',
  });
});

test('a launch from the patient page is valid once, for its app and its member', async () => {
  const appId = asked.clientId.split('.')[1]!;
  const { url } = must(await launchApp(doctor, { appId, patientId, encounterId: null }));
  const launch = new URL(url).searchParams.get('launch')!;
  expect(new URL(url).searchParams.get('iss')).toMatch(/\/fhir\/R4$/);
  const started = await browser.authorize(doctor, asked, { launch });
  const nurse = await clinic.as('Nurse');
  await expect(browser.allow(nurse, started, SCOPES, patientId)).rejects.toThrow('APP_REQUEST_ENDED');
  const back = await browser.allow(doctor, started, SCOPES, null);
  expect((await exchange(back.searchParams.get('code')!)).json()).toMatchObject({ patient: patientId });
  const second = await browser.authorize(doctor, asked, { launch });
  expect(String(second.headers.location)).toContain('error=invalid_request');
});

test('another clinic’s member can neither allow nor see a request', async () => {
  const other = await makeTestClinic(app(), [...apps.accessRules, ...patients.accessRules]);
  const started = await browser.authorize(doctor, asked);
  await expect(browser.allow(await other.as('Doctor'), started, SCOPES, patientId)).rejects.toThrow(
    'APP_REQUEST_ENDED',
  );
});
