import { expect, test } from 'vitest';
import { loopingCover, presentFor, type DatedCover } from './stand-in.ts';

const cover = (user_id: string, substitute_user_id: string, first_day = '2026-11-23', last_day = '2026-11-27') =>
  ({ user_id, substitute_user_id, first_day, last_day }) satisfies DatedCover;

test.each([
  ['a member who is present', {}, 'a'],
  ['one substitute', { a: 'b' }, 'b'],
  ['a chain of substitutes', { a: 'b', b: 'c' }, 'c'],
  ['two members who cover each other', { a: 'b', b: 'a' }, null],
  ['a loop further down the chain', { a: 'b', b: 'c', c: 'b' }, null],
  ['a substitute who has left', { a: 'gone' }, null],
])('resolves %s', (_what, away, present) => {
  expect(presentFor('a', new Map(Object.entries(away)), (id) => id !== 'gone')).toBe(present);
});

test.each([
  ['two on the same days', [cover('b', 'a')], 'b'],
  ['three on the same days', [cover('b', 'c'), cover('c', 'a')], 'c'],
  ['one shared day', [cover('b', 'a', '2026-11-27', '2026-12-02')], 'b'],
  ['no shared day', [cover('b', 'a', '2026-11-28', '2026-12-02')], null],
  [
    'three without a day shared by all',
    [cover('b', 'c', '2026-11-23', '2026-11-24'), cover('c', 'a', '2026-11-25')],
    null,
  ],
  ['a chain that ends with a present member', [cover('b', 'c')], null],
  ['an earlier absence of the same member', [cover('a', 'b')], null],
])('finds the loop of %s', (_what, others, found) => {
  expect(loopingCover(cover('a', 'b'), others)).toBe(found);
});
