import type { Bundle, Communication, OperationOutcome } from 'fhir/r4';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, accessOfSystem, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;
let nurse: RequestContext;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  nurse = await clinic.as('Nurse');
});
beforeEach(() => {
  asMember(clinic.doctor);
});

function asMember(ctx: RequestContext): void {
  api.access = accessOf(ctx, 'user/*.cruds');
}
function asPatient(patientId = clinic.adaId): void {
  api.access = accessOfPatient(clinic.clinicId, patientId, 'patient/*.cruds');
}

const message = (extra: object = {}) => ({
  resourceType: 'Communication',
  status: 'completed',
  category: [{ text: 'Office Message' }],
  subject: { reference: `Patient/${clinic.adaId}` },
  topic: { text: 'Your results' },
  payload: [{ contentString: 'All values are normal.\nSee you in May.' }],
  ...extra,
});
const toAda = (extra: object = {}) => message({ recipient: [{ reference: `Patient/${clinic.adaId}` }], ...extra });
const create = (body: object) => api.send('POST', 'Communication', body);
const elementOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!.expression?.[0];
const idsOf = async (path = 'Communication'): Promise<string[]> =>
  ((await api.get(path)).json<Bundle>().entry ?? []).map(({ resource }) => resource!.id!);

test('a member writes to a patient, who reads it and replies', async () => {
  const answer = await create(toAda());
  expect(answer.statusCode).toBe(201);
  const sent = answer.json<Communication>();
  expect(validateFhir(sent)).toEqual([]);
  expect(sent).toMatchObject({
    sender: { reference: `Practitioner/${clinic.doctor.actor.userId}` },
    recipient: [{ reference: `Patient/${clinic.adaId}` }],
    topic: { text: 'Your results' },
    payload: [{ contentString: 'All values are normal.\nSee you in May.' }],
  });
  asPatient();
  expect((await api.get(`Communication/${sent.id}`)).json()).toEqual(sent);
  app().setClock(new Date(app().clock().getTime() + 1000));
  const replied = await create(message({ inResponseTo: [{ reference: `Communication/${sent.id}` }] }));
  expect(replied.statusCode).toBe(201);
  const reply = replied.json<Communication>();
  expect(validateFhir(reply)).toEqual([]);
  expect(reply).toMatchObject({
    sender: { reference: `Patient/${clinic.adaId}` },
    inResponseTo: [{ reference: `Communication/${sent.id}` }],
    recipient: [{ reference: `Practitioner/${clinic.doctor.actor.userId}` }],
  });
  asMember(clinic.doctor);
  expect((await idsOf(`Communication?patient=${clinic.adaId}&in-response-to=${sent.id}`)).toSorted()).toEqual([
    reply.id,
  ]);
});

test('only those who wrote or received a message read it', async () => {
  const { id } = (await create(toAda())).json<Communication>();
  for (const reader of [
    () => asMember(nurse),
    () => asPatient(clinic.benId),
    () => (api.access = accessOfSystem(clinic.clinicId, 'system/*.rs')),
    () => (api.access = accessOf(clinic.doctor, 'patient/*.rs', clinic.benId)),
  ]) {
    reader();
    expect((await api.get(`Communication/${id}`)).statusCode).toBe(404);
    expect(await idsOf()).not.toContain(id);
    expect((await create(message({ inResponseTo: [{ reference: `Communication/${id}` }] }))).statusCode).not.toBe(201);
  }
});

test('a patient writes to the clinic as a whole', async () => {
  asPatient();
  const answer = await create(message({ category: [{ text: 'Refill' }] }));
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<Communication>();
  asMember(nurse);
  expect(await idsOf()).toContain(id);
});

test.each([
  ['no recipient', () => message(), 422, 'recipient'],
  ['a strange recipient', () => message({ recipient: [{ reference: 'Group/1' }] }), 422, 'recipient[0]'],
  ['no topic', () => toAda({ topic: undefined }), 422, 'topic'],
  ['an empty text', () => toAda({ payload: [{ contentString: ' ' }] }), 422, 'payload[0].contentString'],
  ['two texts', () => toAda({ payload: [{ contentString: 'a' }, { contentString: 'b' }] }), 422, 'payload'],
  ['a file', () => toAda({ payload: [{ contentAttachment: { url: 'x' } }] }), 422, 'payload[0].contentAttachment'],
  ['another category', () => toAda({ category: [{ text: 'Alert' }] }), 422, 'category[0].text'],
  ['another sender', () => toAda({ sender: { reference: `Practitioner/${newId()}` } }), 422, 'sender'],
  ['a message of last year', () => toAda({ sent: '2025-01-01T00:00:00Z' }), 422, 'sent'],
  ['a priority', () => toAda({ priority: 'stat' }), 422, 'priority'],
  ['a draft', () => toAda({ status: 'preparation' }), 422, 'status'],
])('refuses %s', async (_what, body, status, element) => {
  const answer = await create(body());
  expect([answer.statusCode, elementOf(answer)]).toEqual([status, element]);
});

test('patients write only for themselves, and nobody without the right', async () => {
  asPatient(clinic.benId);
  expect((await create(message())).statusCode).toBe(403);
  asPatient();
  const stranger = message({ recipient: [{ reference: `Practitioner/${newId()}` }] });
  expect((await create(stranger)).statusCode).toBe(422);
  expect((await create(toAda())).statusCode).toBe(422);
  asMember(await clinic.as('Read-only'));
  expect((await create(toAda())).statusCode).toBe(403);
  asMember(clinic.doctor);
  const other = toAda({ recipient: [{ reference: `Patient/${clinic.benId}` }] });
  expect(elementOf(await create(other))).toBe('recipient');
  const sent = (await create(toAda())).json<Communication>();
  const put = await api.send('PUT', `Communication/${sent.id}`, sent, { 'if-match': '"1"' });
  expect([put.statusCode, put.headers['allow']]).toEqual([405, 'GET, HEAD, OPTIONS']);
});
