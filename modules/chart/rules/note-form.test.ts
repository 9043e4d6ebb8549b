import { expect, test } from 'vitest';
import { notePatch } from './note-form.ts';

test('trims a title and collapses its whitespace', () => {
  expect(notePatch().parse({ chart_note_record_name: ' Annual \n physical ' })).toEqual({
    chart_note_record_name: 'Annual physical',
  });
  // Bidirectional control characters are removed.
  expect(notePatch().parse({ chart_note_record_name: 'a\u202eb' })).toEqual({ chart_note_record_name: 'ab' });
});

test.each([
  [{ chart_note_record_name: '' }, 'Enter a visit title'],
  [{ note: null }, 'The note must be text'],
  [{ nurse_note: '<p>x</p>'.repeat(30_000) }, 'The nurse note can have at most 200,000 characters'],
  [{ note: 'x'.repeat(900_000) }, 'The note can have at most 200,000 characters'],
  [{ en_counter_mode: 'x' }, 'Choose office, phone or video'],
  [{ service_date: '1776-07-04' }, 'The date of service is out of range'],
])('case %# is rejected with an error', (input, message) => {
  expect(notePatch().safeParse(input).error?.issues[0]?.message).toBe(message);
});

test('removed markup doesn’t count toward the length', () => {
  const pasted = `<p ${'style="x" '.repeat(25_000)}>short</p>`;
  expect(notePatch().parse({ note: pasted })).toEqual({ note: '<p>short</p>' });
});
