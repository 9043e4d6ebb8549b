import { checkAnswer, entriesOf, isAnswered } from './check-answer.ts';
import { isShown } from './is-shown.ts';
import type { Answers, AnswerValue, Definition, GroupEntry, Question } from './question.ts';
import { type ScoreResult, scoresOf } from './score.ts';

/** An issue with one answer; `path` is `question`, or `group.0.question`. */
export interface AnswerIssue {
  path: string;
  message: string;
}

/** The result of evaluating answers against one version of a questionnaire. */
export interface Evaluation {
  /** Paths of the visible questions, including groups and headings. */
  shown: string[];
  /** The effective answers: validated, and of visible questions only. */
  answers: Answers;
  /** Unknown questions, unknown choices, values out of range. */
  issues: AnswerIssue[];
  /** Paths of required questions without an answer. */
  missing: string[];
  /** Paths of crisis answers, which the clinic has to be notified of immediately. */
  crisis: string[];
  /** Answered share of the visible questions, from 0 to 100. */
  percent: number;
  scores: ScoreResult[];
}

/**
 * Determines what is visible, scored, missing and invalid: the only implementation, shared by server and page. A
 * question of a hidden group is hidden; a hidden answer counts as none, also for the conditions of other questions.
 * `sex` is the sex at birth, for scores that depend on it.
 */
export function evaluate({ questions, scores }: Definition, given: Answers, sex: string | null): Evaluation {
  const walk: Walk = { shown: [], issues: [], missing: [], crisis: [], total: 0, answered: 0 };
  const answers: Answers = {};
  const known = new Set(questions.map(({ id }) => id));
  for (const id of Object.keys(given))
    if (!known.has(id)) walk.issues.push({ path: id, message: 'This question does not apply' });
  for (const question of questions) {
    if (question.group !== null || !isShown(question, answers)) continue;
    walk.shown.push(question.id);
    const answer =
      question.type === 'group'
        ? takeGroup(walk, question, questions, given[question.id], answers)
        : takeAnswer(walk, question, given[question.id], question.id);
    if (isAnswered(answer)) answers[question.id] = answer!;
  }
  const { shown, issues, missing, crisis, total, answered } = walk;
  const percent = total === 0 ? 100 : Math.floor((answered / total) * 100);
  return { shown, answers, issues, missing, crisis, percent, scores: scoresOf(questions, scores, shown, answers, sex) };
}

interface Walk extends Pick<Evaluation, 'shown' | 'issues' | 'missing' | 'crisis'> {
  total: number;
  answered: number;
}

function takeAnswer(walk: Walk, question: Question, given: unknown, path: string): AnswerValue {
  if (question.type === 'heading') {
    if (given !== undefined && given !== null) walk.issues.push({ path, message: 'Answer this question' });
    return null;
  }
  const checked = checkAnswer(question, given);
  if ('problem' in checked) walk.issues.push({ path, message: checked.problem });
  const value = 'problem' in checked ? null : checked.value;
  const isWhole = isAnswered(value) && (question.type !== 'matrix' || hasEveryRow(question, value));
  walk.total += 1;
  if (isWhole) walk.answered += 1;
  if (question.required && !isWhole) walk.missing.push(path);
  if (isCrisis(question, value)) walk.crisis.push(path);
  return value;
}

function takeGroup(
  walk: Walk,
  group: Question,
  questions: readonly Question[],
  given: unknown,
  outside: Answers,
): GroupEntry[] {
  const children = questions.filter((question) => question.group === group.id);
  const known = new Set(children.map(({ id }) => id));
  const entries = entriesOf(given, group.most);
  if (entries === null) walk.issues.push({ path: group.id, message: `Enter at most ${group.most} entries` });
  // A non-repeated group is always asked; a repeated one for each existing entry.
  const walked = group.most === 1 && (entries ?? []).length === 0 ? [{}] : (entries ?? []);
  if (group.required && group.most > 1 && walked.length === 0) walk.missing.push(group.id);
  return walked.flatMap((entry: GroupEntry, index) => {
    const taken: GroupEntry = {};
    const at = `${group.id}.${index}`;
    for (const id of Object.keys(entry))
      if (!known.has(id)) walk.issues.push({ path: `${at}.${id}`, message: 'This question does not apply' });
    for (const child of children) {
      if (!isShown(child, { ...outside, ...taken })) continue;
      walk.shown.push(`${at}.${child.id}`);
      const answer = takeAnswer(walk, child, entry[child.id], `${at}.${child.id}`);
      if (isAnswered(answer)) taken[child.id] = answer;
    }
    // A started entry is kept, so that the user can continue it later.
    return Object.keys(taken).length > 0 || group.most > 1 ? [taken] : [];
  });
}

function hasEveryRow({ rows }: Question, value: AnswerValue): boolean {
  return rows.every(({ id }) => Object.hasOwn(value as object, id));
}

function isCrisis({ type, crisis_above: above, choices }: Question, value: AnswerValue): boolean {
  if (above === null || !isAnswered(value)) return false;
  if (type === 'yes_no') return value === true;
  if (typeof value === 'number') return value > above;
  return (choices.find((choice) => choice.value === value)?.score ?? 0) > above;
}
