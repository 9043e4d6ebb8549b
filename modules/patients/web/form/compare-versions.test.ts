import { expect, test } from 'vitest';
import { changedFields, compareVersions } from './compare-versions.ts';
import { newValues, type PatientValues } from './patient-values.ts';

const base = { ...newValues({ first_name: 'Ada', last_name: 'Quist' }), mobile: '+1 6175550143', gender: 'Female' };
const boston = {
  ...base.mailing_address,
  address_line1: '12 Beacon Street',
  city: 'Boston',
  state_or_provice: 'MA',
  postal_code: '02116',
};
const change = (values: Partial<PatientValues>): PatientValues => ({ ...base, ...values });

test('what only the other person changed is taken over', () => {
  const { conflicts, theirs, merged } = compareVersions(
    base,
    change({ email: 'ada@example.com' }),
    change({ mobile: '+1 6175550199' }),
  );
  expect(conflicts).toEqual([]);
  expect(theirs).toEqual(['mobile']);
  expect(merged).toMatchObject({ mobile: '+1 6175550199', email: 'ada@example.com' });
});

test('what both changed is a conflict, and the typed value stays', () => {
  const { conflicts, mine, merged } = compareVersions(
    base,
    change({ last_name: 'Vance', note1: 'Call first' }),
    change({ last_name: 'Silva' }),
  );
  expect(conflicts).toEqual(['last_name']);
  expect(mine).toEqual(['note1']);
  expect(merged.last_name).toBe('Vance');
});

test('the same change by both is none', () => {
  expect(
    compareVersions(base, change({ mobile: ' (617) 555-0199' }), change({ mobile: '+1 6175550199' })),
  ).toMatchObject({
    conflicts: [],
    theirs: [],
    mine: [],
  });
});

test('an address counts as one field', () => {
  const moved = { ...boston, address_line1: '9 Elm Street' };
  expect(
    compareVersions(change({ mailing_address: boston }), change({ mailing_address: moved }), base).conflicts,
  ).toEqual(['mailing_address']);
  expect(changedFields(base, change({ mailing_address: boston }))).toEqual(['mailing_address']);
});

test('where the beginning is not known, every difference is a conflict', () => {
  expect(compareVersions(null, change({ email: 'ada@example.com' }), change({ mobile: '' })).conflicts).toEqual([
    'mobile',
    'email',
  ]);
});

test('nothing changed is nothing', () => expect(changedFields(base, { ...base })).toEqual([]));
