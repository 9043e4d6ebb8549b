import { expect, test } from 'vitest';
import { fitPlace } from './window-places.ts';

const page = { width: 1440, height: 900 };

test('a window stands where it was left', () => {
  const place = { left: 300, top: 120, width: 900, height: 550 };
  expect(fitPlace(place, page)).toEqual(place);
});

test('one that was left at the edge of a larger screen comes back onto this one', () => {
  expect(fitPlace({ left: 1900, top: 1000, width: 900, height: 550 }, page)).toEqual({
    left: 532,
    top: 342,
    width: 900,
    height: 550,
  });
});

test('one that is larger than the page is made smaller', () => {
  expect(fitPlace({ left: -50, top: -50, width: 2000, height: 2000 }, page)).toEqual({
    left: 8,
    top: 8,
    width: 1424,
    height: 884,
  });
});
