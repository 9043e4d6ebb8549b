import { expect, test } from 'vitest';
import { fitPlace } from './window-places.ts';

const page = { width: 1440, height: 900 };

test('restores the last position of a window', () => {
  const place = { left: 300, top: 120, width: 900, height: 550 };
  expect(fitPlace(place, page)).toEqual(place);
});

test('moves a window from the edge of a larger screen into view', () => {
  expect(fitPlace({ left: 1900, top: 1000, width: 900, height: 550 }, page)).toEqual({
    left: 532,
    top: 342,
    width: 900,
    height: 550,
  });
});

test('shrinks a window that is larger than the page', () => {
  expect(fitPlace({ left: -50, top: -50, width: 2000, height: 2000 }, page)).toEqual({
    left: 8,
    top: 8,
    width: 1424,
    height: 884,
  });
});
