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

test('applies fields changed only by the other user', () => {
  const { conflicts, theirs, merged } = compareVersions(
    base,
    change({ email: 'ada@example.com' }),
    change({ mobile: '+1 6175550199' }),
  );
  expect(conflicts).toEqual([]);
  expect(theirs).toEqual(['mobile']);
  expect(merged).toMatchObject({ mobile: '+1 6175550199', email: 'ada@example.com' });
});

test('reports fields changed by both as conflicts and keeps the typed value', () => {
  const { conflicts, mine, merged } = compareVersions(
    base,
    change({ last_name: 'Vance', note1: 'Call first' }),
    change({ last_name: 'Silva' }),
  );
  expect(conflicts).toEqual(['last_name']);
  expect(mine).toEqual(['note1']);
  expect(merged.last_name).toBe('Vance');
});

test('ignores identical changes by both', () => {
  expect(
    compareVersions(base, change({ mobile: ' (617) 555-0199' }), change({ mobile: '+1 6175550199' })),
  ).toMatchObject({
    conflicts: [],
    theirs: [],
    mine: [],
  });
});

test('treats an address as one field', () => {
  const moved = { ...boston, address_line1: '9 Elm Street' };
  expect(
    compareVersions(change({ mailing_address: boston }), change({ mailing_address: moved }), base).conflicts,
  ).toEqual(['mailing_address']);
  expect(changedFields(base, change({ mailing_address: boston }))).toEqual(['mailing_address']);
});

test('reports every difference as a conflict if the base is unknown', () => {
  expect(compareVersions(null, change({ email: 'ada@example.com' }), change({ mobile: '' })).conflicts).toEqual([
    'mobile',
    'email',
  ]);
});

test('returns no changes for equal versions', () => expect(changedFields(base, { ...base })).toEqual([]));
