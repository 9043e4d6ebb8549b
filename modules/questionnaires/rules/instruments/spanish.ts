import { INSTRUMENTS } from './index.ts';
import type { Question } from '../question.ts';
import { intakeInSpanish } from './intake-in-spanish.ts';
import { phqInSpanish } from './phq-in-spanish.ts';
import { auditCInSpanish, gad7InSpanish } from './screenings-in-spanish.ts';

/** Spanish texts of the included questionnaires, by questionnaire code and English text. */
const SPANISH: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'audit-c': auditCInSpanish,
  'gad-7': gad7InSpanish,
  intake: intakeInSpanish,
  'phq-2': phqInSpanish,
  'phq-9': phqInSpanish,
};

/** Returns the title that patients see; a name that the clinic chose is unchanged. */
export function titleForPatients(code: string | null, name: string): string {
  const title = INSTRUMENTS.find((each) => each.code === code && each.name === name)?.title;
  return title ?? name;
}

/** Returns the Spanish title that patients see of an included questionnaire; a clinic's own name is unchanged. */
export function nameInSpanish(code: string | null, name: string): string {
  return translated(code, titleForPatients(code, name));
}

/** Returns the questions with Spanish texts; values, conditions, scores and the clinic's own texts are unchanged. */
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
