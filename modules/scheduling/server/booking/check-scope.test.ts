import { beforeAll, expect, test } from 'vitest';
import type { RequestContext } from '#platform/request-context.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { createEvent } from '../events/create-event.ts';
import { deleteEvent } from '../events/delete-event.ts';
import { editEvent } from '../events/edit-event.ts';
import type { Event } from '../records/events.sql.ts';
import { futureAppointments } from '../events/future-appointments.ts';
import { addCalendar, addEventCategory, readEvents, scheduling } from '../index.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;
let calendars: { doctor: string; nurse: string };
let visit: string;
beforeAll(async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  const { clinicId } = clinic;
  await app().database.transaction(async (tx) => {
    calendars = {
      doctor: await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' }),
      nurse: await addCalendar(tx, { clinicId, userId: nurse.actor.userId, color: '#2ca02c' }),
    };
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    visit = await addEventCategory(tx, kind, app().clock());
  });
});

const onlyOwn = (ctx: RequestContext): RequestContext => ({
  ...ctx,
  actor: { ...ctx.actor, scopes: new Map(scheduling.accessRules.map(({ id }) => [id, 'self' as const])) },
});
const book = (ctx: RequestContext, calendarId: string, day: string) =>
  createEvent(
    ctx,
    { title: 'Visit', category_id: visit, calendar_ids: [calendarId], start: `${day} 09:00:00`, duration: 1800 },
    { accepted: [] },
  );
const booked = async (calendarId: string, day: string): Promise<Event> => {
  const answer = await book(doctor, calendarId, day);
  if (isDomainError(answer) || answer.event === null) throw new Error('not booked');
  return answer.event;
};

test('a permission for one’s own calendar allows booking, editing and deleting there only', async () => {
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

test('reassignment moves future events and keeps past ones', async () => {
  const past = await booked(calendars.doctor, '2026-11-20');
  const coming = await booked(calendars.doctor, '2027-01-06');
  const { clinicId, userId } = doctor.actor;
  const now = app().clock();
  const count = () => futureAppointments.count(app().database.kysely, clinicId, userId, now);
  expect(await count()).toBe(2);
  await app().database.transaction((tx) => futureAppointments.move(tx, doctor, userId, nurse.actor.userId));
  expect(await count()).toBe(0);
  const calendarOf = async (id: string) =>
    (await readEvents(app().database.kysely, clinicId, [id]))[0]!.attendees!.map(({ calendar_id }) => calendar_id);
  expect(await calendarOf(past.id)).toEqual([calendars.doctor]);
  expect(await calendarOf(coming.id)).toEqual([calendars.nurse]);
});
