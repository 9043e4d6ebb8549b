import { expect, test } from 'vitest';
import { readEthnicity, readGender, readGenderAtBirth, readRace } from './import-words.ts';

test('reads what exports write, and lets every other word be', () => {
  expect([readGender('F'), readGenderAtBirth('UNK'), readRace('caucasian'), readEthnicity('non-hispanic')]).toEqual([
    'Female',
    'Unknown',
    'White',
    'Not Hispanic or Latino',
  ]);
  expect([readGender('?'), readRace('Martian')]).toEqual([null, 'Martian']);
});

test('takes no word for one that every object knows', () => {
  const word = 'constructor';
  expect([readGender(word), readGenderAtBirth(word), readRace(word), readEthnicity(word)]).toEqual([
    null,
    null,
    word,
    word,
  ]);
});
