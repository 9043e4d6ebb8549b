import { beforeAll, expect, test } from 'vitest';
import { recordTransactions } from '#platform/connections/recorded-transactions.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { Recorded } from '#platform/testing/recorded.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { createEvent } from '../events/create-event.ts';
import { addCalendar, addEventCategory, scheduling } from '../index.ts';
import type { BookingAnswer } from './booking.ts';

const app = useTestApp();
let desk: RequestContext;
let calendarId = '';
let visit = '';
beforeAll(async () => {
  const clinic = await makeTestClinic(app(), scheduling.accessRules);
  desk = await clinic.as('Doctor');
  const { clinicId } = clinic;
  await app().database.transaction(async (tx) => {
    calendarId = await addCalendar(tx, { clinicId, userId: desk.actor.userId, color: '#1f77b4' });
    const kind = { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 };
    visit = await addEventCategory(tx, kind, app().clock());
  });
});

const book = async (record: Recorded, time: string): Promise<BookingAnswer> => {
  const input = {
    title: time,
    category_id: visit,
    calendar_ids: [calendarId],
    start: `2027-01-04 ${time}`,
    duration: 1800,
  };
  const answer = await recordTransactions(record, () => createEvent(desk, input, { accepted: [] }));
  if (isDomainError(answer)) throw new Error(answer.code);
  return answer;
};

test('calls that share a transaction each record their own booking, and repeat only that', async () => {
  const records = Array.from({ length: 4 }, () => new Recorded());
  const times = ['09:00:00', '09:30:00', '10:00:00', '10:30:00'];
  const first = await Promise.all(records.map((record, at) => book(record, times[at]!)));
  expect(records.map(({ all }) => all.length)).toEqual([1, 1, 1, 1]);

  // All are repeated at the same time as a new booking.
  const [stranger, ...again] = await Promise.all([
    book(new Recorded(), '11:00:00'),
    ...records.map((record, at) => book(record.repeat(), times[at]!)),
  ]);
  expect(again.map(({ event }) => event?.id)).toEqual(first.map(({ event }) => event!.id));
  expect(stranger.event?.title).toBe('11:00:00');
  const { rows } = await app().database.pool.query('select title from scheduling.event where clinic_id = $1', [
    desk.actor.clinicId,
  ]);
  expect(rows.map(({ title }) => title as string).toSorted()).toEqual([...times, '11:00:00']);
});
