import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test('lists fields in their own order', () => {
  const changes = { status: { before: 'confirmed', after: 'checkedin' }, notes: { before: null, after: 'Late' } };
  expect(listChanges(changes)).toEqual([
    { path: ['status'], before: 'confirmed', after: 'checkedin' },
    { path: ['notes'], before: null, after: 'Late' },
  ]);
});

test('lists only the differences of a group', () => {
  const before = { city: 'Boston', country: 'US', address_line2: null };
  const after = { city: 'Cambridge', country: 'US', address_line2: null };
  expect(listChanges({ mailing_address: { before, after } })).toEqual([
    { path: ['mailing_address', 'city'], before: 'Boston', after: 'Cambridge' },
  ]);
  expect(listChanges({ mailing_address: { before: null, after } })).toEqual([
    { path: ['mailing_address', 'city'], before: null, after: 'Cambridge' },
    { path: ['mailing_address', 'country'], before: null, after: 'US' },
  ]);
});

test('treats a list as one value', () => {
  expect(listChanges({ calendar_ids: { before: ['a'], after: ['a', 'b'] } })).toHaveLength(1);
});

test('lists removed and added values', () => {
  expect(listChanges({ email: { before: null, after: null } })).toEqual([
    { path: ['email'], before: null, after: null },
  ]);
  expect(listChanges({ email: { before: 'a@example.org' } })).toEqual([
    { path: ['email'], before: 'a@example.org', after: null },
  ]);
});

test.each([null, undefined, 'text', [], { email: 'a@example.org' }, { email: {} }])(
  'returns no changes for %j',
  (changes) => expect(listChanges(changes)).toEqual([]),
);
