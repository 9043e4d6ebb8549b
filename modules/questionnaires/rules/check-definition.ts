import * as z from 'zod/mini';
import { COMPARISONS, type Definition, type Question, QUESTION_TYPES, RECORD_TARGETS } from './question.ts';
import { canCount } from './score.ts';

/** What is wrong, and where. */
export interface Issue {
  path: string;
  message: string;
}

/** How much a questionnaire may hold. */
export const questionnaireLimits = { questions: 200, choices: 60, text: 1000, name: 120, comments: 2000, entries: 30 };

const text = (most: number) =>
  z._default(z.string('Text is expected').check(z.trim(), z.maxLength(most, `At most ${most} characters`)), '');
const id = z.string('An id is expected').check(z.regex(/^[\w-]{1,60}$/, 'Letters, digits, - and _ are expected'));
const bound = z._default(
  z.nullable(z.number('A number is expected').check(z.gte(-1e6, 'Too small'), z.lte(1e6, 'Too large'))),
  null,
);
const coding = z.object({ system: text(300), code: text(200) });
const codings = z.optional(z.array(coding).check(z.maxLength(20, 'At most 20 codes')));
const choice = z.object({
  value: id,
  label: text(questionnaireLimits.text).check(z.minLength(1, 'An answer needs words')),
  score: bound,
  coding: z.optional(coding),
});
const test = z.object({
  question: id,
  is: z.enum(COMPARISONS, 'A comparison is expected'),
  value: z._default(z.nullable(z.union([z.string(), z.number(), z.boolean()])), null),
});
const condition = z.object({
  match: z._default(z.enum(['all', 'any'], 'all or any is expected'), 'all'),
  tests: z.array(test, 'Conditions are expected').check(z.maxLength(40, 'At most 40 conditions')),
});

const question = z.object({
  id,
  type: z.enum(QUESTION_TYPES, 'This type is unknown'),
  text: text(questionnaireLimits.text).check(z.minLength(1, 'A question needs words')),
  help: text(questionnaireLimits.text),
  required: z._default(z.boolean(), false),
  group: z._default(z.nullable(id), null),
  condition: z._default(z.nullable(condition), null),
  choices: z._default(z.array(choice).check(z.maxLength(questionnaireLimits.choices, 'Too many answers')), []),
  rows: z._default(
    z
      .array(
        z.object({ id, label: text(questionnaireLimits.text).check(z.minLength(1, 'A row needs words')), codings }),
      )
      .check(z.maxLength(questionnaireLimits.choices, 'Too many rows')),
    [],
  ),
  unit: text(30),
  low: bound,
  high: bound,
  decimals: z._default(z.int().check(z.gte(0, 'From 0 to 4'), z.lte(4, 'From 0 to 4')), 0),
  low_label: text(80),
  high_label: text(80),
  most: z._default(z.int().check(z.gte(1, 'At least once'), z.lte(questionnaireLimits.entries, 'At most 30 times')), 1),
  crisis_above: bound,
  record: z._default(z.nullable(z.enum(RECORD_TARGETS, 'This part of the record is unknown')), null),
  record_part: z._default(z.nullable(id), null),
  codings,
});

const band = z
  .object({
    from: z.number('A number is expected'),
    to: z.number('A number is expected'),
    label: text(80).check(z.minLength(1, 'A band needs a name')),
    tone: z._default(z.enum(['success', 'info', 'warning', 'danger'], 'A colour is expected'), 'info'),
    only: z._default(z.nullable(z.enum(['Male', 'Other'])), null),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Not below the lower end' }));
const score = z.object({
  id,
  name: text(120).check(z.minLength(1, 'A score needs a name')),
  questions: z.array(id).check(z.minLength(1, 'Choose the questions that count'), z.maxLength(200, 'Too many')),
  bands: z._default(z.array(band).check(z.maxLength(20, 'At most 20 bands')), []),
  follow_up: z._default(z.nullable(z.object({ above: z.number(), code: id })), null),
});

const shape = z.object({
  questions: z
    .array(question, 'A list of questions is expected')
    .check(z.maxLength(questionnaireLimits.questions, `At most ${questionnaireLimits.questions} questions`)),
  scores: z._default(z.array(score).check(z.maxLength(10, 'At most 10 scores')), []),
});

/**
 * Checks what a questionnaire asks: that ids are used once, that conditions and groups look back, that choices can be told apart, and
 * that scores count what can be counted. The issues' paths begin at the definition: `questions.2.text`.
 */
export function checkDefinition(given: unknown): { definition: Definition } | { issues: Issue[] } {
  const parsed = shape.safeParse(given);
  if (!parsed.success)
    return {
      issues: parsed.error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
    };
  const definition = parsed.data;
  const issues = [...questionIssues(definition.questions), ...scoreIssues(definition)];
  return issues.length > 0 ? { issues } : { definition };
}

function questionIssues(questions: readonly Question[]): Issue[] {
  const before = new Map<string, Question>();
  return questions.flatMap((one, index) => {
    const issues = [...ownIssues(one), ...linkIssues(one, before)].map(({ path, message }) => ({
      path: `questions.${index}.${path}`,
      message,
    }));
    before.set(one.id, one);
    return issues;
  });
}

function ownIssues({ type, choices, rows, low, high, most, crisis_above: crisis }: Question): Issue[] {
  const issues: Issue[] = [];
  const chooses = type === 'single' || type === 'multiple' || type === 'matrix';
  if (chooses && choices.length < 2) issues.push({ path: 'choices', message: 'At least two answers are needed' });
  if (new Set(choices.map(({ value }) => value)).size < choices.length)
    issues.push({ path: 'choices', message: 'Two answers have the same value' });
  if (type === 'matrix' && rows.length === 0) issues.push({ path: 'rows', message: 'At least one row is needed' });
  if (new Set(rows.map((row) => row.id)).size < rows.length)
    issues.push({ path: 'rows', message: 'Two rows have the same id' });
  if (low !== null && high !== null && low > high) issues.push({ path: 'high', message: 'Not below the lower end' });
  if (type === 'scale' && !isScale(low, high))
    issues.push({ path: 'high', message: 'A scale goes from one whole number to another, at most 20 above it' });
  if (most > 1 && type !== 'group') issues.push({ path: 'most', message: 'Only a group can be repeated' });
  if (crisis !== null && !['single', 'scale', 'number', 'yes_no'].includes(type))
    issues.push({ path: 'crisis_above', message: 'This type can’t raise an alarm' });
  return issues;
}

function isScale(low: number | null, high: number | null): boolean {
  return Number.isInteger(low) && Number.isInteger(high) && high! > low! && high! - low! <= 20;
}

function linkIssues(
  { id: own, type, group, condition: shown }: Question,
  before: ReadonlyMap<string, Question>,
): Issue[] {
  const issues: Issue[] = [];
  if (before.has(own)) issues.push({ path: 'id', message: 'This id is used twice' });
  if (group !== null && (type === 'group' || before.get(group)?.type !== 'group'))
    issues.push({ path: 'group', message: 'It can stand in a group before it only, and no group in another' });
  for (const [index, { question }] of (shown?.tests ?? []).entries()) {
    const earlier = before.get(question);
    const isInReach = earlier !== undefined && (earlier.group === null || earlier.group === group);
    if (!isInReach || earlier.type === 'heading' || earlier.type === 'group')
      issues.push({ path: `condition.tests.${index}.question`, message: 'It can go by an earlier question only' });
  }
  return issues;
}

function scoreIssues({ questions, scores }: Definition): Issue[] {
  const byId = new Map(questions.map((one) => [one.id, one]));
  return scores.flatMap(({ questions: counted, bands }, index) => {
    const issues: Issue[] = [];
    const odd = counted.some((each) => !byId.has(each) || !canCount(byId.get(each)!));
    if (odd) issues.push({ path: `scores.${index}.questions`, message: 'One of these questions can’t be counted' });
    const conflict = bands.some((one, at) =>
      bands
        .slice(at + 1)
        .some(
          (other) =>
            one.from <= other.to &&
            other.from <= one.to &&
            (one.only === null || other.only === null || one.only === other.only),
        ),
    );
    if (conflict) issues.push({ path: `scores.${index}.bands`, message: 'Two bands overlap' });
    return issues;
  });
}
