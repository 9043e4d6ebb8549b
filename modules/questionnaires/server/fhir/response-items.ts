import type { QuestionnaireResponseItem, QuestionnaireResponseItemAnswer } from 'fhir/r4';
import {
  type Answers,
  type AnswerValue,
  type Choice,
  type Definition,
  type FileValue,
  type GroupEntry,
  isAnswered,
  type Question,
  type SignatureValue,
} from '../../rules/index.ts';

/** Returns the answers of a survey as items with the same ids as in the exported questionnaire. */
export function responseItems({ questions }: Definition, answers: Answers): QuestionnaireResponseItem[] {
  return questions.filter(({ group }) => group === null).flatMap((question) => itemsOf(question, questions, answers));
}

function itemsOf(question: Question, all: readonly Question[], answers: Answers): QuestionnaireResponseItem[] {
  const { id: linkId, text, type } = question;
  const value = answers[linkId];
  if (!isAnswered(value)) return [];
  if (type === 'group') {
    const children = all.filter(({ group }) => group === linkId);
    return (value as GroupEntry[]).flatMap((entry) => {
      const item = children.flatMap((child) => itemsOf(child, all, entry));
      return item.length === 0 ? [] : [{ linkId, text, item }];
    });
  }
  if (type === 'matrix') {
    const chosen = value as Record<string, string>;
    const item = question.rows.flatMap((row) => {
      const answer = choiceOf(question, chosen[row.id]);
      return answer === null ? [] : [{ linkId: `${linkId}.${row.id}`, text: row.label, answer: [answer] }];
    });
    return item.length === 0 ? [] : [{ linkId, text, item }];
  }
  const answer = answersOf(question, value!);
  return answer.length === 0 ? [] : [{ linkId, text, answer }];
}

function answersOf(question: Question, value: NonNullable<AnswerValue>): QuestionnaireResponseItemAnswer[] {
  switch (question.type) {
    case 'yes_no':
      return [{ valueBoolean: value as boolean }];
    case 'number':
      return [
        question.decimals === 0 && Number.isInteger(value)
          ? { valueInteger: value as number }
          : { valueDecimal: value as number },
      ];
    case 'scale':
      return [{ valueInteger: value as number }];
    case 'date':
      return [{ valueDate: value as string }];
    case 'single':
      return [choiceOf(question, value as string)].filter((one) => one !== null);
    case 'multiple':
      return (value as string[]).map((one) => choiceOf(question, one)).filter((one) => one !== null);
    case 'signature':
      return [{ valueAttachment: { title: `Signed: ${(value as SignatureValue).name}` } }];
    case 'file':
      return [{ valueAttachment: { title: (value as FileValue).name } }];
    default:
      return [{ valueString: value as string }];
  }
}

function choiceOf({ choices }: Question, value: string | undefined): QuestionnaireResponseItemAnswer | null {
  const choice = choices.find((one) => one.value === value);
  return choice === undefined ? null : { valueCoding: { ...codeOf(choice), display: choice.label } };
}

function codeOf({ value, coding }: Choice): { system?: string; code: string } {
  if (coding === undefined) return { code: value };
  return coding.system === '' ? { code: coding.code } : { system: coding.system, code: coding.code };
}
