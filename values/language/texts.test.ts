import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';
import { makeTranslate, translateMessage, type Texts } from './texts.ts';

const spanish: Texts = {
  'Try again': 'Intentar de nuevo',
  'Enter at most {count} characters': ({ count }) => `Escriba ${count} caracteres como máximo`,
  'Enter at most {count} characters.': ({ count }) => `Escriba ${count} caracteres como máximo.`,
  '{count} days': ({ count }) => (count === 1 ? '1 día' : `${count} días`),
  'Your visit with {name} on {day}': ({ name, day }) => `Su cita con ${name} el ${day}`,
};
const es = makeTranslate(() => spanish);
const en = makeTranslate(() => ({}));

test('translates a text with its values, and falls back to English', () => {
  expect(es('Try again')).toBe('Intentar de nuevo');
  expect(es('Hello {name}', { name: 'Ada' })).toBe('Hello Ada');
  expect(en('Your visit with {name} on {day}', { name: 'Dr. Lee', day: 'Monday' })).toBe(
    'Your visit with Dr. Lee on Monday',
  );
  expect(en('Total {count}', { count: 1234 })).toBe('Total 1,234');
  expect(es('toString')).toBe('toString');
});

test('chooses the plural form for a count', () => {
  expect(en.count(1, '{count} day', '{count} days')).toBe('1 day');
  expect(en.count(2, '{count} day', '{count} days')).toBe('2 days');
  expect(es.count(1, '{count} day', '{count} days')).toBe('1 día');
  expect(es.count(0, '{count} day', '{count} days')).toBe('0 días');
});

test('translates a message with values by the text around them', () => {
  expect(translateMessage(spanish, 'Enter at most 80 characters')).toBe('Escriba 80 caracteres como máximo');
  expect(translateMessage(spanish, 'Your visit with Dr. Lee on Monday')).toBe('Su cita con Dr. Lee el Monday');
  expect(translateMessage(spanish, 'Try again')).toBe('Intentar de nuevo');
  expect(translateMessage(spanish, 'Enter at most 80 characters. Unknown words. Try again')).toBe(
    'Escriba 80 caracteres como máximo. Unknown words. Intentar de nuevo',
  );
  expect(translateMessage(spanish, 'Unknown words')).toBe('Unknown words');
  expect(translateMessage({}, 'Try again')).toBe('Try again');
});

test('reads languages from tags and names', () => {
  expect(['es', 'es-MX', 'Spanish', 'ESPAÑOL', 'spa'].map(readLanguage)).toEqual(['es', 'es', 'es', 'es', 'es']);
  expect(['en', 'en-US', 'English'].map(readLanguage)).toEqual(['en', 'en', 'en']);
  expect([null, '', 'Estonian', 'French'].map(readLanguage)).toEqual([null, null, null, null]);
});
