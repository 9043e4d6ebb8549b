import { expect, test } from 'vitest';
import fc from 'fast-check';
import { changePanel, COLUMNS, fitLayout, type PanelLayout, type PanelMove, readingOrder } from './panel-layout.ts';

const initial: PanelLayout = [
  { id: 'a', x: 0, y: 0, w: 6, h: 4 },
  { id: 'b', x: 6, y: 0, w: 6, h: 4 },
  { id: 'c', x: 0, y: 4, w: 12, h: 3 },
];
const places = (layout: PanelLayout): Record<string, string> =>
  Object.fromEntries(layout.map(({ id, x, y, w, h, hidden }) => [id, hidden === true ? '-' : [x, y, w, h].join(' ')]));

test('swaps neighbors', () => {
  expect(places(changePanel(initial, 'b', 'left'))).toMatchObject({ b: '0 0 6 4', a: '6 0 6 4' });
  expect(places(changePanel(initial, 'a', 'right'))).toMatchObject({ a: '6 0 6 4', b: '0 0 6 4' });
  expect(places(changePanel(initial, 'c', 'up'))).toMatchObject({ c: '0 0 12 3', a: '0 3 6 4', b: '6 3 6 4' });
  expect(places(changePanel(initial, 'a', 'down'))).toEqual({ c: '0 0 12 3', a: '0 3 6 4', b: '6 3 6 4' });
});

test('stops at the edges', () => {
  expect(changePanel(initial, 'a', 'left')).toBe(initial);
  expect(changePanel(initial, 'a', 'up')).toBe(initial);
  expect(changePanel(initial, 'c', 'wider')).toBe(initial);
  expect(changePanel(initial, 'gone', 'left')).toBe(initial);
});

test('a panel that grows pushes the others down; at the right edge it grows to the left', () => {
  expect(places(changePanel(initial, 'a', 'wider'))).toEqual({ a: '0 0 7 4', b: '6 4 6 4', c: '0 8 12 3' });
  expect(places(changePanel(initial, 'b', 'wider'))).toMatchObject({ b: '5 0 7 4', a: '0 4 6 4' });
});

test('a hidden panel leaves no gap and reappears at the bottom', () => {
  const hidden = changePanel(changePanel(initial, 'a', 'hide'), 'b', 'hide');
  expect(places(hidden)).toEqual({ a: '-', b: '-', c: '0 0 12 3' });
  expect(places(changePanel(hidden, 'a', 'show'))).toEqual({ a: '0 3 6 4', b: '-', c: '0 0 12 3' });
});

test('uses a saved layout as far as it is valid', () => {
  const savedLayout = [
    { id: 'c', x: 3, y: 0, w: 99, h: 2 },
    { id: 'gone', x: 0, y: 0, w: 1, h: 1 },
    'odd',
    { id: 'a' },
  ];
  expect(places(fitLayout(initial, savedLayout))).toEqual({ a: '0 0 6 4', b: '6 0 6 4', c: '0 4 12 2' });
  expect(fitLayout(initial, null)).toEqual(initial);
  expect(fitLayout(initial, 'odd')).toEqual(initial);
});

test('the reading order is row by row', () => {
  expect(readingOrder(changePanel(initial, 'c', 'up')).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('no sequence of steps makes panels overlap or leave the grid', () => {
  const moves: PanelMove[] = [
    'left',
    'right',
    'up',
    'down',
    'earlier',
    'later',
    'wider',
    'narrower',
    'taller',
    'shorter',
    'hide',
    'show',
  ];
  const step = fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom(...moves));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const end = steps.reduce((layout, [id, move]) => changePanel(layout, id, move), initial);
      const shown = end.filter(({ hidden }) => hidden !== true);
      for (const one of shown) {
        expect(one.x >= 0 && one.x + one.w <= COLUMNS && one.y >= 0).toBe(true);
        for (const other of shown) {
          const apart =
            one === other ||
            one.x + one.w <= other.x ||
            other.x + other.w <= one.x ||
            one.y + one.h <= other.y ||
            other.y + other.h <= one.y;
          expect(apart).toBe(true);
        }
      }
      expect(end).toHaveLength(3);
    }),
  );
});

test('on a phone every panel but the first can move up, and every one but the last can move down', () => {
  const layout = fitLayout(
    [
      { id: 'a', x: 0, y: 0, w: 4, h: 5 },
      { id: 'b', x: 4, y: 0, w: 4, h: 5 },
      { id: 'c', x: 8, y: 0, w: 4, h: 5 },
      { id: 'd', x: 0, y: 5, w: 8, h: 6 },
      { id: 'e', x: 8, y: 5, w: 4, h: 9 },
      { id: 'f', x: 0, y: 14, w: 12, h: 3 },
    ],
    null,
  );
  const place = (of: typeof layout, id: string): number => readingOrder(of).findIndex((panel) => panel.id === id);
  for (const [at, { id }] of readingOrder(layout).entries()) {
    const [earlier, later] = [changePanel(layout, id, 'earlier'), changePanel(layout, id, 'later')];
    if (at > 0) expect(place(earlier, id), `${id} up`).toBeLessThan(at);
    else expect(earlier).toBe(layout);
    if (at < layout.length - 1) expect(place(later, id), `${id} down`).toBeGreaterThan(at);
    else expect(later).toBe(layout);
  }
  expect(readingOrder(changePanel(layout, 'b', 'earlier')).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd', 'e', 'f']);
});
