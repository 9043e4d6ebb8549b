import { expect, test } from 'vitest';
import { compareSections } from './index.ts';

test('pairs sections by title, and says which have the same words', () => {
  const now = '<h2>Subjective</h2><p>Cough</p><h2>Plan</h2><p>Rest</p><h2>Objective</h2><p></p>';
  const before = '<p>Call</p><h2>Plan</h2><p><strong>Rest</strong></p><h2>Subjective</h2><p>Fever</p>';
  expect(compareSections(now, before)).toEqual([
    { title: 'Subjective', now: '<p>Cough</p>', before: '<p>Fever</p>', isSame: false },
    { title: 'Plan', now: '<p>Rest</p>', before: '<p><strong>Rest</strong></p>', isSame: true },
    { title: '', now: '', before: '<p>Call</p>', isSame: false },
  ]);
});

test('a title that occurs twice is one section', () => {
  expect(compareSections('<h2>A</h2><p>1</p><h2>A</h2><p>2</p>', '<h2>A</h2><p>1</p>')).toMatchObject([
    { title: 'A', now: '<p>1</p><p>2</p>', before: '<p>1</p>' },
  ]);
});
