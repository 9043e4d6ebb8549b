import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { mergePatients } from '#patients/server';
import { buildPatient } from '#patients/testing';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, accessOfSystem, useFhirServer } from '../testing/fhir-server.ts';

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

/** Resources that a source takes, so far that its right is asked; most are refused by its rules. */
const sketches = (): { resourceType: string }[] => {
  const patient = { reference: `Patient/${clinic.adaId}` };
  const code = (loinc: string) => ({ coding: [{ system: 'http://loinc.org', code: loinc }] });
  return [
    { resourceType: 'Patient' },
    { resourceType: 'Observation', subject: patient, code: code('8867-4') } as object,
    { resourceType: 'Observation', subject: patient, code: code('85354-9') } as object,
    { resourceType: 'Appointment', participant: [{ actor: patient }] } as object,
    ...['QuestionnaireResponse', 'DocumentReference', 'Communication'].map((resourceType) => ({
      resourceType,
      subject: patient,
    })),
  ] as { resourceType: string }[];
};

test('each role creates what its rights allow, and nobody without a user, scope or token creates anything', async () => {
  const creates = modulesOf(app())
    .flatMap(({ fhirResources = [] }) => fhirResources)
    .flatMap(({ type, create: way }) => (way === undefined ? [] : [{ type, way }]));
  expect(new Set(creates.map(({ type }) => type))).toEqual(new Set(sketches().map(({ resourceType }) => resourceType)));
  for (const role of [
    'Admin',
    'Manager',
    'Doctor',
    'Nurse',
    'Front desk',
    'Biller',
    'Read-only',
    'Inactive',
  ] as const) {
    const ctx = await clinic.as(role);
    for (const sketch of sketches()) {
      const { way } = creates.find((one) => one.type === sketch.resourceType && one.way.takes(sketch as never))!;
      api.access = accessOf(ctx, 'user/*.c');
      const { statusCode } = await api.send('POST', sketch.resourceType, sketch);
      expect([role, sketch.resourceType, statusCode === 403]).toEqual([
        role,
        sketch.resourceType,
        !ctx.actor.rules.has(way.rule),
      ]);
    }
  }
  for (const sketch of sketches()) {
    for (const access of [
      accessOf(clinic.doctor, 'user/*.rus patient/*.c system/*.c'),
      accessOf(clinic.doctor, 'patient/*.c', clinic.benId),
      accessOfPatient(clinic.clinicId, clinic.benId, 'patient/*.c user/*.c'),
      accessOfSystem(clinic.clinicId, 'system/*.cruds'),
    ]) {
      api.access = access;
      expect((await api.send('POST', sketch.resourceType, sketch)).statusCode).toBe(403);
    }
    api.access = null;
    expect((await api.send('POST', sketch.resourceType, sketch)).statusCode).toBe(401);
  }
});

test('a patient who was merged into another gets no records', async () => {
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  const merged = await buildPatient(app(), clinic.clinicId, { first_name: 'Benn', last_name: 'Ruiz', gender: 'Male' });
  const before = (await api.get(`Patient/${merged}`)).headers['etag'] as string;
  const side = (id: string) => ({ id, version: 1 });
  must(await mergePatients(clinic.doctor, side(clinic.benId), side(merged), []));
  const pulse = {
    ...PULSE,
    code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }] },
    subject: { reference: `Patient/${merged}` },
    effectiveDateTime: '2026-11-20T09:30:00-05:00',
    valueQuantity: { value: 70, system: 'http://unitsofmeasure.org', code: '/min' },
  };
  expect((await create(pulse)).statusCode).toBe(422);
  const gone = { resourceType: 'Patient', id: merged };
  expect((await api.send('PUT', `Patient/${merged}`, gone, { 'if-match': before })).statusCode).toBe(404);
});
