import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { isDomainError } from '#platform/domain-error.ts';
import { readShownCalendars } from './calendars.sql.ts';
import { createEvent } from '../events/create-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { addCalendar, addEventCategory, readCalendars, scheduling } from '../index.ts';
import { onMemberDeactivated, onMemberJoined } from './on-member-joined.ts';

const app = useTestApp();

test('a new member with their own hours gets one calendar; one who only books for others gets none', async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  const { clinicId } = clinic;
  const [doctor, desk] = [await clinic.as('Doctor'), await clinic.as('Front desk')];
  const join = (userId: string) =>
    app().database.transaction((tx) =>
      onMemberJoined(app(), tx, { clinicId, topic: 'practice.member-joined', body: { user_id: userId } }),
    );
  for (const { actor } of [doctor, doctor, desk]) await join(actor.userId);
  const calendars = await readCalendars(app().database.kysely, clinicId);
  expect(calendars.map(({ user_id }) => user_id)).toEqual([doctor.actor.userId]);
});

test('a new member gets an unused color', async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  const { clinicId } = clinic;
  const [first, second] = [(await clinic.as('Doctor')).actor.userId, (await clinic.as('Admin')).actor.userId];
  await app().database.transaction(async (tx) => {
    // The clinic's founder chose the second color of the palette; assigning by count would give it out again.
    await addCalendar(tx, { clinicId, userId: first, color: '#5f3dc4' });
    await onMemberJoined(app(), tx, { clinicId, topic: 'practice.member-joined', body: { user_id: second } });
  });
  const calendars = await readCalendars(app().database.kysely, clinicId);
  expect(new Set(calendars.map(({ color }) => color)).size).toBe(2);
});

test('a former member’s calendar takes no bookings, is shown while events remain, and is reactivated with its owner', async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  const { clinicId } = clinic;
  const [doctor, manager] = [await clinic.as('Doctor'), await clinic.as('Manager')];
  const body = { user_id: doctor.actor.userId };
  const [calendarId, category] = await app().database.transaction(async (tx) => [
    await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' }),
    await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      app().clock(),
    ),
  ]);
  const input = {
    title: 'Visit',
    start: '2031-05-05 09:00:00',
    duration: 1800,
    category_id: category,
    calendar_ids: [calendarId],
  };
  const booked = await createEvent(manager, input, { accepted: [] });
  if (isDomainError(booked) || booked.event === null) throw new Error('not booked');
  const shown = async () => {
    const calendars = await readShownCalendars(app().database.kysely, clinicId, app().clock());
    return calendars.map(({ is_active: isActive }) => isActive);
  };

  const leave = () =>
    app().database.transaction((tx) =>
      onMemberDeactivated(app(), tx, { clinicId, topic: 'practice.member-deactivated', body }),
    );
  await leave();
  await leave();
  expect(await shown()).toEqual([false]);
  expect(await readCalendars(app().database.kysely, clinicId)).toEqual([]);
  const more = await createEvent(manager, { ...input, start: '2031-05-06 09:00:00' }, { accepted: [] });
  expect(more).toMatchObject({
    issues: [
      {
        path: 'event_input.calendar_ids',
        message: expect.stringContaining('no longer works here and can’t be booked'),
      },
    ],
  });
  const { id, version } = booked.event;
  const canceled = await editEvent(manager, { id, version, input: { status: 'canceled' }, accepted: [] });
  expect(canceled).toMatchObject({ event: { status: 'canceled' } });
  expect(await shown()).toEqual([]);

  await app().database.transaction((tx) =>
    onMemberJoined(app(), tx, { clinicId, topic: 'practice.member-joined', body }),
  );
  expect(await shown()).toEqual([true]);
  const { rows } = await app().database.pool.query(
    `select body->>'kind' as kind from platform.outbox where clinic_id = $1 and topic = 'scheduling.setup-changed'`,
    [clinicId],
  );
  expect(rows).toEqual([{ kind: 'calendars' }, { kind: 'calendars' }]);
});
