import type { Question } from './question.ts';

/** A question as it goes over the wire: what the specification names by itself, and the rest in `question_json`. */
export interface WireQuestion {
  id: string;
  isRequired: boolean;
  index_in_questionnaire: number;
  question_type: string;
  question_json: Record<string, unknown>;
}

/** The same as it comes in, still to be checked. */
export interface WireQuestionInput {
  id: string;
  isRequired?: boolean | null;
  index_in_questionnaire: number;
  question_type: string;
  question_json: unknown;
}

/** Questions as the API answers them. */
export function toWire(questions: readonly Question[]): WireQuestion[] {
  return questions.map(({ id, type, required, ...rest }, index) => ({
    id,
    isRequired: required,
    index_in_questionnaire: index,
    question_type: type,
    question_json: rest,
  }));
}

/** Questions of the API in their order, still to be checked. */
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
