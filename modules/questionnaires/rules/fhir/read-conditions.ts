import type { Condition, ConditionTest, Question } from '../question.ts';
import { EXTENSIONS as X, type FhirEnableWhen, type FhirItem } from './fhir-questionnaire.ts';
import { extensionsIn, linkIdOf, listOf } from './json-values.ts';

/** A supported condition, or the reason why it is not supported. */
export interface ReadCondition {
  condition: Condition | null;
  problems: string[];
}

/** Finds an earlier question by link ID; returns a reason if a condition can't depend on it. */
export type FindQuestion = (linkId: string) => Question | string;

const COMPARES = {
  '=': 'equals',
  '!=': 'not_equals',
  '>': 'above',
  '<': 'below',
  '>=': 'at_least',
  '<=': 'at_most',
} as const;

/**
 * Converts the conditions of an item. Of conditions that must all hold, unsupported ones are dropped; if any one
 * suffices, or none is left, the item is always shown: no question is ever hidden incorrectly.
 */
export function readCondition(item: FhirItem, find: FindQuestion): ReadCondition {
  const problems: string[] = [];
  if (extensionsIn(item.extension).some(({ url }) => url === X.shownBy))
    problems.push('its visibility depends on an expression, which can’t be imported');
  const whens = listOf(item.enableWhen) as unknown as FhirEnableWhen[];
  const tests = whens.flatMap((when): ConditionTest[] => {
    const test = readTest(when, find);
    if (typeof test !== 'string') return [test];
    problems.push(`its condition on “${linkIdOf(when.question).slice(0, 60)}” can’t be imported: ${test}`);
    return [];
  });
  const isAny = item.enableBehavior === 'any';
  const isKept = tests.length > 0 && !(isAny && tests.length < whens.length);
  if (problems.length > 0 && !isKept) problems[problems.length - 1] += '. It is always shown';
  return { condition: isKept ? { match: isAny ? 'any' : 'all', tests } : null, problems };
}

function readTest(when: FhirEnableWhen, find: FindQuestion): ConditionTest | string {
  const found = find(linkIdOf(when.question));
  if (typeof found === 'string') return found;
  const { id: question, type } = found;
  if (when.operator === 'exists') {
    if (typeof when.answerBoolean !== 'boolean') return 'it does not specify whether an answer exists';
    return { question, is: when.answerBoolean ? 'answered' : 'unanswered', value: null };
  }
  const is = Object.hasOwn(COMPARES, when.operator) ? COMPARES[when.operator] : undefined;
  if (is === undefined) return 'its comparison is not supported';
  const isOrder = is !== 'equals' && is !== 'not_equals';
  switch (type) {
    case 'yes_no':
      if (typeof when.answerBoolean !== 'boolean' || isOrder) return 'it compares with something other than yes or no';
      return { question, is, value: when.answerBoolean };
    case 'number':
    case 'scale': {
      const number = numberOf(when, found);
      return typeof number === 'string' ? number : { question, is, value: number };
    }
    case 'date': {
      const day = when.answerDate;
      if (when.answerDateTime !== undefined) return 'it compares with a time of day';
      if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return 'it does not compare with a full date';
      return { question, is, value: day };
    }
    case 'single':
    case 'multiple': {
      const value = choiceOf(when, found);
      if (value === null || isOrder) return 'it compares with a value that is not one of the answers';
      if (type === 'single') return { question, is, value };
      return is === 'equals'
        ? { question, is: 'includes', value }
        : 'questions with several answers can’t be compared this way';
    }
    case 'short_text':
    case 'long_text':
      if (typeof when.answerString !== 'string' || isOrder) return 'it does not compare with a text';
      return { question, is, value: when.answerString };
    default:
      return 'this kind of question can’t be compared';
  }
}

function numberOf(when: FhirEnableWhen, { unit }: Question): number | string {
  const { answerQuantity: quantity } = when;
  if (quantity !== undefined) {
    if (typeof quantity.value !== 'number' || quantity.comparator !== undefined)
      return 'its quantity has no exact value';
    const named = [quantity.unit, quantity.code].filter((each) => each !== undefined && each !== '');
    if (named.length > 0 && !named.includes(unit)) return `it compares with a quantity in ${String(named[0])}`;
    return quantity.value;
  }
  const number = when.answerDecimal ?? when.answerInteger;
  return typeof number === 'number' && Number.isFinite(number) ? number : 'it does not compare with a number';
}

function choiceOf({ answerCoding, answerString, answerInteger, answerDate }: FhirEnableWhen, { choices }: Question) {
  const coded = choices.filter(({ value, coding }) => {
    if (answerCoding?.code === undefined) return false;
    if ((coding?.code ?? value) !== answerCoding.code) return false;
    return answerCoding.system === undefined || (coding?.system ?? '') === '' || coding?.system === answerCoding.system;
  });
  const words =
    answerCoding !== undefined && answerCoding.code === undefined
      ? answerCoding.display
      : (answerString ?? answerDate ?? (answerInteger === undefined ? undefined : String(answerInteger)));
  const found = answerCoding?.code !== undefined ? coded : choices.filter(({ label }) => label === words);
  return found.length === 1 ? found[0]!.value : null;
}

/** Combines two conditions; null if that is not possible. */
export function bothConditions(one: Condition | null, other: Condition | null): Condition | null | undefined {
  if (one === null || other === null) return one ?? other;
  const isAll = ({ match, tests }: Condition): boolean => match === 'all' || tests.length === 1;
  if (!isAll(one) || !isAll(other)) return undefined;
  const tests = new Map([...one.tests, ...other.tests].map((test) => [JSON.stringify(test), test]));
  return { match: 'all', tests: [...tests.values()] };
}
