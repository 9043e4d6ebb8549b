import { expect, test } from 'vitest';
import { milesBetween, milesWords } from './miles-between.ts';

const BOSTON = { latitude: 42.3601, longitude: -71.0589 };
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };

test('measures distances in miles', () => {
  expect(milesBetween(BOSTON, BOSTON)).toBe(0);
  expect(milesBetween(BOSTON, NEW_YORK)).toBeCloseTo(190, -1);
  expect(milesBetween(NEW_YORK, BOSTON)).toBeCloseTo(milesBetween(BOSTON, NEW_YORK), 6);
});

test('formats a distance roughly', () => {
  expect([0, 0.99, 1.2, 190.4, 2446].map(milesWords)).toEqual([
    'under 1 mi',
    'under 1 mi',
    '1 mi',
    '190 mi',
    '2,446 mi',
  ]);
});
