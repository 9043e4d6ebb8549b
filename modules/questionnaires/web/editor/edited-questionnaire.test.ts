import { expect, test } from 'vitest';
import { plainQuestion as ask } from '../../rules/question.ts';
import { newQuestion, withFreeIds, withoutQuestion } from './edited-questionnaire.ts';

test('new questions and the questions of a group get unused IDs', () => {
  const others = [ask('q1', 'yes_no', 'One'), ask('q3', 'yes_no', 'Three')];
  expect(newQuestion('single', others).id).toBe('q4');
  const condition = { match: 'all' as const, tests: [{ question: 'q1', is: 'equals' as const, value: true }] };
  const added = withFreeIds([ask('q1', 'yes_no', 'A'), ask('x', 'short_text', 'B', { condition })], others);
  expect(added.map(({ id }) => id)).toEqual(['q1_2', 'x']);
  expect(added[1]!.condition!.tests[0]!.question).toBe('q1_2');
});

test('removing a question removes references to it', () => {
  const condition = { match: 'all' as const, tests: [{ question: 'a', is: 'equals' as const, value: true }] };
  const score = { id: 's', name: 'S', questions: ['a'], bands: [], follow_up: null };
  const edited = {
    name: 'N',
    type: 'T',
    comments: '',
    asked_for: [],
    scores: [score],
    questions: [ask('a', 'yes_no', 'A'), ask('b', 'short_text', 'B', { condition })],
  };
  const left = withoutQuestion(edited, 'a');
  expect([left.questions.map(({ id }) => id), left.questions[0]!.condition, left.scores]).toEqual([['b'], null, []]);
});
