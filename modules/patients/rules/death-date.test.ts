import { expect, test } from 'vitest';
import { deathDateProblem } from './death-date.ts';

const TODAY = '2026-11-22';

test.each([
  ['2026-11-22', '1940-05-01', null],
  ['1940-05-01', '1940-05-01', null],
  ['1850-01-01', null, null],
  ['2026-11-23', '1940-05-01', "Date of death can't be in the future"],
  ['1940-04-30', '1940-05-01', "Date of death can't be before the date of birth"],
  ['11/2026', '1940-05-01', 'Enter the date of death as MM/DD/YYYY'],
  ['2026-02-30', null, 'Enter the date of death as MM/DD/YYYY'],
])('deathDateProblem of %s for a birth on %s', (day, born, problem) => {
  expect(deathDateProblem(day, born, TODAY)).toBe(problem);
});
