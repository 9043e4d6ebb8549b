import { expect, test } from 'vitest';
import { favouritesFor, groupFavourites } from './group-favourites.ts';

const favourite = (id: string, diagnosis_codes: string[] = [], set_name = '') => ({ id, diagnosis_codes, set_name });
const ALL = [
  favourite('a'),
  favourite('b', ['I10']),
  favourite('c', ['E11.9'], 'Diabetes start'),
  favourite('d', ['E11.9', 'I10']),
  favourite('e', [], 'Diabetes start'),
];

test('favorites are grouped by order set, then by diagnosis', () => {
  const groups = groupFavourites(ALL).map(({ title, rows }) => [title, rows.map(({ id }) => id)]);
  expect(groups).toEqual([
    ['Diabetes start', ['c', 'e']],
    ['For E11.9', ['d']],
    ['For I10', ['b']],
    ['Other favorites', ['a']],
  ]);
});

test('favorites for the diagnoses of the prescription are first', () => {
  const { fitting, others } = favouritesFor(ALL, ['I10']);
  expect(fitting.map(({ id }) => id)).toEqual(['b', 'd']);
  expect(others.map(({ id }) => id)).toEqual(['a', 'c', 'e']);
});
