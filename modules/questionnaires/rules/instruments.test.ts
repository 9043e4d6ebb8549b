import { expect, test } from 'vitest';
import { checkDefinition, evaluate, fromFhir, INSTRUMENTS, toFhir, type Answers, type Definition } from './index.ts';

const definitionOf = (code: string): Definition => INSTRUMENTS.find((one) => one.code === code)!.definition;
const PHQ9 = definitionOf('phq-9').scores[0]!.questions;
const GAD7 = definitionOf('gad-7').scores[0]!.questions;

/** Returns answers of 0 to 3 with the given total. */
function totalling(items: readonly string[], total: number): Answers {
  let left = total;
  return Object.fromEntries(
    items.map((id) => {
      const points = Math.min(3, left);
      left -= points;
      return [id, String(points)];
    }),
  );
}

const scored = (code: string, answers: Answers, sex: string | null = null) =>
  evaluate(definitionOf(code), answers, sex).scores[0]!;

test('every instrument is publishable and survives conversion to FHIR and back', () => {
  for (const { definition, name, type, comments } of INSTRUMENTS) {
    expect(checkDefinition(definition)).toEqual({ definition });
    const back = fromFhir(
      JSON.parse(JSON.stringify(toFhir({ name, type, comments, is_published: true }, definition))),
    )!;
    expect(back.left_out).toEqual([]);
    expect({ questions: back.questions, scores: back.scores }).toEqual(definition);
    expect(back).toMatchObject({ name, type, comments });
  }
});

test.each([
  [0, 'Minimal'],
  [4, 'Minimal'],
  [5, 'Mild'],
  [9, 'Mild'],
  [10, 'Moderate'],
  [14, 'Moderate'],
  [15, 'Moderately severe'],
  [19, 'Moderately severe'],
  [20, 'Severe'],
  [27, 'Severe'],
])('PHQ-9 of %i is %s', (total, label) => {
  const result = scored('phq-9', totalling(PHQ9, total));
  expect([result.total, result.band?.label, result.most]).toEqual([total, label, 27]);
});

test.each([
  [0, 'Minimal'],
  [4, 'Minimal'],
  [5, 'Mild'],
  [9, 'Mild'],
  [10, 'Moderate'],
  [14, 'Moderate'],
  [15, 'Severe'],
  [21, 'Severe'],
])('GAD-7 of %i is %s', (total, label) => {
  const result = scored('gad-7', totalling(GAD7, total));
  expect([result.total, result.band?.label, result.most]).toEqual([total, label, 21]);
});

test.each([
  [2, 'Negative screen'],
  [3, 'Positive screen'],
  [6, 'Positive screen'],
])('PHQ-2 of %i is a %s', (total, label) => {
  expect(scored('phq-2', totalling(['interest', 'mood'], total)).band?.label).toBe(label);
});

test.each([
  ['Male', 3, 'Negative screen'],
  ['Male', 4, 'Positive screen'],
  ['Female', 2, 'Negative screen'],
  ['Female', 3, 'Positive screen'],
  [null, 3, 'Positive screen'],
  ['Male', 12, 'Positive screen'],
  ['Female', 12, 'Positive screen'],
])('AUDIT-C of %s with %i is a %s', (sex, total, label) => {
  const [first, rest] = [Math.min(4, Math.max(1, total)), Math.max(0, total - 4)];
  const answers = {
    how_often: String(first),
    how_many: String(Math.min(4, rest)),
    six_or_more: String(Math.max(0, rest - 4)),
  };
  expect([scored('audit-c', answers, sex).total, scored('audit-c', answers, sex).band?.label]).toEqual([total, label]);
});

test('patients who never drink are not asked how much, and have a total', () => {
  const found = evaluate(definitionOf('audit-c'), { how_often: '0' }, 'Female');
  expect(found.shown).toEqual(['how_often']);
  expect([found.missing, found.percent, found.scores[0]!.total]).toEqual([[], 100, 0]);
  expect(evaluate(definitionOf('audit-c'), {}, 'Female').scores[0]!.total).toBeNull();
});

test('there is no total while any item is missing', () => {
  for (const [code, items] of [
    ['phq-9', PHQ9],
    ['gad-7', GAD7],
  ] as const)
    for (const left of items) {
      const { [left]: _left, ...answers } = totalling(items, 12);
      const found = evaluate(definitionOf(code), answers, null);
      expect([found.scores[0]!.total, found.scores[0]!.band, found.missing]).toEqual([null, null, [left]]);
    }
});

test('item 9 of the PHQ-9 is a crisis answer from “several days” on, regardless of other answers', () => {
  const crisis = (value: string) => evaluate(definitionOf('phq-9'), { self_harm: value }, null).crisis;
  expect(['0', '1', '2', '3'].map(crisis)).toEqual([[], ['self_harm'], ['self_harm'], ['self_harm']]);
});

test('the difficulty question is asked if there is any problem, and never counts', () => {
  expect(evaluate(definitionOf('phq-9'), totalling(PHQ9, 0), null).shown).not.toContain('difficulty');
  const found = evaluate(definitionOf('phq-9'), { ...totalling(PHQ9, 1), difficulty: '3' }, null);
  expect(found.shown).toContain('difficulty');
  expect(found.scores[0]!.total).toBe(1);
});
