import { expect, test } from 'vitest';
import { isWithinReach } from './within-reach.ts';

const mine = new Set(['mine']);

test.each([
  ['books on one’s own calendar', [], ['mine'], true],
  ['books on another’s', [], ['theirs'], false],
  ['books on both', [], ['mine', 'theirs'], false],
  ['changes one’s own', ['mine'], ['mine'], true],
  ['changes a shared one', ['mine', 'theirs'], ['mine', 'theirs'], true],
  ['changes another’s', ['theirs'], ['theirs'], false],
  ['moves another’s to one’s own', ['theirs'], ['mine'], false],
  ['moves one’s own to another’s', ['mine'], ['theirs'], false],
  ['deletes one’s own', ['mine'], [], true],
  ['deletes another’s', ['theirs'], [], false],
])('%s', (_what, before, after, may) => {
  expect(isWithinReach(mine, before, after)).toBe(may);
});
