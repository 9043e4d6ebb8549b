import type { Choice, ConditionTest, Definition, Question } from '../question.ts';
import {
  EXTENSIONS as X,
  type FhirCoding,
  type FhirEnableWhen,
  type FhirExtension,
  type FhirItem,
  type FhirOption,
  type FhirQuestionnaire,
} from './fhir-questionnaire.ts';

/**
 * Converts a questionnaire to FHIR R4; features unknown to FHIR are exported as extensions, so that an import restores
 * them.
 */
export function toFhir(
  head: { name: string; type: string; comments: string; is_published: boolean },
  { questions, scores }: Definition,
): FhirQuestionnaire {
  const top = questions.filter(({ group }) => group === null);
  const extension: FhirExtension[] = [{ url: X.type, valueString: head.type }];
  if (scores.length > 0) extension.push({ url: X.scores, valueString: JSON.stringify(scores) });
  return {
    resourceType: 'Questionnaire',
    status: head.is_published ? 'active' : 'draft',
    title: head.name,
    ...(head.comments === '' ? {} : { description: head.comments }),
    extension,
    item: top.map((question) => itemOf(question, questions)),
  };
}

function itemOf(question: Question, all: readonly Question[]): FhirItem {
  const { id, text, required, condition } = question;
  const children = all.filter(({ group }) => group === id).map((child) => itemOf(child, all));
  const extension = extensionsOf(question);
  return {
    linkId: id,
    text,
    ...(question.codings === undefined || question.codings.length === 0 ? {} : { code: question.codings }),
    ...shapeOf(question),
    ...(required ? { required } : {}),
    ...(condition === null || condition.tests.length === 0
      ? {}
      : {
          enableWhen: condition.tests.map((test) => enableWhen(test, all)),
          enableBehavior: condition.match,
        }),
    ...(extension.length > 0 ? { extension } : {}),
    ...(children.length > 0 ? { item: children } : {}),
  };
}

function shapeOf(question: Question): Pick<FhirItem, 'type' | 'repeats' | 'answerOption' | 'item'> {
  const { id, type, choices, rows, decimals, most, required } = question;
  switch (type) {
    case 'heading':
      return { type: 'display' };
    case 'group':
      return { type: 'group', ...(most > 1 ? { repeats: true } : {}) };
    case 'short_text':
      return { type: 'string' };
    case 'long_text':
      return { type: 'text' };
    case 'number':
      return { type: decimals === 0 ? 'integer' : 'decimal' };
    case 'scale':
      return { type: 'integer' };
    case 'date':
      return { type: 'date' };
    case 'yes_no':
      return { type: 'boolean' };
    case 'single':
      return { type: 'choice', answerOption: choices.map(optionOf) };
    case 'multiple':
      return { type: 'choice', repeats: true, answerOption: choices.map(optionOf) };
    case 'signature':
    case 'file':
      return { type: 'attachment' };
    case 'matrix':
      return {
        type: 'group',
        item: rows.map((row) => ({
          linkId: `${id}.${row.id}`,
          type: 'choice',
          text: row.label,
          ...(row.codings === undefined ? {} : { code: row.codings }),
          ...(required ? { required } : {}),
          answerOption: choices.map(optionOf),
        })),
      };
  }
}

function optionOf({ value, label, score, coding }: Choice): FhirOption {
  return {
    valueCoding: { ...codeOf(value, coding), display: label },
    ...(score === null ? {} : { extension: [{ url: X.ordinal, valueDecimal: score }] }),
  };
}

function codeOf(value: string, coding: Choice['coding']): FhirCoding {
  if (coding === undefined) return { code: value };
  return coding.system === '' ? { code: coding.code } : coding;
}

function extensionsOf(question: Question): FhirExtension[] {
  const { type, help, low, high, low_label, high_label, decimals, unit, most, crisis_above, record, record_part } =
    question;
  const found: FhirExtension[] = [];
  const control = type === 'scale' ? 'slider' : type === 'matrix' ? 'gtable' : null;
  if (control !== null) found.push({ url: X.control, valueCodeableConcept: { coding: [{ code: control }] } });
  if (low !== null) found.push({ url: X.minimum, valueDecimal: low });
  if (high !== null) found.push({ url: X.maximum, valueDecimal: high });
  if (type === 'number' && decimals > 0) found.push({ url: X.decimals, valueInteger: decimals });
  if (unit !== '') found.push({ url: X.unit, valueCoding: { display: unit } });
  if (type === 'group' && most > 1) found.push({ url: X.most, valueInteger: most });
  if (type === 'signature') found.push({ url: X.signature, valueBoolean: true });
  if (help !== '') found.push({ url: X.help, valueString: help });
  if (low_label + high_label !== '')
    found.push({ url: X.labels, valueString: JSON.stringify([low_label, high_label]) });
  if (crisis_above !== null) found.push({ url: X.crisis, valueDecimal: crisis_above });
  if (record !== null) found.push({ url: X.record, valueCode: record });
  if (record_part !== null) found.push({ url: X.part, valueCode: record_part });
  return found;
}

const OPERATORS = {
  equals: '=',
  not_equals: '!=',
  includes: '=',
  above: '>',
  below: '<',
  at_least: '>=',
  at_most: '<=',
} as const;

function enableWhen({ question, is, value }: ConditionTest, all: readonly Question[]): FhirEnableWhen {
  if (is === 'answered' || is === 'unanswered')
    return { question, operator: 'exists', answerBoolean: is === 'answered' };
  const operator = OPERATORS[is];
  const asked = all.find(({ id }) => id === question);
  const type = asked?.type;
  if (typeof value === 'boolean') return { question, operator, answerBoolean: value };
  if (typeof value === 'number') return { question, operator, answerDecimal: value };
  if (type === 'single' || type === 'multiple') {
    const coding = asked?.choices.find((choice) => choice.value === value)?.coding;
    return { question, operator, answerCoding: codeOf(value ?? '', coding) };
  }
  return type === 'date'
    ? { question, operator, answerDate: value ?? '' }
    : { question, operator, answerString: value ?? '' };
}
