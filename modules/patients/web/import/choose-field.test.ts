import { expect, test } from 'vitest';
import { chooseField, type ChosenMapping } from './choose-field.ts';

const proposed: ChosenMapping = {
  mapping: {
    FIRST: { field: 'first_name' },
    LAST: { field: 'last_name' },
    SSN: { field: null, reason: 'Not imported: not needed.' },
    MAIDEN: { field: 'maiden_name' },
  },
  choices: {},
};

test('a field mapped to another column moves', () => {
  const { mapping, choices } = chooseField(proposed, 'MAIDEN', 'last_name');
  expect(choices).toEqual({ MAIDEN: 'last_name', LAST: null });
  expect(mapping).toMatchObject({
    FIRST: { field: 'first_name' },
    LAST: { field: null },
    MAIDEN: { field: 'last_name' },
  });
});

test('and moves back', () => {
  const moved = chooseField(proposed, 'MAIDEN', 'last_name');
  expect(chooseField(moved, 'LAST', 'last_name').choices).toEqual({ MAIDEN: null, LAST: 'last_name' });
});

test('a column can be skipped, and the others keep their reasons', () => {
  const { mapping, choices } = chooseField(proposed, 'FIRST', null);
  expect(choices).toEqual({ FIRST: null });
  expect(mapping['SSN']).toBe(proposed.mapping['SSN']);
});
