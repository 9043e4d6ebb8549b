import { expect, test } from 'vitest';
import { proposedTake, restoredFields, takenFields } from './merge-fields.ts';

const mergeTarget = { first_name: 'Ada', email: null, mobile: '+1 6175550143', nick_name: '' };
const merged = { first_name: 'Adah', email: 'ada@example.com', mobile: null, nick_name: 'A' };

test('proposes the side that has a value', () => {
  expect(proposedTake(mergeTarget, merged)).toEqual(['nick_name', 'email']);
});

test('an undo restores only fields that were not changed since', () => {
  const taken = takenFields(mergeTarget, merged, ['email', 'first_name', 'last_name']);
  expect(taken).toEqual({
    email: { before: null, after: 'ada@example.com' },
    first_name: { before: 'Ada', after: 'Adah' },
  });
  expect(restoredFields({ first_name: 'Adah', email: 'new@example.com' }, taken)).toEqual({
    restored: { first_name: 'Ada' },
    keptFields: ['email'],
  });
});
