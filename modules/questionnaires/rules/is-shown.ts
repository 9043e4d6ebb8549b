import { isAnswered } from './check-answer.ts';
import type { Answers, AnswerValue, ConditionTest, Question } from './question.ts';

/** Returns whether a question is visible for the current effective answers. */
export function isShown({ condition }: Question, answers: Answers): boolean {
  if (condition === null || condition.tests.length === 0) return true;
  const isMet = (test: ConditionTest): boolean => isTrue(test, answers[test.question]);
  return condition.match === 'all' ? condition.tests.every(isMet) : condition.tests.some(isMet);
}

function isTrue({ is, value }: ConditionTest, answer: AnswerValue | undefined): boolean {
  if (is === 'answered') return isAnswered(answer);
  if (is === 'unanswered') return !isAnswered(answer);
  // A missing answer is neither equal nor unequal: the dependent question stays hidden.
  if (!isAnswered(answer)) return false;
  switch (is) {
    case 'equals':
      return answer === value;
    case 'not_equals':
      return answer !== value;
    case 'includes':
      return Array.isArray(answer) && (answer as unknown[]).includes(value);
    case 'above':
      return compare(answer, value) > 0;
    case 'below':
      return compare(answer, value) < 0;
    case 'at_least':
      return compare(answer, value) >= 0;
    case 'at_most':
      return compare(answer, value) <= 0;
  }
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Compares numbers or days: above, below or equal to 0; NaN if the two can't be compared. */
function compare(answer: unknown, value: ConditionTest['value']): number {
  if (typeof answer === 'string' && typeof value === 'string' && DAY.test(answer) && DAY.test(value))
    return answer === value ? 0 : answer > value ? 1 : -1;
  return Number(answer) - Number(value);
}
