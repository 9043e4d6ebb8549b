import { expect, test } from 'vitest';
import { countWords, isNoteEmpty, noteExcerpt, noteText } from './note-text.ts';
import { SOAP_TEMPLATE } from './soap-template.ts';

const NOTE = SOAP_TEMPLATE.replace(
  '<h2>Subjective</h2><p></p>',
  '<h2>Subjective</h2><p>Cough for <strong>three</strong> days.<br>No fever.</p>',
);

test('has a line for each block and break', () => {
  expect(noteText(NOTE)).toBe('Subjective\nCough for three days.\nNo fever.\nObjective\nAssessment\nPlan');
});

test.each(['', '<p></p>', '<p> &nbsp;<br></p>', SOAP_TEMPLATE, '<p>\u200b</p>', '<ul><li><p></p></li></ul><hr>'])(
  '%s has no words',
  (html) => expect(isNoteEmpty(html)).toBe(true),
);

test.each([NOTE, '<p>x</p>', '<p>–</p>', '<p>👍</p>', '<h2>Plan</h2><p>Plan B</p>', '<p>咳</p>'])(
  '%s has words',
  (html) => expect(isNoteEmpty(html)).toBe(false),
);

test('an excerpt omits empty headings and ends between words', () => {
  expect(noteExcerpt(NOTE, 200)).toBe('Cough for three days. No fever.');
  expect(noteExcerpt(NOTE, 20)).toBe('Cough for three…');
  expect(noteExcerpt('<p>😀😀😀</p>', 4)).toBe('😀…');
});

test('counts words separated by whitespace', () => {
  expect(countWords(NOTE)).toBe(10);
  expect(countWords('<p></p>')).toBe(0);
});
