import { isAnswered } from './check-answer.ts';
import type { Answers, AnswerValue, Definition, FileValue, GroupEntry, Question, SignatureValue } from './question.ts';
import type { ScoreResult } from './score.ts';

/** An answer as a line of text. */
export interface AnswerLine {
  /** `question`, or `group.0.question`. */
  path: string;
  question: string;
  answer: string;
  kind: 'heading' | 'answer';
}

/** Returns an answer as text; empty for none. */
export function answerText(question: Question, value: AnswerValue | undefined): string {
  if (!isAnswered(value)) return '';
  const plain = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const label = (chosen: unknown): string => question.choices.find((choice) => choice.value === chosen)?.label ?? '';
  switch (question.type) {
    case 'yes_no':
      return value === true ? 'Yes' : 'No';
    case 'single':
      return label(value);
    case 'multiple':
      return (value as string[]).map(label).join(', ');
    case 'matrix':
      return question.rows
        .filter(({ id }) => Object.hasOwn(value as object, id))
        .map(({ id, label: row }) => `${row}: ${label((value as Record<string, string>)[id])}`)
        .join('; ');
    case 'number':
      return question.unit === '' ? plain : `${plain} ${question.unit}`;
    case 'scale':
      return `${plain} of ${question.high ?? ''}`.trim();
    case 'date': {
      const [year, month, day] = plain.split('-');
      return `${month}/${day}/${year}`;
    }
    case 'signature':
      return `Signed: ${(value as SignatureValue).name}`;
    case 'file':
      return (value as FileValue).name;
    default:
      return plain;
  }
}

/** Returns all answers in order; entries of a repeated group one after the other. */
export function answerLines({ questions }: Definition, answers: Answers): AnswerLine[] {
  return questions.flatMap((question): AnswerLine[] => {
    if (question.group !== null || question.type === 'heading') return [];
    const value = answers[question.id];
    if (question.type !== 'group') return lineOf(question, question.id, value);
    const children = questions.filter(({ group }) => group === question.id);
    const entries = (value ?? []) as GroupEntry[];
    return entries.flatMap((entry, index): AnswerLine[] => {
      const lines = children.flatMap((child) => lineOf(child, `${question.id}.${index}.${child.id}`, entry[child.id]));
      const count = entries.length > 1 ? ` ${index + 1}` : '';
      const head = {
        path: `${question.id}.${index}`,
        question: question.text + count,
        answer: '',
        kind: 'heading',
      } as const;
      return lines.length === 0 ? [] : [head, ...lines];
    });
  });
}

function lineOf(question: Question, path: string, value: AnswerValue | undefined): AnswerLine[] {
  const answer = answerText(question, value);
  return answer === '' ? [] : [{ path, question: question.text, answer, kind: 'answer' }];
}

/** Formats a score on one line: `PHQ-9: 14 of 27, Moderate`; missing answers are mentioned. */
export function scoreText({ name, total, most, band }: ScoreResult): string {
  if (total === null) return `${name}: no total, answers are missing`;
  return [`${name}: ${total} of ${most}`, band?.label].filter(Boolean).join(', ');
}
