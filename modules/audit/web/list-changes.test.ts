import { expect, test } from 'vitest';
import { listChanges } from './list-changes.ts';

test('fields in their own order', () => {
  const changes = { status: { before: 'confirmed', after: 'checkedin' }, notes: { before: null, after: 'Late' } };
  expect(listChanges(changes)).toEqual([
    { path: ['status'], before: 'confirmed', after: 'checkedin' },
    { path: ['notes'], before: null, after: 'Late' },
  ]);
});

test('of a group only what differs', () => {
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

test('a list is one value', () => {
  expect(listChanges({ calendar_ids: { before: ['a'], after: ['a', 'b'] } })).toHaveLength(1);
});

test('what became nothing, and what was nothing', () => {
  expect(listChanges({ email: { before: null, after: null } })).toEqual([
    { path: ['email'], before: null, after: null },
  ]);
  expect(listChanges({ email: { before: 'a@example.org' } })).toEqual([
    { path: ['email'], before: 'a@example.org', after: null },
  ]);
});

test.each([null, undefined, 'text', [], { email: 'a@example.org' }, { email: {} }])(
  '%j tells of no change',
  (changes) => expect(listChanges(changes)).toEqual([]),
);
