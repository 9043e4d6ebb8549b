import type { Question } from '../question.ts';
import { intakeInSpanish } from './intake-in-spanish.ts';
import { phqInSpanish } from './phq-in-spanish.ts';

/** The Spanish of questionnaires that come along, by their code and the English text. GAD-7 and AUDIT-C are in English only. */
const SPANISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  intake: intakeInSpanish,
  'phq-2': phqInSpanish,
  'phq-9': phqInSpanish,
};

/** The name of a questionnaire in Spanish; its own where it comes from the clinic. */
export function nameInSpanish(code: string | null, name: string): string {
  return translated(code, name);
}

/** The questions with their texts in Spanish; values, conditions and scores stay. A text that the clinic has written itself stays too. */
export function questionsInSpanish(code: string | null, questions: readonly Question[]): Question[] {
  const t = (text: string): string => translated(code, text);
  return questions.map((question) => ({
    ...question,
    text: t(question.text),
    help: t(question.help),
    unit: t(question.unit),
    low_label: t(question.low_label),
    high_label: t(question.high_label),
    choices: question.choices.map((choice) => ({ ...choice, label: t(choice.label) })),
    rows: question.rows.map((row) => ({ ...row, label: t(row.label) })),
  }));
}

function translated(code: string | null, text: string): string {
  const texts = code === null ? undefined : SPANISH[code];
  return texts !== undefined && Object.hasOwn(texts, text) ? texts[text]! : text;
}
