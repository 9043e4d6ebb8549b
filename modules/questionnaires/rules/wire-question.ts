import type { Question } from './question.ts';

/** A question in the API: fields of the specification, and everything else in `question_json`. */
export interface WireQuestion {
  id: string;
  isRequired: boolean;
  index_in_questionnaire: number;
  question_type: string;
  question_json: Record<string, unknown>;
}

/** Same, as unvalidated input. */
export interface WireQuestionInput {
  id: string;
  isRequired?: boolean | null;
  index_in_questionnaire: number;
  question_type: string;
  question_json: unknown;
}

/** Converts questions to the API format. */
export function toWire(questions: readonly Question[]): WireQuestion[] {
  return questions.map(({ id, type, required, ...rest }, index) => ({
    id,
    isRequired: required,
    index_in_questionnaire: index,
    question_type: type,
    question_json: rest,
  }));
}

/** Converts questions from the API format, in order; not yet validated. */
export function fromWire(questions: readonly WireQuestionInput[]): unknown[] {
  return questions
    .toSorted((one, other) => one.index_in_questionnaire - other.index_in_questionnaire)
    .map(({ id, isRequired, question_type: type, question_json: rest }) => ({
      ...(typeof rest === 'object' && rest !== null && !Array.isArray(rest) ? rest : {}),
      id,
      type,
      required: isRequired ?? false,
    }));
}
