import { expect, test } from 'vitest';
import { around, expectTimeToGrowWithLength, type HostileText } from '#values/testing/time-of-readers.ts';
import { fromFhir } from './from-fhir.ts';

const run = around();
/** Returns a questionnaire with long runs of characters in its header and items. */
const inTexts: HostileText = (signs, size) => {
  const text = run(signs, size / 4);
  const answerOption = [{ valueCoding: { code: text } }, { valueString: 'x' }];
  return JSON.stringify({
    resourceType: 'Questionnaire',
    title: text,
    description: text,
    item: [{ type: 'choice', linkId: `a${text}`, text: 'x', answerOption }],
  });
};
const manyOf = (item: object): HostileText => {
  const one = JSON.stringify(item);
  return (_signs, size) =>
    `{"resourceType":"Questionnaire","item":[${Array.from({ length: size / one.length }, () => one).join(',')}]}`;
};

test('reading a questionnaire takes linear time', () =>
  expectTimeToGrowWithLength({
    most: 2_000_000,
    texts: [
      inTexts,
      manyOf({ type: 'string', linkId: 'a', text: 'x' }),
      manyOf({ type: 'unknown', linkId: 'a', text: 'x' }),
      manyOf({
        type: 'string',
        linkId: 'a',
        enableWhen: Array.from({ length: 40 }, () => ({ question: 'a', operator: '=', answerInteger: 1 })),
      }),
    ],
    read: (text) => fromFhir(JSON.parse(text)),
  }));

test('IDs keep letters and digits, without dashes at either end', () => {
  const item = [{ type: 'string', linkId: `__How many?! ${'x'.repeat(80)}`, text: 'x' }];
  expect(fromFhir({ resourceType: 'Questionnaire', item })?.questions[0]?.id).toBe(`How_many_${'x'.repeat(51)}`);
});
