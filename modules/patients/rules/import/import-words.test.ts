import { expect, test } from 'vitest';
import { readEthnicity, readGender, readGenderAtBirth, readRace } from './import-words.ts';

test('maps the words of exports and leaves others unchanged', () => {
  expect([readGender('F'), readGenderAtBirth('UNK'), readRace('caucasian'), readEthnicity('non-hispanic')]).toEqual([
    'Female',
    'Unknown',
    'White',
    'Not Hispanic or Latino',
  ]);
  expect([readGender('?'), readRace('Martian')]).toEqual([null, 'Martian']);
});

test('ignores names of Object.prototype properties', () => {
  const word = 'constructor';
  expect([readGender(word), readGenderAtBirth(word), readRace(word), readEthnicity(word)]).toEqual([
    null,
    null,
    word,
    word,
  ]);
});
