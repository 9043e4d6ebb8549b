import { expect, test } from 'vitest';
import { writtenTime } from './written-time.ts';

test('formats an instant with the full year, in the given time zone', () => {
  const instant = new Date('2024-09-10T13:27:30Z');
  expect(writtenTime('America/New_York')(instant)).toBe('09/10/2024, 9:27 AM');
  expect(writtenTime('UTC')(instant)).toBe('09/10/2024, 1:27 PM');
});
