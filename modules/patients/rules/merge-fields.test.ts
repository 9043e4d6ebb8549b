import { expect, test } from 'vitest';
import { proposedTake, restoredFields, takenFields } from './merge-fields.ts';

const mergeTarget = { first_name: 'Ada', email: null, mobile: '+1 6175550143', nick_name: '' };
const merged = { first_name: 'Adah', email: 'ada@example.com', mobile: null, nick_name: 'A' };

test('what only the other side knows is proposed to be taken', () => {
  expect(proposedTake(mergeTarget, merged)).toEqual(['nick_name', 'email']);
});

test('an undo sets back what nobody changed since', () => {
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
