import { expect, test } from 'vitest';
import { isWithinReach } from './within-reach.ts';

const mine = new Set(['mine']);

test.each([
  ['books on one’s own calendar', [], ['mine'], true],
  ['books on another’s', [], ['theirs'], false],
  ['books on both', [], ['mine', 'theirs'], false],
  ['changes one’s own', ['mine'], ['mine'], true],
  ['changes one that is shared', ['mine', 'theirs'], ['mine', 'theirs'], true],
  ['changes another’s', ['theirs'], ['theirs'], false],
  ['takes another’s over', ['theirs'], ['mine'], false],
  ['passes one’s own on', ['mine'], ['theirs'], false],
  ['deletes one’s own', ['mine'], [], true],
  ['deletes another’s', ['theirs'], [], false],
])('%s', (_what, before, after, may) => {
  expect(isWithinReach(mine, before, after)).toBe(may);
});
