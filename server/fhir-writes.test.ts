import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPatient } from '#patients/testing';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';

// A large resource is read only from an app with a valid token.
const app = useTestApp();
let server: FastifyInstance;
let token: string;
let patientId: string;

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const clinic = await makeTestClinic(
    app(),
    modules.flatMap(({ accessRules }) => accessRules),
  );
  const { actor } = await clinic.as('Doctor');
  patientId = await buildPatient(app(), clinic.clinicId);
  token = await giveToken(clinic.clinicId, actor.userId, 'user/*.cruds');
});
afterAll(() => server.close());

/** Registers an app and gives it an access token of a member. */
async function giveToken(clinicId: string, userId: string, scopes: string): Promise<string> {
  const [appId, grantId] = [newId(), newId()];
  const id = randomBytes(32).toString('base64url');
  const now = app().clock();
  const { kysely } = app().database;
  await kysely
    .insertInto('apps.app')
    .values({
      clinic_id: clinicId,
      id: appId,
      name: 'Scanner',
      kind: 'public',
      redirect_uris: ['https://scanner.example/back'],
      scopes,
      is_active: true,
      created_time: now,
    })
    .execute();
  await kysely
    .insertInto('apps.app_grant')
    .values({
      clinic_id: clinicId,
      id: grantId,
      app_id: appId,
      user_id: userId,
      granted_by: 'A doctor',
      scopes,
      created_time: now,
    })
    .execute();
  await kysely
    .insertInto('apps.token')
    .values({
      clinic_id: clinicId,
      id: newId(),
      kind: 'AccessToken',
      id_hash: createHash('sha256').update(`apps\n${id}`).digest(),
      app_id: appId,
      grant_id: grantId,
      payload: JSON.stringify({ scope: scopes }),
      created_time: now,
      expires_time: new Date(now.getTime() + 900_000),
    })
    .execute();
  return id;
}

function send(bearer: string | null, bytes: Buffer) {
  return server.inject({
    method: 'POST',
    url: '/fhir/R4/DocumentReference',
    headers: {
      'content-type': 'application/fhir+json',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    payload: JSON.stringify({
      resourceType: 'DocumentReference',
      status: 'current',
      type: { text: 'Other' },
      subject: { reference: `Patient/${patientId}` },
      description: 'Notes',
      content: [{ attachment: { contentType: 'text/plain', data: bytes.toString('base64') } }],
    }),
  });
}

test('an app with a valid token sends a large document; others are stopped before it is read', async () => {
  const small = Buffer.from('Hello');
  const large = Buffer.alloc(3 * 1024 * 1024, 'a');
  expect((await send(token, small)).statusCode).toBe(201);
  expect((await send(token, large)).statusCode).toBe(201);
  expect((await send(null, small)).statusCode).toBe(401);
  expect((await send(null, large)).statusCode).toBe(413);
  expect((await send(randomBytes(32).toString('base64url'), large)).statusCode).toBe(413);
});
