import type { Appointment, OperationOutcome, Patient } from 'fhir/r4';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;
let day = 1;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
});
beforeEach(() => {
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  day += 1;
});

const at = (time: string) => `2027-01-${String(day).padStart(2, '0')}T${time}-05:00`;
const visit = (extra: object = {}) => ({
  resourceType: 'Appointment',
  status: 'booked',
  serviceType: [{ text: 'Visit' }],
  description: 'Annual checkup',
  start: at('09:00:00'),
  end: at('09:30:00'),
  minutesDuration: 30,
  comment: 'Fasting',
  participant: [
    { actor: { reference: `Patient/${clinic.benId}` }, status: 'needs-action' },
    { actor: { reference: `Practitioner/${clinic.doctor.actor.userId}` }, status: 'accepted' },
  ],
  ...extra,
});
const create = (body: object) => api.send('POST', 'Appointment', body);
const put = (one: Appointment) =>
  api.send('PUT', `Appointment/${one.id}`, one, { 'if-match': `W/"${one.meta!.versionId}"` });
const issueOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!;

test('an appointment is booked, moved and canceled', async () => {
  const answer = await create(visit());
  expect(answer.statusCode).toBe(201);
  const booked = answer.json<Appointment>();
  expect(validateFhir(booked)).toEqual([]);
  expect(booked).toMatchObject({
    status: 'booked',
    description: 'Annual checkup',
    comment: 'Fasting',
    start: `2027-01-0${day}T14:00:00.000Z`,
    minutesDuration: 30,
  });
  expect((await put(booked)).json<Appointment>()).toEqual(booked);
  const { minutesDuration: _minutes, comment: _comment, ...rest } = booked;
  const moved = await put({ ...rest, start: at('10:00:00'), end: at('10:45:00') });
  expect(moved.statusCode).toBe(200);
  expect(moved.headers['etag']).toBe('W/"2"');
  expect(moved.json<Appointment>()).toMatchObject({ minutesDuration: 45, start: `2027-01-0${day}T15:00:00.000Z` });
  expect(moved.json<Appointment>().comment).toBeUndefined();
  expect((await put({ ...booked, description: 'Later' })).statusCode).toBe(412);
  const canceled = await put({ ...moved.json<Appointment>(), status: 'cancelled' });
  expect([canceled.statusCode, canceled.json<Appointment>().status]).toEqual([200, 'cancelled']);
});

test('a time that is taken is a conflict that says nothing about other patients, but when it is free', async () => {
  expect((await create(visit())).statusCode).toBe(201);
  const answer = await create(visit());
  expect([answer.statusCode, issueOf(answer).code]).toEqual([409, 'conflict']);
  expect(issueOf(answer).diagnostics).toMatch(/^This time is already taken\. Free times: 2027-/);
  expect(answer.body).not.toContain('Ruiz');
  const other = (await create(visit({ start: at('11:00:00'), end: at('11:30:00') }))).json<Appointment>();
  expect((await put({ ...other, start: at('09:15:00'), end: at('09:45:00') })).statusCode).toBe(409);
});

test.each([
  ['an unknown event type', () => ({ serviceType: [{ text: 'Surgery' }] }), 422, 'serviceType[0].text'],
  [
    'a code as its type',
    () => ({ serviceType: [{ coding: [{ code: '1' }], text: 'Visit' }] }),
    422,
    'serviceType[0].coding',
  ],
  ['another duration', () => ({ minutesDuration: 20 }), 422, 'minutesDuration'],
  ['an end before the start', () => ({ end: at('08:00:00') }), 422, 'end'],
  ['more than two weeks', () => ({ end: '2027-03-01T09:00:00-05:00', minutesDuration: undefined }), 422, 'end'],
  ['a fraction of a second', () => ({ start: at('09:00:00.5') }), 422, 'start'],
  ['a status that only the clinic gives', () => ({ status: 'noshow' }), 422, 'status'],
  ['a slot', () => ({ slot: [{ reference: 'Slot/1' }] }), 422, 'slot'],
  ['a reason', () => ({ reasonCode: [{ text: 'Cough' }] }), 422, 'reasonCode'],
  ['no practitioner', () => ({ participant: visit().participant.slice(0, 1) }), 422, 'participant'],
  [
    'an unknown practitioner',
    () => ({
      participant: [visit().participant[0], { actor: { reference: `Practitioner/${newId()}` }, status: 'accepted' }],
    }),
    422,
    'participant',
  ],
  [
    'a room',
    () => ({ participant: [...visit().participant, { actor: { reference: 'Location/1' }, status: 'accepted' }] }),
    422,
    'participant[2].actor',
  ],
  [
    'an answer of the patient',
    () => ({ participant: visit().participant.map((one) => ({ ...one, status: 'accepted' })) }),
    422,
    'participant',
  ],
  ['a start without a time zone', () => ({ start: '2027-01-05T09:00:00' }), 422, 'start'],
])('refuses %s', async (_what, extra, status, element) => {
  const answer = await create(visit(extra()));
  expect([answer.statusCode, issueOf(answer).expression?.[0]]).toEqual([status, element]);
});

test('a deceased patient is not booked, nor one of another clinic', async () => {
  const { actor, ...rest } = visit().participant[0]!;
  const stranger = [{ actor: { ...actor, reference: `Patient/${newId()}` }, ...rest }, visit().participant[1]];
  expect((await create(visit({ participant: stranger }))).statusCode).toBe(422);
  const died = await api.get(`Patient/${clinic.adaId}`);
  await api.send(
    'PUT',
    `Patient/${clinic.adaId}`,
    { ...died.json<Patient>(), deceasedDateTime: '2026-11-22' },
    {
      'if-match': died.headers['etag'] as string,
    },
  );
  const late = [{ actor: { reference: `Patient/${clinic.adaId}` }, ...rest }, visit().participant[1]];
  const answer = await create(visit({ participant: late }));
  expect([answer.statusCode, issueOf(answer).code]).toEqual([422, 'business-rule']);
});

test('rights limited to one’s own calendar count, and patients book by other ways', async () => {
  const scopes = new Map([['scheduling.create', 'self' as const]]);
  const desk = await clinic.as('Front desk');
  api.access = accessOf({ ...desk, actor: { ...desk.actor, scopes } }, 'user/*.cruds');
  expect((await create(visit())).statusCode).toBe(403);
  api.access = accessOf(await clinic.as('Biller'), 'user/*.cruds');
  expect((await create(visit())).statusCode).toBe(403);
  api.access = accessOfPatient(clinic.clinicId, clinic.benId, 'patient/*.cruds');
  expect((await create(visit())).statusCode).toBe(403);
});
