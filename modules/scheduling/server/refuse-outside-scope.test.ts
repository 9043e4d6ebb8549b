import { beforeAll, expect, test } from 'vitest';
import type { Request } from '#platform/request.ts';
import { isRefusal } from '#platform/refusal.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic } from '#practice/server';
import { createEvent } from './create-event.ts';
import { deleteEvent } from './delete-event.ts';
import { editEvent } from './edit-event.ts';
import type { Event } from './events.sql.ts';
import { futureAppointments } from './future-appointments.ts';
import { addCalendar, addEventCategory, readEvents, scheduling } from './index.ts';

const house = useTestHouse();
let doctor: Request;
let nurse: Request;
let calendars: { doctor: string; nurse: string };
let visit: string;
beforeAll(async () => {
  const clinic = await makeTestClinic(house(), scheduling.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  const { clinicId } = clinic;
  await house().database.transaction(async (tx) => {
    calendars = {
      doctor: await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' }),
      nurse: await addCalendar(tx, { clinicId, userId: nurse.actor.userId, color: '#2ca02c' }),
    };
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    visit = await addEventCategory(tx, kind, house().clock());
  });
});

const onlyOwn = (request: Request): Request => ({
  ...request,
  actor: { ...request.actor, scopes: new Map(scheduling.accessRules.map(({ id }) => [id, 'self' as const])) },
});
const book = (request: Request, calendarId: string, day: string) =>
  createEvent(
    request,
    { title: 'Visit', category_id: visit, calendar_ids: [calendarId], start: `${day} 09:00:00`, duration: 1800 },
    { accepted: [] },
  );
const booked = async (calendarId: string, day: string): Promise<Event> => {
  const answer = await book(doctor, calendarId, day);
  if (isRefusal(answer) || answer.event === null) throw new Error('not booked');
  return answer.event;
};

test('a right for one’s own calendar books, changes and deletes there and nowhere else', async () => {
  const own = onlyOwn(nurse);
  expect(await book(own, calendars.doctor, '2027-01-04')).toMatchObject({ code: 'OUT_OF_SCOPE' });
  expect(await book(own, calendars.nurse, '2027-01-04')).toMatchObject({ event: { title: 'Visit' } });
  const theirs = await booked(calendars.doctor, '2027-01-05');
  const patch = { id: theirs.id, version: theirs.version, input: { title: 'Mine' }, accepted: [] };
  expect(await editEvent(own, patch)).toMatchObject({ code: 'OUT_OF_SCOPE' });
  expect(await deleteEvent(own, theirs.id, theirs.version)).toMatchObject({ code: 'OUT_OF_SCOPE' });
  const mine = await booked(calendars.nurse, '2027-01-05');
  const move = { id: mine.id, version: 1, input: { calendar_ids: [calendars.doctor] }, accepted: [] };
  expect(await editEvent(own, move)).toMatchObject({ code: 'OUT_OF_SCOPE' });
  expect(await editEvent(own, { ...move, input: { title: 'Mine' } })).toMatchObject({ event: { title: 'Mine' } });
});

test('who takes over gets what is to come, and what is past stays', async () => {
  const past = await booked(calendars.doctor, '2026-11-20');
  const coming = await booked(calendars.doctor, '2027-01-06');
  const { clinicId, userId } = doctor.actor;
  const now = house().clock();
  const count = () => futureAppointments.count(house().database.kysely, clinicId, userId, now);
  expect(await count()).toBe(2);
  await house().database.transaction((tx) => futureAppointments.move(tx, doctor, userId, nurse.actor.userId));
  expect(await count()).toBe(0);
  const calendarOf = async (id: string) =>
    (await readEvents(house().database.kysely, clinicId, [id]))[0]!.attendees!.map(({ calendar_id }) => calendar_id);
  expect(await calendarOf(past.id)).toEqual([calendars.doctor]);
  expect(await calendarOf(coming.id)).toEqual([calendars.nurse]);
});
