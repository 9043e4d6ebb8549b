import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { authorizeApp } from '../access/authorize-app.ts';
import { apps } from '../index.ts';
import { rotateSecret, saveApp } from '../registry/save-app.ts';
import { writeKey } from '../../rules/index.ts';

// How apps prove their identity: signed assertions of backend services, and secrets.
const app = useTestApp(new Date());
const TYPE = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const BACKEND = {
  name: 'Registry',
  kind: 'backend',
  redirect_uris: '',
  launch_url: null,
  scopes: 'system/Patient.rs system/Observation.rs',
  jwks_url: null,
};
let server: FastifyInstance;
let clinic: TestClinic;
let clientId: string;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  server = Fastify();
  apps.routes!({ server, app: app(), admit: async () => null });
  clinic = await makeTestClinic(app(), apps.accessRules);
  keys = await generateKeyPair('ES384', { extractable: true });
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'ES384' }] });
  const saved = must(await saveApp(await clinic.as('Admin'), { ...BACKEND, jwks }, null));
  expect(saved.secret).toBeNull();
  clientId = writeKey({ clinicId: clinic.clinicId, id: saved.app.id });
});
afterAll(() => server.close());

interface Claims {
  alg?: string;
  key?: CryptoKey | Uint8Array;
  seconds?: number;
  jti?: string | null;
  audience?: string;
  subject?: string;
}

function assertion({
  alg = 'ES384',
  key = keys.privateKey,
  seconds = 240,
  jti = newId(),
  audience,
  subject,
}: Claims = {}) {
  const now = Math.floor(Date.now() / 1000);
  const token = new SignJWT(jti === null ? {} : { jti })
    .setProtectedHeader({ alg, kid: 'one' })
    .setIssuer(clientId)
    .setSubject(subject ?? clientId)
    .setAudience(audience ?? `${app().config.publicUrl.replace(/\/$/, '')}/fhir/oauth/token`)
    .setExpirationTime(now + seconds);
  return token.sign(key);
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: `/fhir/oauth/${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const tokenWith = (signed: string, changed: Record<string, string> = {}) =>
  post('token', {
    grant_type: 'client_credentials',
    scope: 'system/Patient.rs',
    client_assertion_type: TYPE,
    client_assertion: signed,
    ...changed,
  });

test('a backend service gets a token for its own scopes only', async () => {
  const answer = await tokenWith(await assertion(), { scope: 'system/Patient.rs system/*.rs patient/Patient.rs' });
  expect(answer.statusCode).toBe(200);
  const { access_token: access, scope, expires_in: seconds } = answer.json();
  expect([scope, seconds]).toEqual(['system/Patient.rs', 300]);
  const headers = { authorization: `Bearer ${access}` };
  expect(await authorizeApp(app(), { headers, ip: '127.0.0.1' }, app().clock())).toMatchObject({
    who: { kind: 'system' },
    patientId: null,
    scopes: [{ context: 'system', type: 'Patient' }],
  });
  const introspected = await post('introspect', {
    token: access,
    client_assertion_type: TYPE,
    client_assertion: await assertion(),
  });
  expect(introspected.json()).toMatchObject({ active: true, scope: 'system/Patient.rs', client_id: clientId });
});

test.each<[string, Claims]>([
  ['that expires too late', { seconds: 600 }],
  ['that has expired', { seconds: -60 }],
  ['without a jti', { jti: null }],
  ['for another server', { audience: 'https://other.example.com/token' }],
  ['of another subject', { subject: 'someone else' }],
  ['with a shared secret', { alg: 'HS256', key: new TextEncoder().encode('a'.repeat(64)) }],
])('an assertion %s is refused', async (_title, claims) => {
  const answer = await tokenWith(await assertion(claims));
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({ error: 'invalid_client' });
});

test('an assertion signed with another key or algorithm is refused', async () => {
  const other = await generateKeyPair('ES384');
  expect((await tokenWith(await assertion({ key: other.privateKey }))).statusCode).toBe(401);
  const wrong = await generateKeyPair('ES256');
  expect((await tokenWith(await assertion({ alg: 'ES256', key: wrong.privateKey }))).statusCode).toBe(401);
});

test('an assertion works once, also at the same time', async () => {
  const signed = await assertion();
  const answers = await Promise.all([tokenWith(signed), tokenWith(signed), tokenWith(signed)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
  expect((await tokenWith(signed)).statusCode).toBe(401);
});

test('a refused request for a token is in the audit log of the app’s clinic', async () => {
  const written = async () =>
    (
      await app().database.pool.query(
        `select reason from audit.inbox where clinic_id = $1 and object_type = 'app_token' and outcome = 'refused' order by time, id`,
        [clinic.clinicId],
      )
    ).rows as { reason: string }[];
  const before = (await written()).length;
  await tokenWith(await assertion({ seconds: -60 }));
  await tokenWith(await assertion(), { scope: 'system/Condition.rs' });
  expect((await written()).slice(before).map(({ reason }) => reason)).toEqual(['invalid_client', 'invalid_scope']);
});

test('wrong grant and assertion types, missing scopes, and a code flow are refused', async () => {
  const sent = async (changed: Record<string, string>) => (await tokenWith(await assertion(), changed)).statusCode;
  expect(
    await sent({ client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:saml2-bearer' }),
  ).toBeGreaterThanOrEqual(400);
  expect(await sent({ grant_type: 'password' })).toBe(400);
  expect(await sent({ grant_type: 'authorization_code', code: 'x', redirect_uri: 'https://a.example.com' })).toBe(400);
  expect(await sent({ scope: 'system/Condition.rs' })).toBe(400);
  expect(
    (await post('token', { grant_type: 'client_credentials', client_id: clientId, scope: 'system/Patient.rs' }))
      .statusCode,
  ).toBe(401);
});

test('a secret is stored as a hash, and a rotated one stops working', async () => {
  const admin = await clinic.as('Admin');
  const form = {
    ...BACKEND,
    kind: 'confidential',
    jwks: null,
    redirect_uris: 'https://app.example.com/cb',
    scopes: 'openid patient/*.rs',
  };
  const saved = must(await saveApp(admin, form, null));
  expect(JSON.stringify(saved.app)).not.toContain(saved.secret);
  const id = writeKey({ clinicId: clinic.clinicId, id: saved.app.id });
  // An unknown code with a valid secret is an invalid grant; with an invalid one, an invalid client.
  const attempt = async (secret: string) => {
    const basic = `Basic ${Buffer.from(`${encodeURIComponent(id)}:${secret}`).toString('base64')}`;
    const fields = { grant_type: 'refresh_token', refresh_token: 'unknown' };
    return (await post('token', fields, { authorization: basic })).json().error as string;
  };
  expect(await attempt(saved.secret!)).toBe('invalid_grant');
  expect(await attempt(saved.app.secret_hash!.toString('hex'))).toBe('invalid_client');
  const rotated = must(await rotateSecret(admin, { id: saved.app.id, version: saved.app.version }));
  expect(await attempt(saved.secret!)).toBe('invalid_client');
  expect(await attempt(rotated.secret!)).toBe('invalid_grant');
});

test('the published configuration names the endpoints below the public address, whatever host is called', async () => {
  const headers = { host: 'evil.example.com' };
  const [smart, openid] = await Promise.all([
    server.inject({ url: '/fhir/R4/.well-known/smart-configuration', headers }),
    server.inject({ url: '/fhir/oauth/.well-known/openid-configuration', headers }),
  ]);
  const { authorization_endpoint: authorize, token_endpoint: token, jwks_uri: jwks } = smart.json();
  expect(openid.json()).toMatchObject({ authorization_endpoint: authorize, token_endpoint: token, jwks_uri: jwks });
  expect(smart.json().capabilities).toContain('launch-ehr');
  expect(openid.body + smart.body).not.toContain('evil');
  const published = await server.inject({ url: '/fhir/oauth/jwks' });
  expect(published.json().keys[0]).toMatchObject({ kty: 'RSA', use: 'sig' });
  expect(published.json().keys[0].d).toBeUndefined();
});
