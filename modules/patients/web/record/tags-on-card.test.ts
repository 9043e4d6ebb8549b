import { expect, test } from 'vitest';
import { tagsOnCard } from './tags-on-card.ts';

const tags = (...words: string[]) => words.map((tag) => ({ tag }));

test('a card shows the tags that stand there whole', () => {
  expect(tagsOnCard([], 'Shapiro, Olga')).toBe(0);
  expect(tagsOnCard(tags('Interpreter'), 'Shapiro, Olga')).toBe(1);
  expect(tagsOnCard(tags('Fall risk', 'Telehealth'), 'Li, Bo')).toBe(2);
  expect(tagsOnCard(tags('Care management', 'Fall risk', 'Interpreter'), 'Jefferson, Dorothy Mae')).toBe(1);
});

test('however long a name is, one tag says that there are some', () => {
  expect(tagsOnCard(tags('Consent: guardian', 'New patient'), 'a'.repeat(200))).toBe(1);
});
