// Over 300 lines: each supported or reported FHIR feature has its own case.
import { describe, expect, test } from 'vitest';
import { checkDefinition, evaluate, fromFhir, toFhir } from '../index.ts';
import type { Answers } from '../question.ts';

const X = 'http://hl7.org/fhir/StructureDefinition';
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';
const coding = (code: string, more: object = {}) => ({
  valueCoding: { system: 'http://loinc.org', code, display: `Label ${code}` },
  ...more,
});
const scored = (code: string, score: number) =>
  coding(code, { extension: [{ url: `${X}/itemWeight`, valueDecimal: score }] });

function read(item: object[], more: object = {}) {
  const found = fromFhir({ resourceType: 'Questionnaire', title: 'Made', item, ...more })!;
  const checked = checkDefinition({ questions: found.questions, scores: found.scores });
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues));
  const shown = (answers: Answers): string[] => evaluate(checked.definition, answers, null).shown;
  return { ...found, definition: checked.definition, shown };
}

describe('answers', () => {
  test('expands a contained value set and reports others', () => {
    const contained = [
      {
        resourceType: 'ValueSet',
        id: 'yn',
        compose: { include: [{ system: 's', concept: [{ code: 'Y' }, { code: 'N', display: 'No' }] }] },
      },
      { resourceType: 'ValueSet', id: 'rule', compose: { include: [{ system: 's', filter: [{}] }] } },
    ];
    const { questions, left_out: lost } = read(
      [
        { linkId: 'a', type: 'choice', text: 'A', answerValueSet: '#yn' },
        { linkId: 'b', type: 'choice', text: 'B', answerValueSet: 'http://example.org/vs' },
        { linkId: 'c', type: 'choice', text: 'C', answerValueSet: '#rule' },
      ],
      { contained },
    );
    expect(questions.map(({ type }) => type)).toEqual(['single', 'short_text', 'short_text']);
    expect(questions[0]!.choices.map(({ label }) => label)).toEqual(['Y', 'No']);
    expect(lost.filter((each) => each.startsWith('“B”'))).toEqual([
      '“B”: its answers are in the value set http://example.org/vs, which the file does not contain',
      '“B”: it has fewer than two answer choices and becomes a text question',
    ]);
    expect(lost.some((each) => each.startsWith('“C”') && each.includes('defined by a rule'))).toBe(true);
  });

  test('keeps the codes <5 and >5 distinct, including in conditions', () => {
    const { questions, shown } = read([
      { linkId: 'n', type: 'choice', text: 'How many?', answerOption: [coding('<5'), coding('>5'), coding('5')] },
      {
        linkId: 'more',
        type: 'string',
        text: 'Why?',
        enableWhen: [{ question: 'n', operator: '=', answerCoding: { system: 'http://loinc.org', code: '>5' } }],
      },
    ]);
    const [few, many, five] = questions[0]!.choices;
    expect(new Set([few!.value, many!.value, five!.value]).size).toBe(3);
    expect(many!.coding).toEqual({ system: 'http://loinc.org', code: '>5' });
    expect(shown({ n: many!.value })).toEqual(['n', 'more']);
    expect(shown({ n: few!.value })).toEqual(['n']);
  });

  test('uses itemWeight as score, and exports LOINC codes again', () => {
    const found = read([
      {
        linkId: 'q',
        type: 'choice',
        text: 'Q',
        code: [{ system: 'http://loinc.org', code: '44250-9' }],
        answerOption: [scored('LA1', 0), scored('LA2', 3)],
      },
    ]);
    expect(found.questions[0]!.choices.map(({ score }) => score)).toEqual([0, 3]);
    const back = toFhir({ name: 'Made', type: 'T', comments: '', is_published: true }, found.definition);
    expect(back.item[0]).toMatchObject({
      code: [{ system: 'http://loinc.org', code: '44250-9' }],
      answerOption: [{ valueCoding: { system: 'http://loinc.org', code: 'LA1' } }, {}],
    });
    expect(fromFhir(JSON.parse(JSON.stringify(back)))).toMatchObject({ questions: found.questions, left_out: [] });
  });
});

describe('conditions', () => {
  const number = { linkId: 'n', type: 'decimal', text: 'N' };
  const day = { linkId: 'd', type: 'date', text: 'D' };
  const then = (when: object, more: object = {}) => ({
    linkId: 'x',
    type: 'string',
    text: 'X',
    enableWhen: [when],
    ...more,
  });

  test.each<[string, object, [Answers, boolean][]]>([
    [
      'exists=false',
      { question: 'n', operator: 'exists', answerBoolean: false },
      [
        [{}, true],
        [{ n: 1 }, false],
      ],
    ],
    [
      'exists=true',
      { question: 'n', operator: 'exists', answerBoolean: true },
      [
        [{}, false],
        [{ n: 0 }, true],
      ],
    ],
    [
      '>= 0.5',
      { question: 'n', operator: '>=', answerDecimal: 0.5 },
      [
        [{ n: 0.5 }, true],
        [{ n: 0.49 }, false],
      ],
    ],
    [
      '<= 0.5',
      { question: 'n', operator: '<=', answerDecimal: 0.5 },
      [
        [{ n: 0.5 }, true],
        [{ n: 0.51 }, false],
      ],
    ],
    [
      'a quantity',
      { question: 'n', operator: '>', answerQuantity: { value: 3 } },
      [
        [{ n: 4 }, true],
        [{ n: 3 }, false],
      ],
    ],
    [
      'after a date',
      { question: 'd', operator: '>', answerDate: '2020-02-01' },
      [
        [{ d: '2020-02-02' }, true],
        [{ d: '2020-02-01' }, false],
      ],
    ],
    [
      'until a date',
      { question: 'd', operator: '<=', answerDate: '2020-02-01' },
      [
        [{ d: '2020-02-01' }, true],
        [{ d: '2021-01-01' }, false],
      ],
    ],
  ])('%s', (_name, when, cases) => {
    const { shown, left_out: lost, definition } = read([number, day, then(when)]);
    expect(lost).toEqual([]);
    for (const [answers, isShown] of cases) expect(shown(answers).includes('x')).toBe(isShown);
    // The same after export and import.
    const back = fromFhir(
      JSON.parse(JSON.stringify(toFhir({ name: 'M', type: 'T', comments: '', is_published: true }, definition))),
    )!;
    expect(back.questions).toEqual(definition.questions);
  });

  test.each<[string, object]>([
    ['a partial date', { question: 'd', operator: '>', answerDate: '2020' }],
    ['a time', { question: 'd', operator: '>', answerDateTime: '2020-01-01T10:00:00Z' }],
    ['a quantity in a unit', { question: 'n', operator: '>', answerQuantity: { value: 3, unit: 'kg' } }],
    ['an unknown question', { question: 'zzz', operator: '=', answerBoolean: true }],
    ['a reference', { question: 'n', operator: '=', answerReference: {} }],
  ])('reports %s and always shows the question', (_name, when) => {
    const { shown, left_out: lost } = read([number, day, then(when)]);
    expect(lost).toHaveLength(1);
    expect(lost[0]).toMatch(/^“X”: its condition on “\w+” can’t be imported: .*It is always shown$/);
    expect(shown({})).toContain('x');
  });

  test('reports an expression', () => {
    const extension = [
      { url: `${SDC}/sdc-questionnaire-enableWhenExpression`, valueExpression: { expression: 'true' } },
    ];
    expect(read([{ linkId: 'x', type: 'string', text: 'X', extension }]).left_out).toEqual([
      '“X”: its visibility depends on an expression, which can’t be imported. It is always shown',
    ]);
  });

  test('shows the question always if one of several alternatives is not supported', () => {
    const item = { ...then({ question: 'zzz', operator: 'exists', answerBoolean: true }), enableBehavior: 'any' };
    item.enableWhen.push({ question: 'n', operator: '>', answerDecimal: 3 });
    expect(read([number, item]).shown({})).toContain('x');
  });

  test('applies a group’s condition to its questions, including nested groups', () => {
    const when = (question: string) => [{ question, operator: '=', answerBoolean: true }];
    const yes = (linkId: string) => ({ linkId, type: 'boolean', text: linkId });
    const { shown, left_out: lost } = read([
      ...[yes('a'), yes('b'), yes('c')],
      {
        linkId: 'g',
        type: 'group',
        text: 'G',
        enableWhen: when('a'),
        item: [
          {
            linkId: 'h',
            type: 'group',
            text: 'H',
            enableWhen: when('b'),
            item: [{ ...yes('x'), enableWhen: when('c') }, yes('y')],
          },
        ],
      },
    ]);
    expect(lost).toEqual([]);
    expect(shown({ a: true, b: true, c: true })).toEqual(expect.arrayContaining(['g.0.x', 'g.0.y']));
    expect(shown({ a: true, b: false, c: true }).filter((path) => path.startsWith('g.'))).toEqual([]);
    expect(shown({ a: true, b: true }).filter((path) => path.startsWith('g.'))).toEqual(['g.0.h', 'g.0.y']);
  });
});

describe('totals', () => {
  const ask = (linkId: string) => ({
    linkId,
    type: 'choice',
    text: linkId,
    answerOption: [scored('0', 0), scored('1', 1)],
  });
  const total = (expression: string, more: object = {}) => ({
    linkId: 't',
    type: 'decimal',
    text: 'Total',
    readOnly: true,
    extension: [
      {
        url: `${SDC}/sdc-questionnaire-calculatedExpression`,
        valueExpression: { language: 'text/fhirpath', expression },
      },
    ],
    ...more,
  });
  const one = (link: string) => `%resource.item.where(linkId='${link}').answer.value.ordinal()`;

  test.each([
    `${one('a')} + ${one('b')}`,
    '(%a + %b)',
    'iif(%any, %a + %b, {})',
    "%resource.item.where(linkId in ('a' | 'b')).answer.value.ordinal().sum()",
    "%resource.item.where(linkId = 'a' or linkId = 'b').answer.value.ordinal().sum()",
  ])('%s is imported as a score', (expression) => {
    const extension = ['a', 'b'].map((name) => ({
      url: `${X}/variable`,
      valueExpression: { name, expression: one(name) },
    }));
    const {
      scores,
      questions,
      left_out: lost,
      definition,
    } = read([ask('a'), ask('b'), total(expression)], { extension });
    expect(lost).toEqual([]);
    expect(questions.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(scores).toEqual([{ id: 't', name: 'Total', questions: ['a', 'b'], bands: [], follow_up: null }]);
    expect(evaluate(definition, { a: '1', b: '1' }, null).scores[0]!.total).toBe(2);
  });

  test.each([
    `${one('a')} * 2`,
    `${one('a')} - ${one('b')}`,
    `${one('a')} + 1`,
    `iif(${one('a')} > 0, 1, 0)`,
    `${one('a')} + ${one('zzz')}`,
    `${one('a')} + ${one('a')}`,
    "%resource.item.where(linkId != 'a').answer.value.ordinal().sum()",
    '%weight / (%height * %height)',
    '',
  ])('reports %s', (expression) => {
    const { scores, questions, left_out: lost } = read([ask('a'), ask('b'), total(expression)]);
    expect([scores, questions.length, lost.length]).toEqual([[], 2, 1]);
    expect(lost[0]).toMatch(/^“Total”: /);
  });
});

test('reports units, tables, initial values, hidden and unknown items', () => {
  const row = (linkId: string, answerOption: object[]) => ({ linkId, type: 'choice', text: linkId, answerOption });
  const control = (code: string) => ({
    url: `${X}/questionnaire-itemControl`,
    valueCodeableConcept: { coding: [{ code }] },
  });
  const { questions, left_out: lost } = read([
    {
      linkId: 'w',
      type: 'quantity',
      text: 'Weight',
      initial: [{ valueQuantity: {} }],
      extension: ['kg', 'lb'].map((code) => ({ url: `${X}/questionnaire-unitOption`, valueCoding: { code } })),
    },
    {
      linkId: 'm',
      type: 'group',
      text: 'Same',
      extension: [control('gtable')],
      item: [row('m.1', [coding('a'), coding('b')]), row('m.2', [coding('a'), coding('b')])],
    },
    {
      linkId: 'k',
      type: 'group',
      text: 'Mixed',
      extension: [control('gtable')],
      item: [row('k.1', [coding('a'), coding('b')]), { linkId: 'k.2', type: 'string', text: 'Why' }],
    },
    { linkId: 'o', type: 'open-choice', text: 'Open', answerOption: [coding('a'), coding('b')] },
    {
      linkId: 'h',
      type: 'string',
      text: 'Hidden',
      extension: [{ url: `${X}/questionnaire-hidden`, valueBoolean: true }],
    },
    {
      linkId: 'e',
      type: 'string',
      text: 'Odd',
      extension: [{ url: 'http://example.org/odd-thing', valueBoolean: true }],
    },
    { linkId: 't', type: 'dateTime', text: 'When' },
  ]);
  expect(questions.map(({ id, type }) => `${id} ${type}`)).toEqual([
    ...['w number', 'm matrix', 'k group', 'k_1 single', 'k_2 short_text', 'o single', 'e short_text', 't date'],
  ]);
  expect(questions[0]!.unit).toBe('kg');
  expect(lost).toEqual([
    '“Weight”: of the units kg, lb, only kg is imported',
    '“Weight”: its prefilled value is not imported',
    '“Mixed”: its table becomes separate questions',
    '“Open”: free-text answers in addition to the listed ones are not imported',
    '“Hidden”: it is hidden from the respondent and not imported',
    '“Odd”: the extension “odd-thing” is not supported',
    '“When”: the time of day is not imported',
  ]);
});
