import type { Bundle, OperationOutcome } from 'fhir/r4';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { FhirAccess } from '#apps/server';
import { useTestApp } from '#platform/testing/test-app.ts';

import { newId } from '#platform/id.ts';
import { buildFhirClinic, type FhirClinic } from './testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, accessOfSystem, useFhirServer } from './testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;
let other: FhirClinic;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  other = await buildFhirClinic(app());
});
beforeEach(() => {
  api.access = null;
});

async function as(
  access: FhirAccess,
  path: string,
): Promise<{ status: number; ids: (string | undefined)[]; total?: number | undefined }> {
  api.access = access;
  const answer = await api.get(path);
  const { entry = [], total } = answer.json<Bundle>();
  return { status: answer.statusCode, ids: entry.map(({ resource }) => resource!.id), total };
}

test('without a valid token nothing but what the server can do is told', async () => {
  for (const path of [
    `Patient/${clinic.adaId}`,
    'Patient',
    `Patient/${clinic.adaId}/$everything`,
    'DocumentReference/$docref',
  ]) {
    const answer = await api.get(path);
    expect([path, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      path,
      401,
      'Bearer error="invalid_token"',
    ]);
    expect(answer.json<OperationOutcome>().issue[0]!.code).toBe('login');
  }
  expect((await api.get('metadata')).statusCode).toBe(200);
});

test('a type without a scope is refused, and the refusal is in the log', async () => {
  api.access = accessOf(clinic.doctor, 'user/Patient.rs user/Observation.r');
  for (const path of ['Encounter', `Encounter/${clinic.noteId}`, `Observation?patient=${clinic.adaId}`]) {
    const answer = await api.get(path);
    expect([path, answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      path,
      403,
      'Bearer error="insufficient_scope"',
    ]);
  }
  expect(await logged(clinic.clinicId)).toContainEqual(
    expect.objectContaining({ action: 'refused', outcome: 'refused', user_id: clinic.doctor.actor.userId }),
  );
});

test('a member reads what their role may see, and no more', async () => {
  const desk = await clinic.as('Front desk');
  expect(desk.actor.rules.has('chart.view')).toBe(false);
  const access = accessOf(desk, 'user/*.rs');
  // The encounter of a note needs the right to see charts; that of an appointment the right to see the calendar.
  expect(await as(access, `Encounter?patient=${clinic.adaId}`)).toMatchObject({ ids: [clinic.eventIds[0]], total: 1 });
  expect((await as(access, `Encounter/${clinic.noteId}`)).status).toBe(404);
  expect((await as(access, `Encounter?patient=${clinic.adaId}&_summary=count`)).total).toBe(1);
  expect((await as(access, `Provenance/Encounter-${clinic.noteId}`)).status).toBe(404);
  expect((await as(access, `Provenance?target=Encounter/${clinic.noteId}`)).total).toBe(0);
  const idle = accessOf(await clinic.as('Inactive'), 'user/*.rs');
  expect((await as(idle, 'Patient')).status).toBe(403);
  expect((await as(idle, `Patient/${clinic.adaId}/$everything`)).status).toBe(403);
});

test('a right that is granted for less than the clinic is not enough', async () => {
  const { actor } = clinic.doctor;
  const limited = { ...clinic.doctor, actor: { ...actor, scopes: new Map([['patients.view', 'self' as const]]) } };
  expect((await as(accessOf(limited, 'user/*.rs'), 'Patient')).status).toBe(403);
});

test('the patient in context limits everything but the clinic’s own records', async () => {
  for (const access of [
    accessOf(clinic.doctor, 'patient/*.rs', clinic.benId),
    accessOfPatient(clinic.clinicId, clinic.benId, 'patient/*.rs'),
    // A patient’s app never reads more, whatever it was granted.
    accessOfPatient(clinic.clinicId, clinic.benId, 'user/*.rs'),
  ]) {
    expect(await as(access, 'Patient')).toMatchObject({ ids: [clinic.benId], total: 1 });
    expect((await as(access, `Patient/${clinic.adaId}`)).status).toBe(404);
    expect(await as(access, `Observation?patient=${clinic.adaId}`)).toMatchObject({ ids: [], total: 0 });
    expect(await as(access, `Observation?subject=Patient/${clinic.adaId}&_summary=count`)).toMatchObject({ total: 0 });
    expect(await as(access, `Appointment?_id=${clinic.eventIds[1]}`)).toMatchObject({ ids: [], total: 0 });
    expect((await as(access, `Patient/${clinic.adaId}/$everything`)).status).toBe(404);
    expect((await as(access, `Organization/${clinic.clinicId}`)).status).toBe(200);
  }
  const none = accessOf(clinic.doctor, 'patient/*.rs', null);
  expect((await as(none, `Patient/${clinic.benId}`)).status).toBe(403);
});

test('a granular scope grants only what its filter matches', async () => {
  const category = 'http://terminology.hl7.org/CodeSystem/observation-category';
  const read = (code: string) => accessOf(clinic.doctor, `user/Observation.rs?category=${category}|${code}`);
  const path = `Observation?patient=${clinic.adaId}`;
  const vital = await as(read('vital-signs'), path);
  expect(vital.total).toBe(5);
  expect(await as(read('laboratory'), path)).toMatchObject({ status: 200, total: 0, ids: [] });
  expect((await as(read('laboratory'), `Observation/${vital.ids[0]}`)).status).toBe(404);
  expect((await as(read('vital-signs'), `Observation/${vital.ids[0]}`)).status).toBe(200);
  // A filter that means nothing grants nothing.
  expect(await as(accessOf(clinic.doctor, 'user/Observation.rs?color=red'), path)).toMatchObject({ total: 0 });
});

test('included resources and provenance need scopes of their own', async () => {
  const path = `Encounter?_id=${clinic.noteId}&_include=Encounter:patient&_revinclude=Provenance:target`;
  expect(await as(accessOf(clinic.doctor, 'user/Encounter.rs'), path)).toMatchObject({ ids: [clinic.noteId] });
  expect((await as(accessOf(clinic.doctor, 'user/Encounter.rs user/Patient.r'), path)).ids).toHaveLength(2);
});

test('scopes of a kind that the caller is not grant nothing', async () => {
  expect((await as(accessOfSystem(clinic.clinicId, 'system/*.rs'), 'Patient')).total).toBe(2);
  expect((await as(accessOfSystem(clinic.clinicId, 'user/*.rs patient/*.rs'), 'Patient')).status).toBe(403);
  expect((await as(accessOf(clinic.doctor, 'system/*.rs'), 'Patient')).status).toBe(403);
});

test('another clinic’s ids do not exist', async () => {
  const access = accessOf(clinic.doctor, 'user/*.rs');
  for (const path of [
    `Patient/${other.adaId}`,
    `Patient/${other.adaId}/$everything`,
    `Encounter/${other.noteId}`,
    `Encounter/${other.eventIds[0]}`,
    `Appointment/${other.eventIds[1]}`,
    `RelatedPerson/${other.adaId}-contact`,
    `Organization/${other.clinicId}`,
    `Location/${other.practiceId}`,
    `Practitioner/${other.doctor.actor.userId}`,
    `PractitionerRole/${other.doctor.actor.userId}-role`,
    `Provenance/Patient-${other.adaId}`,
  ])
    expect([path, (await as(access, path)).status]).toEqual([path, 404]);
  for (const type of ['Observation', 'Encounter', 'Appointment', 'RelatedPerson', 'AllergyIntolerance', 'Condition'])
    expect([type, await as(access, `${type}?patient=${other.adaId}`)]).toMatchObject([type, { ids: [], total: 0 }]);
  expect((await as(access, 'Patient')).ids.toSorted()).toEqual([clinic.adaId, clinic.benId].toSorted());
});

test('the log has each call under the app and the person', async () => {
  await as(accessOf(clinic.doctor, 'user/*.rs'), `Patient/${clinic.adaId}`);
  await as(accessOfPatient(clinic.clinicId, clinic.benId, 'patient/*.rs'), 'Patient');
  await as(accessOfSystem(clinic.clinicId, 'system/*.rs'), `Appointment?patient=${clinic.adaId}&date=ge2026-01-01`);
  const entries = await logged(clinic.clinicId);
  expect(entries.slice(-3)).toMatchObject([
    {
      action: 'read',
      user_id: clinic.doctor.actor.userId,
      object_id: clinic.adaId,
      patient_id: clinic.adaId,
      reason: 'app Growth Chart: Patient',
    },
    { action: 'search', user_id: null, user_name: 'Ada Moss', patient_id: clinic.benId },
    {
      action: 'search',
      user_name: 'Growth Chart',
      patient_id: clinic.adaId,
      reason: 'app Growth Chart: Appointment search',
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('ge2026-01-01');
});

test('an id that was made up is refused in every place that takes one', async () => {
  const access = accessOf(clinic.doctor, 'user/*.rs');
  for (const path of [
    `Observation?patient=${newId()}`,
    'Observation?patient=x',
    `Observation?patient=${encodeURIComponent("'; drop table x")}`,
    'Encounter?_id=x',
    `Encounter?patient=${clinic.adaId}&_id=x`,
    'Patient?_id=x',
    'Patient?identifier=|',
    'Patient?name=%25',
  ])
    expect([path, await as(access, path)]).toMatchObject([path, { status: 200, ids: [] }]);
  expect((await as(access, 'Patient?name=a%00')).status).toBe(400);
});

async function logged(clinicId: string) {
  const { rows } = await app().database.pool.query<{ action: string; reason: string }>(
    `select action, outcome, user_id, user_name, object_id, patient_id, reason from audit.inbox
      where clinic_id = $1 and object_type = 'fhir_record' order by time, id`,
    [clinicId],
  );
  return rows;
}
