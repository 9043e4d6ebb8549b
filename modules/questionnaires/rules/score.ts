import { isAnswered } from './check-answer.ts';
import type { Answers, AnswerValue, Band, Question, Score } from './question.ts';

/** The result of a score; null while a counted answer is missing. */
export interface ScoreResult {
  id: string;
  name: string;
  total: number | null;
  band: Band | null;
  /** Maximum possible score. */
  most: number;
}

/**
 * Returns the scores of a questionnaire. A total requires answers to all visible counted questions; questions hidden by
 * an earlier answer count 0, as defined by instruments that skip questions; if none is visible, there is no total.
 */
export function scoresOf(
  questions: readonly Question[],
  scores: readonly Score[],
  shown: readonly string[],
  answers: Answers,
  sex: string | null,
): ScoreResult[] {
  const seen = new Set(shown);
  return scores.map((score) => {
    const counted = questions.filter(({ id }) => score.questions.includes(id));
    const points = counted.filter(({ id }) => seen.has(id)).map((question) => pointsOf(question, answers[question.id]));
    const most = counted.reduce((sum, question) => sum + mostOf(question), 0);
    const total =
      points.length === 0 || points.includes(null)
        ? null
        : points.reduce<number>((sum, point) => sum + (point ?? 0), 0);
    return { id: score.id, name: score.name, total, band: bandOf(score.bands, total, sex), most };
  });
}

/** Returns the band of a total. */
export function bandOf(bands: readonly Band[], total: number | null, sex: string | null): Band | null {
  if (total === null) return null;
  const isForSex = ({ only }: Band): boolean => only === null || (only === 'Male') === (sex === 'Male');
  return bands.find((band) => isForSex(band) && total >= band.from && total <= band.to) ?? null;
}

/** Returns the score of an answer; null if it is missing. */
export function pointsOf(question: Question, answer: AnswerValue | undefined): number | null {
  if (!isAnswered(answer)) return null;
  const score = (value: unknown): number => question.choices.find((choice) => choice.value === value)?.score ?? 0;
  if (typeof answer === 'number') return answer;
  if (typeof answer === 'boolean') return answer ? 1 : 0;
  if (question.type === 'matrix') {
    const chosen = question.rows.map(({ id }) => (answer as Record<string, string>)[id]);
    return chosen.includes(undefined) ? null : chosen.reduce((sum, value) => sum + score(value), 0);
  }
  return Array.isArray(answer) ? (answer as string[]).reduce((sum, value) => sum + score(value), 0) : score(answer);
}

function mostOf({ type, choices, rows, high }: Question): number {
  const scores = choices.map(({ score }) => score ?? 0);
  const highest = Math.max(0, ...scores);
  if (type === 'scale' || type === 'number') return high ?? 0;
  if (type === 'yes_no') return 1;
  if (type === 'matrix') return highest * rows.length;
  return type === 'multiple' ? scores.reduce((sum, score) => sum + Math.max(0, score), 0) : highest;
}

/** Returns whether a question can count toward a score. */
export function canCount({ type, group }: Question): boolean {
  return group === null && ['number', 'yes_no', 'single', 'multiple', 'scale', 'matrix'].includes(type);
}
