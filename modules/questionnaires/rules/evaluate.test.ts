import { expect, test } from 'vitest';
import {
  type AnswerValue,
  checkAnswer,
  checkDefinition,
  evaluate,
  fromFhir,
  fromWire,
  plainQuestion as ask,
  type Question,
  toWire,
} from './index.ts';

const choices = ['a', 'b', 'c'].map((value, index) => ({ value, label: value.toUpperCase(), score: index }));
const yes = (question: string) => ({
  match: 'all' as const,
  tests: [{ question, is: 'equals' as const, value: true }],
});

test('drops hidden answers, and hides questions that depend on them', () => {
  const questions = [
    ask('smokes', 'yes_no', 'Smokes?'),
    ask('kinds', 'multiple', 'What?', { choices, condition: yes('smokes') }),
    ask('more', 'short_text', 'More', {
      required: true,
      condition: { match: 'all', tests: [{ question: 'kinds', is: 'includes', value: 'b' }] },
    }),
  ];
  const given = { kinds: ['b'], more: 'A pipe' };
  const definition = { questions, scores: [] };
  const open = evaluate(definition, { smokes: true, ...given }, null);
  expect([open.shown, open.answers]).toEqual([['smokes', 'kinds', 'more'], { smokes: true, ...given }]);
  const hidden = evaluate(definition, { smokes: false, ...given }, null);
  expect([hidden.shown, hidden.answers, hidden.missing, hidden.issues]).toEqual([
    ['smokes'],
    { smokes: false },
    [],
    [],
  ]);
});

test('a hidden group hides its questions; a repeated one is asked for each entry', () => {
  const questions = [
    ask('any', 'yes_no', 'Any?'),
    ask('drugs', 'group', 'Drugs', { most: 3, required: true, condition: yes('any') }),
    ask('name', 'short_text', 'Name', { group: 'drugs', required: true }),
    ask('daily', 'yes_no', 'Daily?', { group: 'drugs' }),
    ask('when', 'short_text', 'When?', { group: 'drugs', condition: yes('daily') }),
  ];
  const definition = { questions, scores: [] };
  expect(evaluate(definition, { any: true }, null).missing).toEqual(['drugs']);
  const found = evaluate(
    definition,
    {
      any: true,
      drugs: [
        { name: 'Aspirin', daily: true, when: 'Morning' },
        { daily: false, when: 'Never' },
      ],
    },
    null,
  );
  expect(found.answers['drugs']).toEqual([{ name: 'Aspirin', daily: true, when: 'Morning' }, { daily: false }]);
  expect(found.missing).toEqual(['drugs.1.name']);
  expect(evaluate(definition, { any: false, drugs: [{ name: 'x' }] }, null).answers).toEqual({ any: false });
  expect(evaluate(definition, { any: true, drugs: [{}, {}, {}, {}] }, null).issues[0]?.path).toBe('drugs');
  expect(evaluate(definition, { any: true, drugs: [{ other: 1 }] }, null).issues[0]?.path).toBe('drugs.0.other');
});

test.each<[Partial<Question>, unknown, unknown]>([
  [{ type: 'short_text' }, '  x  ', 'x'],
  [{ type: 'short_text' }, 'x'.repeat(301), 'Enter at most 300 characters'],
  [{ type: 'short_text' }, 5, 'Enter text'],
  [{ type: 'number', low: 0, high: 10, unit: 'kg' }, 11, 'Enter a number from 0 to 10 kg'],
  [{ type: 'number', low: 0 }, -1, 'Enter at least 0'],
  [{ type: 'number' }, 1.5, 'Enter a whole number'],
  [{ type: 'number', decimals: 1 }, 1.5, 1.5],
  [{ type: 'number' }, '5', 'Enter a number'],
  [{ type: 'number' }, Number.NaN, 'Enter a number'],
  [{ type: 'scale', low: 0, high: 10 }, 10, 10],
  [{ type: 'date' }, '2026-02-29', 'Enter a date'],
  [{ type: 'date' }, '2024-02-29', '2024-02-29'],
  [{ type: 'yes_no' }, 'yes', 'Answer yes or no'],
  [{ type: 'single', choices }, 'd', 'Choose one of the answers'],
  [{ type: 'single', choices }, 'b', 'b'],
  [{ type: 'multiple', choices }, ['c', 'a', 'a'], ['a', 'c']],
  [{ type: 'multiple', choices }, ['z'], 'Choose from the answers'],
  [{ type: 'matrix', choices, rows: [{ id: 'r', label: 'R' }] }, { r: 'a' }, { r: 'a' }],
  [{ type: 'matrix', choices, rows: [{ id: 'r', label: 'R' }] }, { s: 'a' }, 'Choose one answer in each row'],
  [{ type: 'signature' }, { name: ' Ada Lang ', strokes: [[1, 2]] }, { name: 'Ada Lang', strokes: [[1, 2]] }],
  [{ type: 'signature' }, { name: '', strokes: [] }, 'Sign with your full name'],
  [{ type: 'signature' }, { name: 'x', strokes: [[1, 2000]] }, 'Draw the signature again'],
  [{ type: 'file' }, { name: 'x' }, 'Choose a file'],
])('%j of %j', (traits, given, expected) => {
  const checked = checkAnswer({ ...ask('q', 'heading', 'Q'), ...traits }, given);
  expect('problem' in checked ? checked.problem : checked.value).toEqual(expected as AnswerValue);
});

test('reports unknown questions and doesn’t store their answers', () => {
  const definition = { questions: [ask('q', 'single', 'Q', { choices }), ask('h', 'heading', 'H')], scores: [] };
  const found = evaluate(definition, { q: 'zzz', other: 'x', h: 'y' }, null);
  expect([found.answers, found.issues.map(({ path }) => path).sort()]).toEqual([{}, ['h', 'other', 'q']]);
});

const wrong = (questions: unknown[], scores: unknown[] = []): string[] => {
  const checked = checkDefinition({ questions, scores });
  return 'issues' in checked ? checked.issues.map(({ path }) => path) : [];
};

test('rejects an invalid definition with the path of the error', () => {
  expect(wrong([ask('a', 'single', 'A', { choices: [choices[0]!] })])).toEqual(['questions.0.choices']);
  expect(wrong([ask('a', 'short_text', 'A'), ask('a', 'short_text', 'B')])).toEqual(['questions.1.id']);
  expect(wrong([ask('a', 'short_text', 'A', { condition: yes('b') }), ask('b', 'yes_no', 'B')])).toEqual([
    'questions.0.condition.tests.0.question',
  ]);
  expect(wrong([ask('a', 'short_text', 'A', { group: 'g' }), ask('g', 'group', 'G')])).toEqual(['questions.0.group']);
  expect(wrong([ask('a', 'short_text', ' ')])).toEqual(['questions.0.text']);
  expect(wrong([ask('a', 'scale', 'A')])).toEqual(['questions.0.high']);
  expect(wrong([{ ...ask('a', 'short_text', 'A'), type: 'riddle' }])).toEqual(['questions.0.type']);
  const band = { from: 0, to: 3, label: 'Low', tone: 'info', only: null };
  const score = { id: 's', name: 'S', questions: ['a'], bands: [band, { ...band, from: 3, to: 5 }] };
  expect(wrong([ask('a', 'yes_no', 'A')], [score])).toEqual(['scores.0.bands']);
  expect(wrong([ask('a', 'short_text', 'A')], [{ ...score, bands: [] }])).toEqual(['scores.0.questions']);
  for (const odd of [null, 7, 'x', { questions: 'x' }, { questions: [null] }])
    expect(checkDefinition(odd)).toHaveProperty('issues');
});

test('questions survive conversion to the API and back', () => {
  const questions = [ask('a', 'yes_no', 'A', { required: true }), ask('b', 'number', 'B', { unit: 'kg' })];
  expect(fromWire(toWire(questions).toReversed())).toEqual(questions);
});

test('imports a foreign questionnaire and reports what is not supported', () => {
  const found = fromFhir({
    resourceType: 'Questionnaire',
    title: 'Falls',
    item: [
      {
        linkId: '1',
        type: 'group',
        text: 'Falls',
        item: [
          { linkId: '1.1', type: 'boolean', text: 'Fallen?' },
          {
            linkId: '1.2',
            type: 'integer',
            text: 'How often?',
            enableWhen: [{ question: '1.1', operator: '=', answerBoolean: true }],
          },
          { linkId: '1.3', type: 'group', text: 'Inner', item: [{ linkId: '1.3.1', type: 'string', text: 'Where?' }] },
        ],
      },
      { linkId: '2', type: 'reference', text: 'Which doctor?' },
    ],
  })!;
  expect(found.questions.map(({ id, type, group }) => [id, type, group])).toEqual([
    ['1', 'group', null],
    ['1_1', 'yes_no', '1'],
    ['1_2', 'number', '1'],
    ['1_3', 'heading', '1'],
    ['1_3_1', 'short_text', '1'],
  ]);
  expect(found.questions[2]!.condition).toEqual({
    match: 'all',
    tests: [{ question: '1_1', is: 'equals', value: true }],
  });
  expect(found.left_out).toEqual(['“Which doctor?”: its type is not supported']);
  expect(checkDefinition({ questions: found.questions, scores: found.scores })).toHaveProperty('definition');
  for (const odd of [null, [], 'x', { resourceType: 'Patient' }]) expect(fromFhir(odd)).toBeNull();
  expect(fromFhir({ resourceType: 'Questionnaire', item: [null, 5, { linkId: 7 }] })?.questions).toEqual([]);
});
