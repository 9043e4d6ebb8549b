import { describe, expect, test } from 'vitest';
import type { ReportStatus } from './hl7/sent-results.ts';
import { type OrderedVersion, orderTime, orderVersions } from './result-versions.ts';

const HOUR = 3_600_000;
let number = 0;
const version = (
  id: string,
  status: ReportStatus,
  hour: number,
  corrects = status === 'corrected',
): OrderedVersion => ({
  id,
  status,
  corrects,
  orderTime: hour * HOUR,
  sentTime: hour * HOUR,
  number: (number += 1),
});
const order = (...versions: OrderedVersion[]): string =>
  orderVersions(versions)
    .map(({ id }) => id)
    .join(' ');

describe('the current version comes last', () => {
  test.each<[string, OrderedVersion[], string]>([
    [
      'a correction replaces a final report of a later time',
      [version('F', 'final', 12), version('C', 'corrected', 9)],
      'F C',
    ],
    [
      'a preliminary report with a withdrawn value is replaced by the final one after it',
      [version('P', 'partial', 9, true), version('F', 'final', 10)],
      'P F',
    ],
    ['the same, received in the other order', [version('F', 'final', 10), version('P', 'partial', 9, true)], 'P F'],
    [
      'a final report with corrected and with pending values corrects the one before, until it is complete',
      [version('F', 'final', 8), version('P', 'partial', 9, true)],
      'F P',
    ],
    [
      'and is replaced once it is complete',
      [version('F', 'final', 8), version('P', 'partial', 9, true), version('E', 'final', 10)],
      'P F E',
    ],
    [
      'a preliminary report without corrections never replaces a final one',
      [version('F', 'final', 8), version('P', 'partial', 9)],
      'P F',
    ],
    [
      'a withdrawal ends what was before it',
      [version('X', 'cancelled', 10), version('C', 'corrected', 9), version('F', 'final', 8)],
      'F C X',
    ],
    [
      'and what is final after it counts again',
      [version('X', 'cancelled', 10), version('G', 'final', 11), version('F', 'final', 8)],
      'F X G',
    ],
  ])('%s', (_, versions, ids) => {
    expect(order(...versions)).toBe(ids);
    expect(order(...versions.toReversed())).toBe(ids);
  });
});

test('a date without a time is the time of its message on that day, and the end of the day in a later message', () => {
  const day = 24 * HOUR;
  expect(orderTime(day, true, day + 5 * HOUR, 0)).toBe(day + 5 * HOUR);
  expect(orderTime(day, true, day + 50 * HOUR, 0)).toBe(2 * day - 1);
  expect(orderTime(day, false, day + 5 * HOUR, 0)).toBe(day);
});
