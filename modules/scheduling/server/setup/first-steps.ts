import type { FirstStep } from '#platform/module.ts';
import { readClinic } from '#practice/server';
import { readHolidayChoice } from './choose-holidays.ts';
import { hasChangedCategory, hasWorkingWeek } from './first-steps.sql.ts';

// Default day of a new clinic, in minutes.
const FIRST_DAY = { start: 480, end: 1080 };

/** The calendar setup steps of a new clinic. */
export const firstSteps: readonly FirstStep[] = [
  {
    id: 'scheduling.hours',
    rule: 'scheduling.hours',
    order: 20,
    isDone: async ({ database: { kysely } }, clinicId) => {
      const { day_start_minute: start, day_end_minute: end } = await readClinic(kysely, clinicId);
      return start !== FIRST_DAY.start || end !== FIRST_DAY.end || (await hasWorkingWeek(kysely, clinicId));
    },
  },
  {
    id: 'scheduling.holidays',
    rule: 'scheduling.hours',
    order: 25,
    isDone: async ({ database }, clinicId) => (await readHolidayChoice(database.kysely, clinicId)).version > 0,
  },
  {
    id: 'scheduling.categories',
    rule: 'scheduling.setup',
    order: 30,
    canMark: true,
    isDone: ({ database }, clinicId) => hasChangedCategory(database.kysely, clinicId),
  },
];
