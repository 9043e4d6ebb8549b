import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { possibleOrders, readDay } from './read-day.ts';
import { isDay } from '#values/day.ts';

const today = '2026-11-21';

describe('readDay', () => {
  test.each([
    ['1989-05-25', '1989-05-25'],
    ['1989/5/2', '1989-05-02'],
    ['19890525', '1989-05-25'],
    ['5/25/1989', '1989-05-25'],
    ['05-02-1989', '1989-05-02'],
    ['5/25/89', '1989-05-25'],
    ['11/21/26', '2026-11-21'],
    ['11/22/26', '1926-11-22'],
    ['2/29/00', '2000-02-29'],
    ['25-May-1989', '1989-05-25'],
    ['May 25, 1989', '1989-05-25'],
    ['Sept. 3rd, 2001', '2001-09-03'],
    ['3 June 2001', '2001-06-03'],
    ['1989-05-25T00:00:00Z', '1989-05-25'],
    ['5/25/1989 0:00', '1989-05-25'],
    ['5/25/1989 12:00:00 AM', '1989-05-25'],
    [' 5/25/1989 ', '1989-05-25'],
  ])('%s month first', (text, day) => expect(readDay(text, { order: 'mdy', today })).toBe(day));

  test.each([
    ['3/4/1990', '1990-04-03'],
    ['25.12.1990', '1990-12-25'],
    ['1990-04-03', '1990-04-03'],
  ])('%s day first', (text, day) => expect(readDay(text, { order: 'dmy', today })).toBe(day));

  test.each([
    '',
    'unknown',
    '13/01/1990',
    '02/29/1900',
    '1990',
    '5/25/189',
    '0/1/1990',
    '1/0/1990',
    '32653',
    '5/25-1989',
    '4 Foo 1990',
    '0000-01-01',
  ])('rejects %s', (text) => expect(readDay(text, { order: 'mdy', today })).toBeNull());

  test('parses every day, however it is written', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-').map(Number);
        expect(readDay(iso, { order: 'dmy' })).toBe(iso);
        expect(readDay(`${month}/${day}/${year}`, { order: 'mdy' })).toBe(iso);
        expect(readDay(`${day}.${month}.${year}`, { order: 'dmy' })).toBe(iso);
      }),
    );
  });
});

test('possibleOrders returns the possible orders of a date', () => {
  expect(possibleOrders('5/25/1989')).toEqual({ mdy: true, dmy: false });
  expect(possibleOrders('25/5/89')).toEqual({ mdy: false, dmy: true });
  expect(possibleOrders('3/4/1990')).toEqual({ mdy: true, dmy: true });
  expect(possibleOrders('1990-03-04')).toBeNull();
});

test('isDay accepts one format only', () => {
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('2023-02-29')).toBe(false);
  expect(isDay('2/29/2024')).toBe(false);
});
