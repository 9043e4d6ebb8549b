import { expect, test } from 'vitest';
import { closeGaps } from './close-gaps.ts';
import type { PanelLayout } from './panel-layout.ts';

const whole: PanelLayout = [
  { id: 'a', x: 0, y: 0, w: 4, h: 5 },
  { id: 'b', x: 4, y: 0, w: 4, h: 5 },
  { id: 'c', x: 8, y: 0, w: 4, h: 5 },
  { id: 'wide', x: 0, y: 5, w: 8, h: 6 },
  { id: 'd', x: 8, y: 5, w: 4, h: 6 },
  { id: 'e', x: 0, y: 11, w: 4, h: 6 },
];
const without = (...ids: string[]): PanelLayout => closeGaps(whole.filter(({ id }) => !ids.includes(id)));

test('keeps a layout without gaps', () => {
  expect(closeGaps(whole)).toEqual(whole);
});

test('a panel that the user may not see leaves no gap', () => {
  expect(without('b').map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 0, 0],
    ['c', 4, 0],
    ['wide', 0, 5],
    ['d', 8, 0],
    ['e', 8, 6],
  ]);
  expect(without('a', 'b', 'c').map(({ id, x, y }) => [id, x, y])).toEqual([
    ['wide', 0, 0],
    ['d', 8, 0],
    ['e', 0, 6],
  ]);
});
