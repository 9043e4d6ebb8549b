import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { QuestionnaireResponseItem } from 'fhir/r4';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { codingShape, filled } from '#platform/fhir/element-shapes.ts';
import { elementInvalid } from '#platform/fhir/parse-elements.ts';
import type { AnswerValue, Definition, GroupEntry, Question } from '../../rules/index.ts';

const answerShape = z.strictObject({
  valueBoolean: z.optional(z.boolean()),
  valueInteger: z.optional(z.int()),
  valueDecimal: z.optional(z.number()),
  valueDate: z.optional(filled),
  valueString: z.optional(filled),
  valueCoding: z.optional(codingShape),
  valueAttachment: z.optional(z.strictObject({ title: z.optional(filled) })),
});
const leaf = {
  linkId: filled,
  // The text is that of the questionnaire.
  text: z.optional(filled),
  answer: z.optional(z.array(answerShape)),
};
const row = z.strictObject(leaf);
const member = z.strictObject({ ...leaf, item: z.optional(z.array(row)) });

/** The items of a response: questions, groups of questions, and the rows of a matrix. */
export const itemsShape = z
  .array(z.strictObject({ ...leaf, item: z.optional(z.array(member)) }))
  .check(z.maxLength(1000));

type Item = z.output<typeof itemsShape>[number];
type Answer = z.output<typeof answerShape>;

/** Answers by question, null for those that have none, and the path of each question's item. */
export interface SentAnswers {
  answers: Record<string, AnswerValue>;
  paths: Record<string, string>;
}

/**
 * Returns the answers in the items of a response. Signatures and files can’t be sent: those that are sent as they are
 * served are left out, and stay.
 */
export function readItems(
  { questions }: Definition,
  items: readonly Item[],
  served: readonly QuestionnaireResponseItem[],
): SentAnswers | DomainError {
  const top = questions.filter(({ group }) => group === null);
  const answers: Record<string, AnswerValue> = Object.fromEntries(
    top.filter(({ type }) => type !== 'heading').map(({ id }) => [id, null]),
  );
  const paths: Record<string, string> = {};
  for (const [index, item] of items.entries()) {
    const path = `item[${index}]`;
    const question = top.find(({ id }) => id === item.linkId);
    if (question === undefined) return elementInvalid(`${path}.linkId`, 'The questionnaire has no such question');
    if (paths[question.id] !== undefined && question.type !== 'group')
      return elementInvalid(path, 'Send each question only once');
    paths[question.id] ??= path;
    if (hasBytes(question, questions)) {
      if (!served.some((one) => isDeepStrictEqual(one, item)))
        return elementInvalid(path, 'Signatures and files can’t be sent');
      delete answers[question.id];
      continue;
    }
    if (question.type !== 'group') {
      const value = readAnswer(question, item, path);
      if (isDomainError(value)) return value;
      answers[question.id] = value;
      continue;
    }
    const entry = readEntry(question, questions, item, path);
    if (isDomainError(entry)) return entry;
    answers[question.id] = [...((answers[question.id] ?? []) as GroupEntry[]), entry];
  }
  return { answers, paths };
}

function hasBytes({ id, type }: Question, all: readonly Question[]): boolean {
  const isFile = (one: Pick<Question, 'type'>): boolean => one.type === 'signature' || one.type === 'file';
  return isFile({ type }) || all.some((one) => one.group === id && isFile(one));
}

function readEntry(group: Question, all: readonly Question[], item: Item, path: string): GroupEntry | DomainError {
  if (item.answer !== undefined) return elementInvalid(`${path}.answer`, 'A group has no answer');
  const entry: GroupEntry = {};
  for (const [index, child] of (item.item ?? []).entries()) {
    const at = `${path}.item[${index}]`;
    const question = all.find(({ id, group: of }) => id === child.linkId && of === group.id);
    if (question === undefined || question.id in entry)
      return elementInvalid(`${at}.linkId`, 'The group has no such question, or it was already sent');
    const value = readAnswer(question, child, at);
    if (isDomainError(value)) return value;
    entry[question.id] = value;
  }
  return entry;
}

function readAnswer(
  question: Question,
  item: Omit<Item, 'item'> & { item?: Item[] | undefined },
  path: string,
): AnswerValue | DomainError {
  if (question.type === 'matrix') return readRows(question, item, path);
  if (item.item !== undefined) return elementInvalid(`${path}.item`, 'This question has no further items');
  const given = item.answer ?? [];
  const many = question.type === 'multiple';
  if (given.length === 0 || (given.length > 1 && !many)) return elementInvalid(`${path}.answer`, 'Send one answer');
  const values = given.map((answer, index) => readValue(question, answer, `${path}.answer[${index}]`));
  const wrong = values.find(isDomainError);
  if (wrong !== undefined) return wrong;
  return many ? (values as string[]) : (values[0] as AnswerValue);
}

function readRows(
  question: Question,
  { item = [], answer }: { item?: Item[] | undefined; answer?: Answer[] | undefined },
  path: string,
) {
  if (answer !== undefined) return elementInvalid(`${path}.answer`, 'Send the answers of the rows as items');
  const chosen: Record<string, string> = {};
  for (const [index, { linkId, answer: given = [] }] of item.entries()) {
    const at = `${path}.item[${index}]`;
    const line = question.rows.find(({ id }) => linkId === `${question.id}.${id}`);
    if (line === undefined) return elementInvalid(`${at}.linkId`, 'The question has no such row');
    if (given.length !== 1 || line.id in chosen) return elementInvalid(`${at}.answer`, 'Send one answer');
    const value = readValue({ ...question, type: 'single' }, given[0]!, `${at}.answer[0]`);
    if (isDomainError(value)) return value;
    chosen[line.id] = value as string;
  }
  return chosen;
}

const ELEMENTS: Readonly<Partial<Record<Question['type'], readonly (keyof Answer)[]>>> = {
  yes_no: ['valueBoolean'],
  number: ['valueInteger', 'valueDecimal'],
  scale: ['valueInteger'],
  date: ['valueDate'],
  single: ['valueCoding'],
  multiple: ['valueCoding'],
  short_text: ['valueString'],
  long_text: ['valueString'],
};

function readValue(question: Question, answer: Answer, path: string): string | number | boolean | DomainError {
  const names = Object.keys(answer) as (keyof Answer)[];
  const allowed = ELEMENTS[question.type] ?? [];
  const [name] = names;
  if (names.length !== 1 || name === undefined || !allowed.includes(name))
    return elementInvalid(path, `Send ${allowed.join(' or ')}`);
  const coding = answer.valueCoding;
  if (name !== 'valueCoding' || coding === undefined) return answer[name] as string | number | boolean;
  const choice = question.choices.find(({ value, coding: own }) =>
    own === undefined
      ? coding.system === undefined && coding.code === value
      : coding.code === own.code && (coding.system ?? '') === own.system,
  );
  return choice?.value ?? elementInvalid(`${path}.valueCoding`, 'This is none of the choices');
}
