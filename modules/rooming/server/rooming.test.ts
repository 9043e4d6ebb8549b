import { beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { newId } from '#platform/id.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { makeTestClinic } from '#practice/testing';
import { addResource, insertEventsInBulk, scheduling } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { clinicVitals, recordVitalsIn, vitals } from '#vitals/server';
import { followCheckIn } from './follow-check-in.ts';
import { rooming } from './index.ts';
import { listVisits } from './list-visits.ts';
import { moveVisit } from './move-visit.ts';
import { readCalls } from './read-calls.ts';
import { visitNumbers } from './visit-numbers.ts';

const app = useTestApp();
const rules = [...rooming.accessRules, ...scheduling.accessRules, ...vitals.accessRules];

let nurse: RequestContext;
let doctor: RequestContext;
let stranger: RequestContext;
let clinicId: string;
let roomId: string;
let calendar: Awaited<ReturnType<typeof buildCalendar>>;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), rules);
  ({ clinicId } = clinic);
  nurse = await clinic.as('Nurse');
  doctor = await clinic.as('Doctor');
  stranger = await (await makeTestClinic(app(), rules)).as('Nurse');
  calendar = await buildCalendar(app(), clinicId, doctor.actor.userId);
  roomId = await app().database.transaction((tx) =>
    addResource(tx, { clinicId, name: 'Exam room 1', sortIndex: 0 }, nurse.now),
  );
});

async function arrive(status: 'pending' | 'checkedin' = 'checkedin'): Promise<string> {
  const id = newId();
  await insertEvent(id, status);
  await follow(id);
  return id;
}

async function insertEvent(id: string, status: 'pending' | 'checkedin'): Promise<string> {
  const patientId = await buildPatient(app(), clinicId);
  const event = {
    id,
    title: 'Checkup',
    status,
    notes: null,
    color: null,
    start_time: nurse.now,
    end_time: new Date(nurse.now.getTime() + 1_800_000),
    time_zone: nurse.actor.timeZone,
    category_id: calendar.categoryId,
    patient_id: patientId,
    accepted_conflicts: null,
    conflict_reason: null,
    is_override: false,
    notification_plan_id: null,
    created_by: nurse.actor.userId,
    created_time: nurse.now,
    calendar_ids: [calendar.calendarId],
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, clinicId, [event]));
  return patientId;
}

function follow(id: string): Promise<void> {
  const event = { clinicId, topic: 'scheduling.event-changed', body: { id, kind: 'checkedin' } };
  return app().database.transaction((tx) => followCheckIn(app(), tx, clinicId, [event]));
}

async function setStatus(id: string, status: 'confirmed' | 'checkedin'): Promise<void> {
  await app()
    .database.kysely.updateTable('scheduling.event')
    .set({ status })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await follow(id);
}

async function shown(id: string) {
  return must(await listVisits(nurse)).visits.find(({ event_id }) => event_id === id);
}

test('a patient arrives, is brought to a room, is ready and leaves; each move is audited', async () => {
  const id = await arrive();
  expect(await shown(id)).toMatchObject({
    state: 'arrived',
    version: 1,
    since: nurse.now,
    room: null,
    doctor_ids: [doctor.actor.userId],
  });
  expect(errorCode(await moveVisit(nurse, id, 1, { state: 'in_room' }))).toBe('NO_ROOM');
  expect(errorCode(await moveVisit(nurse, id, 1, { state: 'in_room', room_id: newId() }))).toBe('BAD_USER_INPUT');
  const roomed = must(await moveVisit(nurse, id, 1, { state: 'in_room', room_id: roomId }));
  expect(roomed).toMatchObject({ state: 'in_room', room: 'Exam room 1', version: 2 });
  expect(must(await moveVisit(nurse, id, 2, { state: 'ready' }))).toMatchObject({
    state: 'ready',
    room: 'Exam room 1',
  });
  expect(must(await moveVisit(doctor, id, 3, { state: 'left' }))).toMatchObject({
    state: 'left',
    room: null,
    version: 4,
  });
  const entries = await app()
    .database.kysely.selectFrom('audit.inbox')
    .select('action')
    .where('clinic_id', '=', clinicId)
    .where('object_type', '=', 'visit')
    .where('action', '=', 'update')
    .execute();
  expect(entries).toHaveLength(3);
});

test('of two people who move one patient, the second sees the first one’s move', async () => {
  const id = await arrive();
  const moves = [nurse, doctor].map((ctx) => moveVisit(ctx, id, 1, { state: 'in_room', room_id: roomId }));
  const codes = (await Promise.all(moves)).map((moved) => ('code' in moved ? moved.code : 'moved'));
  expect(codes.toSorted()).toEqual(['STALE_VERSION', 'moved']);
});

test('only a checked-in patient is moved, and only by their clinic', async () => {
  const id = await arrive('pending');
  expect(await shown(id)).toMatchObject({ state: null, version: 0 });
  expect(errorCode(await moveVisit(nurse, id, 0, { state: 'in_room', room_id: roomId }))).toBe('NOT_CHECKED_IN');
  expect(errorCode(await moveVisit(stranger, id, 0, { state: 'left' }))).toBe('NOT_FOUND');
  expect(must(await listVisits(stranger)).visits).toEqual([]);
});

test('a check-in that is taken back starts over', async () => {
  const id = await arrive();
  must(await moveVisit(nurse, id, 1, { state: 'in_room', room_id: roomId }));
  await setStatus(id, 'confirmed');
  expect(await shown(id)).toMatchObject({ state: null });
  await setStatus(id, 'checkedin');
  expect(await shown(id)).toMatchObject({ state: 'arrived', room: null, version: 4 });
});

test('a list read before the arrival was recorded can still move the patient', async () => {
  const id = newId();
  await insertEvent(id, 'checkedin');
  expect(await shown(id)).toMatchObject({ state: 'arrived', version: 0, since: null });
  await follow(id);
  expect(must(await moveVisit(nurse, id, 0, { state: 'in_room', room_id: roomId }))).toMatchObject({ version: 2 });
});

test('vitals are taken once a value of today is recorded', async () => {
  const id = newId();
  const patientId = await insertEvent(id, 'checkedin');
  expect(await shown(id)).toMatchObject({ has_vitals: false });
  const [pulse] = await clinicVitals(app().database.kysely, clinicId, nurse.now);
  const taken = {
    patientId,
    definitionIds: [pulse!.id],
    values: [70],
    collectTime: null,
    confirmed: new Set([pulse!.id]),
  };
  must(await app().database.transaction((tx) => recordVitalsIn(tx, nurse, taken)));
  expect(await shown(id)).toMatchObject({ has_vitals: true });
});

test('each arrival gets its own visit number, and a number called to a room is shown for its own calendars', async () => {
  const ids = await Promise.all([arrive(), arrive(), arrive()]);
  const tickets = await Promise.all(ids.map(async (id) => (await shown(id))?.ticket));
  expect(new Set(tickets).size).toBe(3);
  const numbers = await visitNumbers(doctor);
  expect(ids.map((id) => numbers.find(({ event_id }) => event_id === id)?.ticket)).toEqual(tickets);
  expect(await visitNumbers(stranger)).toEqual([]);
  must(await moveVisit(nurse, ids[0], 1, { state: 'in_room', room_id: roomId }));
  const calls = (userId: string) =>
    readCalls(app().database.kysely, clinicId, { userIds: [userId], since: new Date(nurse.now.getTime() - 60_000) });
  expect(await calls(doctor.actor.userId)).toContainEqual({
    ticket: tickets[0],
    room: 'Exam room 1',
    since: nurse.now,
  });
  expect(await calls(nurse.actor.userId)).toEqual([]);
});
