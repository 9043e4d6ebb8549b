import { isAnswered } from './check-answer.ts';
import type { Answers, AnswerValue, ConditionTest, Question } from './question.ts';

/** Whether a question is shown, by the answers that count so far. */
export function isShown({ condition }: Question, answers: Answers): boolean {
  if (condition === null || condition.tests.length === 0) return true;
  const isMet = (test: ConditionTest): boolean => isTrue(test, answers[test.question]);
  return condition.match === 'all' ? condition.tests.every(isMet) : condition.tests.some(isMet);
}

function isTrue({ is, value }: ConditionTest, answer: AnswerValue | undefined): boolean {
  if (is === 'answered') return isAnswered(answer);
  // What is not answered is neither equal nor unequal: a question that goes by it waits.
  if (!isAnswered(answer)) return false;
  switch (is) {
    case 'equals':
      return answer === value;
    case 'not_equals':
      return answer !== value;
    case 'includes':
      return Array.isArray(answer) && (answer as unknown[]).includes(value);
    case 'above':
      return Number(answer) > Number(value);
    case 'below':
      return Number(answer) < Number(value);
  }
}
