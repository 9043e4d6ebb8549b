import { expect, test } from 'vitest';
import { evaluate } from '../evaluate.ts';
import { INSTRUMENTS } from './index.ts';
import { nameInSpanish, questionsInSpanish, titleForPatients } from './spanish.ts';

const textsOf = (code: string): string[] =>
  INSTRUMENTS.find((each) => each.code === code)!.definition.questions.flatMap((question) => [
    question.text,
    question.unit,
    question.low_label,
    question.high_label,
    ...question.choices.map(({ label }) => label),
    ...question.rows.map(({ label }) => label),
  ]);

test.each(['phq-2', 'phq-9', 'gad-7', 'audit-c', 'intake'])('every text of %s has a translation', (code) => {
  const same = new Set(['', 'Diabetes']);
  const left = textsOf(code).filter((text) => nameInSpanish(code, text) === text && !same.has(text));
  expect(left).toEqual([]);
});

test.each(['phq-9', 'gad-7', 'audit-c'])('the Spanish questions of %s keep ids, values and scores', (name) => {
  const { definition } = INSTRUMENTS.find(({ code }) => code === name)!;
  const spanish = { ...definition, questions: questionsInSpanish(name, definition.questions) };
  const answers = Object.fromEntries(definition.scores[0]!.questions.map((id) => [id, '2']));
  expect(evaluate(spanish, answers, null)).toEqual(evaluate(definition, answers, null));
});

test('patients see a title instead of the code of an instrument, in both languages', () => {
  for (const { code, name, title } of INSTRUMENTS) {
    expect(titleForPatients(code, name)).toBe(title ?? name);
    expect(titleForPatients(code, name)).not.toMatch(/PHQ|GAD|AUDIT/);
    expect(nameInSpanish(code, name)).not.toBe(name);
    expect(nameInSpanish(code, name)).not.toBe(title);
  }
  expect(titleForPatients('phq-9', 'Our form')).toBe('Our form');
  expect(titleForPatients(null, 'PHQ-9')).toBe('PHQ-9');
});

test('texts of a clinic’s own questionnaire are unchanged', () => {
  const { definition } = INSTRUMENTS.find(({ code }) => code === 'gad-7')!;
  expect(questionsInSpanish(null, definition.questions)).toEqual(definition.questions);
  const [first] = INSTRUMENTS.find(({ code }) => code === 'intake')!.definition.questions;
  expect(questionsInSpanish('intake', [{ ...first!, text: 'Our own question' }])[0]!.text).toBe('Our own question');
});
