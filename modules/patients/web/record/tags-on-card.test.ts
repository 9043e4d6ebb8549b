import { expect, test } from 'vitest';
import { tagsOnCard } from './tags-on-card.ts';

const tags = (...words: string[]) => words.map((tag) => ({ tag }));

test('a card shows the tags that fit completely', () => {
  expect(tagsOnCard([], 'Shapiro, Olga')).toBe(0);
  expect(tagsOnCard(tags('Interpreter'), 'Shapiro, Olga')).toBe(1);
  expect(tagsOnCard(tags('Fall risk', 'Telehealth'), 'Li, Bo')).toBe(2);
  expect(tagsOnCard(tags('Care management', 'Fall risk', 'Interpreter'), 'Jefferson, Dorothy Mae')).toBe(1);
});

test('shows at least one tag, however long the name is', () => {
  expect(tagsOnCard(tags('Consent: guardian', 'New patient'), 'a'.repeat(200))).toBe(1);
});
