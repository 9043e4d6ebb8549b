import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
});

const PULSE = { resourceType: 'Observation', status: 'final' };
const create = (body: object, headers: Record<string, string> = {}) => api.send('POST', 'Observation', body, headers);

test('what can’t be written is refused with the methods that work', async () => {
  for (const [method, path, allow] of [
    ['POST', 'Condition', 'GET, HEAD, OPTIONS'],
    ['PUT', `Condition/${newId()}`, 'GET, HEAD, OPTIONS'],
    ['PATCH', `Patient/${clinic.adaId}`, 'GET, HEAD, OPTIONS, PUT'],
    ['DELETE', `Observation/${newId()}`, 'GET, HEAD, OPTIONS, PUT'],
    ['PUT', 'Observation', 'GET, HEAD, OPTIONS, POST'],
  ] as const) {
    const answer = await api.send(method, path, { resourceType: path.split('/')[0] });
    expect([path, answer.statusCode, answer.headers['allow']]).toEqual([path, 405, allow]);
  }
  expect((await api.send('POST', 'Nothing', { resourceType: 'Nothing' })).statusCode).toBe(404);
  expect((await create({}, { 'content-type': 'application/json' })).statusCode).toBe(400);
  expect((await api.send('POST', 'Observation', 'a=b')).statusCode).toBe(415);
  expect((await create(PULSE, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  let deep: object = {};
  for (let depth = 0; depth < 80; depth += 1) deep = { deep };
  expect((await create({ ...PULSE, extension: [deep] })).statusCode).toBe(400);
  expect((await create({ ...PULSE, note: [{ text: 'a\0' }] })).statusCode).toBe(400);
});
