import * as z from 'zod/mini';
import { COMPARISONS, type Definition, type Question, QUESTION_TYPES, RECORD_TARGETS } from './question.ts';
import { canCount } from './score.ts';

/** An issue with its path. */
export interface Issue {
  path: string;
  message: string;
}

/** Limits of a questionnaire. */
export const questionnaireLimits = { questions: 200, choices: 60, text: 1000, name: 120, comments: 2000, entries: 30 };

const text = (most: number) =>
  z._default(z.string('Enter text').check(z.trim(), z.maxLength(most, `At most ${most} characters`)), '');
const id = z.string('Enter an ID').check(z.regex(/^[\w-]{1,60}$/, 'Use only letters, digits, hyphens and underscores'));
const bound = z._default(
  z.nullable(z.number('Enter a number').check(z.gte(-1e6, 'Too small'), z.lte(1e6, 'Too large'))),
  null,
);
const coding = z.object({ system: text(300), code: text(200) });
const codings = z.optional(z.array(coding).check(z.maxLength(20, 'At most 20 codes')));
const choice = z.object({
  value: id,
  label: text(questionnaireLimits.text).check(z.minLength(1, 'Enter the answer text')),
  score: bound,
  coding: z.optional(coding),
});
const test = z.object({
  question: id,
  is: z.enum(COMPARISONS, 'Choose a comparison'),
  value: z._default(z.nullable(z.union([z.string(), z.number(), z.boolean()])), null),
});
const condition = z.object({
  match: z._default(z.enum(['all', 'any'], 'Choose all or any'), 'all'),
  tests: z.array(test, 'Add conditions').check(z.maxLength(40, 'At most 40 conditions')),
});

const question = z.object({
  id,
  type: z.enum(QUESTION_TYPES, 'Unknown question type'),
  text: text(questionnaireLimits.text).check(z.minLength(1, 'Enter the question text')),
  help: text(questionnaireLimits.text),
  required: z._default(z.boolean(), false),
  group: z._default(z.nullable(id), null),
  condition: z._default(z.nullable(condition), null),
  choices: z._default(z.array(choice).check(z.maxLength(questionnaireLimits.choices, 'Too many answers')), []),
  rows: z._default(
    z
      .array(
        z.object({ id, label: text(questionnaireLimits.text).check(z.minLength(1, 'Enter the row text')), codings }),
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
  most: z._default(
    z.int().check(z.gte(1, 'Must be at least 1'), z.lte(questionnaireLimits.entries, 'Must be at most 30')),
    1,
  ),
  crisis_above: bound,
  record: z._default(z.nullable(z.enum(RECORD_TARGETS, 'Unknown part of the record')), null),
  record_part: z._default(z.nullable(id), null),
  codings,
});

const band = z
  .object({
    from: z.number('Enter a number'),
    to: z.number('Enter a number'),
    label: text(80).check(z.minLength(1, 'Enter a name for the range')),
    tone: z._default(z.enum(['success', 'info', 'warning', 'danger'], 'Choose a color'), 'info'),
    only: z._default(z.nullable(z.enum(['Male', 'Other'])), null),
  })
  .check(z.refine(({ from, to }) => from <= to, { path: ['to'], error: 'Must not be below the lower limit' }));
const score = z.object({
  id,
  name: text(120).check(z.minLength(1, 'Enter a name for the score')),
  questions: z.array(id).check(z.minLength(1, 'Choose the questions to score'), z.maxLength(200, 'Too many')),
  bands: z._default(z.array(band).check(z.maxLength(20, 'At most 20 ranges')), []),
  follow_up: z._default(z.nullable(z.object({ above: z.number(), code: id })), null),
});

const shape = z.object({
  questions: z
    .array(question, 'Send a list of questions')
    .check(z.maxLength(questionnaireLimits.questions, `At most ${questionnaireLimits.questions} questions`)),
  scores: z._default(z.array(score).check(z.maxLength(10, 'At most 10 scores')), []),
});

/**
 * Validates a questionnaire's definition: unique IDs, conditions and groups that refer to earlier questions,
 * distinguishable choices, and scores of countable questions. Issue paths are relative to the definition:
 * `questions.2.text`.
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
  if (chooses && choices.length < 2) issues.push({ path: 'choices', message: 'Add at least two answers' });
  if (new Set(choices.map(({ value }) => value)).size < choices.length)
    issues.push({ path: 'choices', message: 'Two answers have the same value' });
  if (type === 'matrix' && rows.length === 0) issues.push({ path: 'rows', message: 'Add at least one row' });
  if (new Set(rows.map((row) => row.id)).size < rows.length)
    issues.push({ path: 'rows', message: 'Two rows have the same ID' });
  if (low !== null && high !== null && low > high)
    issues.push({ path: 'high', message: 'Must not be below the lower limit' });
  if (type === 'scale' && !isScale(low, high))
    issues.push({ path: 'high', message: 'Enter whole numbers for the scale, at most 20 apart' });
  if (most > 1 && type !== 'group') issues.push({ path: 'most', message: 'Only a group can be repeated' });
  if (crisis !== null && !['single', 'scale', 'number', 'yes_no'].includes(type))
    issues.push({ path: 'crisis_above', message: 'This question type can’t have crisis answers' });
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
  if (before.has(own)) issues.push({ path: 'id', message: 'This ID is used twice' });
  if (group !== null && (type === 'group' || before.get(group)?.type !== 'group'))
    issues.push({ path: 'group', message: 'Choose an earlier group. Groups can’t contain other groups.' });
  for (const [index, { question }] of (shown?.tests ?? []).entries()) {
    const earlier = before.get(question);
    const isInReach = earlier !== undefined && (earlier.group === null || earlier.group === group);
    if (!isInReach || earlier.type === 'heading' || earlier.type === 'group')
      issues.push({ path: `condition.tests.${index}.question`, message: 'Choose an earlier question' });
  }
  return issues;
}

function scoreIssues({ questions, scores }: Definition): Issue[] {
  const byId = new Map(questions.map((one) => [one.id, one]));
  return scores.flatMap(({ questions: counted, bands }, index) => {
    const issues: Issue[] = [];
    const odd = counted.some((each) => !byId.has(each) || !canCount(byId.get(each)!));
    if (odd) issues.push({ path: `scores.${index}.questions`, message: 'One of these questions can’t be scored' });
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
    if (conflict) issues.push({ path: `scores.${index}.bands`, message: 'Two ranges overlap' });
    return issues;
  });
}
