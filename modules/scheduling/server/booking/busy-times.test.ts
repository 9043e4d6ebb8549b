import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { createEvent } from '../events/create-event.ts';
import { addCalendar, addEventCategory, keepBusyTimes, scheduling } from '../index.ts';

const app = useTestApp();

test('an external busy time conflicts with a booking until it is accepted or released', async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  const doctor = await clinic.as('Doctor');
  const { clinicId } = clinic;
  const { database } = app();
  const [calendarId, categoryId] = await database.transaction(async (tx) => [
    await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' }),
    await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      app().clock(),
    ),
  ]);
  const place = { clinicId, calendarId, source: 'google' };
  const [start, end] = [new Date('2026-12-01T14:00:00Z'), new Date('2026-12-01T15:00:00Z')];
  await database.transaction((tx) => keepBusyTimes(tx, place, { taken: [{ key: 'a', start, end }], released: null }));
  const book = (accepted: string[], at: string) =>
    createEvent(
      doctor,
      {
        title: 'Visit',
        category_id: categoryId,
        calendar_ids: [calendarId],
        start: `2026-12-01 ${at}:00`,
        duration: 1800,
      },
      { accepted, reason: accepted.length === 0 ? null : 'Urgent' },
    );
  expect(await book([], '10:00')).toMatchObject({ event: { title: 'Visit' } });
  const answer = (await book([], '09:15')) as { conflicts: { event_id: string; title: string }[] };
  expect(answer.conflicts).toMatchObject([{ title: 'Busy elsewhere' }]);
  expect(await book([answer.conflicts[0]!.event_id], '09:15')).toMatchObject({ event: { title: 'Visit' } });
  await database.transaction((tx) => keepBusyTimes(tx, place, { taken: [], released: ['a'] }));
  expect(await book([], '08:45')).toMatchObject({ conflicts: [], event: { title: 'Visit' } });
});
