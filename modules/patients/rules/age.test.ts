import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { ageOn, ageText, lifeText } from './age.ts';
import { birthDateProblem } from './birth-date.ts';

test.each([
  ['1989-05-25', '2026-05-24', '36'],
  ['1989-05-25', '2026-05-25', '37'],
  ['2024-11-22', '2026-11-21', '23 mo'],
  ['2024-11-21', '2026-11-21', '2'],
  ['2026-10-22', '2026-11-21', '30 d'],
  ['2026-10-21', '2026-11-21', '1 mo'],
  ['2026-11-21', '2026-11-21', '0 d'],
  ['2030-01-01', '2026-11-21', '0 d'],
  ['2000-02-29', '2026-02-28', '25'],
  ['2000-02-29', '2026-03-01', '26'],
])('born %s, on %s: %s', (born, day, text) => expect(ageText(born, day)).toBe(text));

test.each([
  ['1989-05-25', null, '37 y'],
  ['2026-10-01', null, '1 mo'],
  [null, null, ''],
  ['1989-05-25', '2020-01-31', 'Deceased 01/31/2020, aged 30 y'],
  [null, '2020-01-31', 'Deceased 01/31/2020'],
])('born %s, died %s: %s', (date_of_birth, deceased_date, text) =>
  expect(lifeText({ date_of_birth, deceased_date }, '2026-11-21')).toBe(text),
);

test('ageOn counts years, months and days', () => {
  expect(ageOn('2025-01-15', '2026-11-21')).toEqual({ years: 1, months: 10, days: 6 });
});

test.each([
  ['2026-11-21', null],
  ['1880-01-01', null],
  ['2026-11-22', "Date of birth can't be in the future"],
  ['1879-12-31', 'Check the year'],
  ['2025-02-29', 'Enter the date of birth as MM/DD/YYYY'],
  ['5/25/1989', 'Enter the date of birth as MM/DD/YYYY'],
])('birthDateProblem of %s', (day, problem) => expect(birthDateProblem(day, '2026-11-21')).toBe(problem));

test('matches the ages computed by Temporal', () => {
  const days = fc
    .date({ min: new Date('1880-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(days, days, (born, day) => {
      const span = Temporal.PlainDate.from(born).until(day, { largestUnit: 'years' });
      const { years, months, days } = born < day ? span : { years: 0, months: 0, days: 0 };
      expect(ageOn(born, day)).toEqual({ years, months, days });
    }),
    { numRuns: 2000 },
  );
});
