import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { APP_CALLS, countAppCall } from './limit-app.ts';
import { buildFhirClinic, type FhirClinic } from './testing/fhir-clinic.ts';
import { accessOf, useFhirServer } from './testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});

test('an app that makes too many calls is told when to continue; other apps are not affected', async () => {
  const access = accessOf(clinic.doctor, 'user/*.rs');
  for (let call = 0; call < APP_CALLS; call += 1) expect(await countAppCall(access)).toBeNull();
  api.access = access;
  const refused = await api.get(`Patient/${clinic.adaId}`);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'throttled' }] });
  api.access = accessOf(clinic.doctor, 'user/*.rs');
  expect((await api.get(`Patient/${clinic.adaId}`)).statusCode).toBe(200);
});
