import { expect, test } from 'vitest';
import type { CalendarSetup } from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';
import { newWaitingValues, waitingFormRules, waitingValues, type WaitlistValues } from './waitlist-values.ts';

const setup = {
  event_categories: [{ id: 'visit', event_category_name: 'Visit', event_category_duration: 40 }],
} as unknown as CalendarSetup;
const begun = newWaitingValues(
  { patientId: 'ada', categoryId: 'visit', calendarIds: ['lee'], appointmentId: null },
  setup,
  '2026-11-23',
);
const check = async (more: Partial<WaitlistValues>) => waitingFormRules['~standard'].validate({ ...begun, ...more });
const pathsOf = async (more: Partial<WaitlistValues>) =>
  ((await check(more)).issues ?? []).map(({ path }) => path?.[0]);

test('a new entry defaults to the type’s duration and eight weeks', async () => {
  expect(begun).toMatchObject({ minutes: 40, first_day: '2026-11-23', last_day: '2027-01-18' });
  expect(await check({})).toMatchObject({
    value: { minutes: 40, start_minute: 0, end_minute: 1440, notice_hours: 24, weekdays: [], priority: 'routine' },
  });
});

test('times are those of the chosen part of the day, or custom', async () => {
  expect(await check({ times: 'afternoon' })).toMatchObject({ value: { start_minute: 720, end_minute: 1440 } });
  expect(await check({ times: 'own', start_time: '14:00', end_time: '16:30' })).toMatchObject({
    value: { start_minute: 840, end_minute: 990 },
  });
});

test('errors are assigned to the fields they belong to', async () => {
  expect(await pathsOf({ patient_id: null, category_id: null, minutes: 'long' })).toEqual([
    'patient_id',
    'category_id',
    'minutes',
  ]);
  expect(await pathsOf({ times: 'own', start_time: '16:00', end_time: '16:20' })).toEqual(['end_time']);
  expect(await pathsOf({ times: 'own', start_time: 'soon', end_time: '16:20' })).toEqual(['start_time']);
  expect(await pathsOf({ last_day: '2026-11-01' })).toEqual(['last_day']);
});

test('a stored entry converts back to its form values', async () => {
  const entry = {
    patient: { id: 'ada' },
    category_id: 'visit',
    minutes: 30,
    calendar_ids: ['lee'],
    first_day: '2026-11-23',
    last_day: '2026-12-23',
    weekdays: [1, 3],
    start_minute: 840,
    end_minute: 990,
    notice_hours: 2,
    priority: 'urgent',
    note: null,
    appointment_id: null,
  } as unknown as WaitingFragment;
  const values = waitingValues(entry);
  expect(values).toMatchObject({ times: 'own', start_time: '14:00', end_time: '16:30', weekdays: ['1', '3'] });
  expect(waitingValues({ ...entry, start_minute: 0, end_minute: 720 }).times).toBe('morning');
  const { patient: _patient, ...same } = entry;
  expect(await waitingFormRules['~standard'].validate(values)).toMatchObject({ value: same });
});
