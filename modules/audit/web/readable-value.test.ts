import { expect, test } from 'vitest';
import { readableValue } from './readable-value.ts';

const read = (value: unknown) => readableValue(value, 'America/New_York');
const id = '01936f7e-0f3a-7c1e-9b1d-2f6a1c0d4e5f';
const hash = 'ab'.repeat(32);

test.each([
  ['1980-03-01', '03/01/1980'],
  ['2026-11-24T14:00:00.000Z', '11/24/2026 09:00:00 AM'],
  ['+1 6175550143', '(617) 555-0143'],
  ['2026-02-30', '2026-02-30'],
  ['2026-13-01T99:00:00Z', '2026-13-01T99:00:00Z'],
  ['Prefers mornings.\nBrings her dog.', 'Prefers mornings.\nBrings her dog.'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  [1800, '1800'],
])('formats %j as %s', (value, text) => expect(read(value)).toEqual({ kind: 'text', text }));

test.each([null, undefined, '', [], {}])('%j is empty', (value) => expect(read(value)).toEqual({ kind: 'nothing' }));

test('distinguishes ids, colors and fingerprints', () => {
  expect(read(id)).toEqual({ kind: 'id', id });
  expect(read('#1864ab')).toEqual({ kind: 'colour', colour: '#1864ab' });
  expect(read(`sha256:${hash}`)).toEqual({ kind: 'fingerprint', hash });
  expect(read('sha256:abc')).toEqual({ kind: 'text', text: 'sha256:abc' });
});

test('reads nested values completely', () => {
  expect(read([id, null])).toEqual({ kind: 'list', items: [{ kind: 'id', id }, { kind: 'nothing' }] });
  expect(read({ city: 'Boston', since: '2026-11-01' })).toEqual({
    kind: 'fields',
    fields: [
      { name: 'city', value: { kind: 'text', text: 'Boston' } },
      { name: 'since', value: { kind: 'text', text: '11/01/2026' } },
    ],
  });
});
