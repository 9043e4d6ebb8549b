import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { submitRequestIn } from '#requests/server';
import type { AnswerIssue, Answers, AnswerValue, Definition, GroupEntry, Question } from '../rules/index.ts';
import { toInput } from './surveys/keep-answers.ts';
import type { Answerer } from './raise-crisis.ts';
import type { SurveyRow } from './surveys/surveys.sql.ts';

/** A request created from answers, with the question of each part of its data. */
interface RecordRequest {
  type: 'PatientInfoUpdate' | 'AddAllergy' | 'AddMedicationHistory';
  data: Record<string, unknown>;
  pathOf: (path: string) => string;
}

/**
 * Converts requested record changes to requests, which the clinic accepts field by field: nothing is written to the
 * record automatically. Null if all were accepted; otherwise the issues of values that can't be stored in the record as
 * typed.
 */
export async function wishRecordChanges(
  tx: Tx,
  { portal, userId }: Answerer,
  survey: SurveyRow,
  definition: Definition,
  answers: Answers,
): Promise<DomainError | null> {
  const by = userId === null ? '' : ', answered by the clinic for the patient';
  const description = `From “${survey.questionnaire_name}”${by}`;
  const issues: AnswerIssue[] = [];
  for (const { type, data, pathOf } of wishesOf(definition, answers)) {
    const sent = await submitRequestIn(tx, portal, { type, data, description }, Number.POSITIVE_INFINITY);
    // Values already in the record, and entries that no longer exist, create no request.
    if (!isDomainError(sent) || sent.code !== 'BAD_USER_INPUT') continue;
    issues.push(...sent.issues.map(({ path, message }) => ({ path: pathOf(path.replace(/^data\./, '')), message })));
  }
  return issues.length === 0 ? null : invalid(issues.map(toInput));
}

function wishesOf({ questions }: Definition, answers: Answers): RecordRequest[] {
  const wishes: RecordRequest[] = [];
  const info: Record<string, unknown> = {};
  const places: Record<string, string> = {};
  for (const question of questions) {
    const value = answers[question.id];
    const { record } = question;
    if (record === null || value === undefined || value === null) continue;
    if (record === 'mailing_address') {
      const [entry] = value as GroupEntry[];
      if (entry === undefined) continue;
      info[record] = partsOf(questions, question, entry);
      for (const child of childrenOf(questions, question))
        places[`${record}.${child.record_part}`] = `${question.id}.0.${child.id}`;
      places[record] = question.id;
    } else if (record === 'allergies' || record === 'medications') {
      wishes.push(...listWishes(questions, question, value));
    } else {
      info[record] = value;
      places[record] = question.id;
    }
  }
  if (Object.keys(info).length > 0)
    wishes.unshift({
      type: 'PatientInfoUpdate',
      data: info,
      pathOf: (path) => places[path] ?? places[path.split('.')[0]!] ?? path,
    });
  return wishes;
}

function listWishes(questions: readonly Question[], group: Question, value: AnswerValue): RecordRequest[] {
  const children = childrenOf(questions, group);
  return (value as GroupEntry[]).flatMap((entry, index): RecordRequest[] => {
    const data = partsOf(questions, group, entry);
    if (Object.keys(data).length === 0) return [];
    const pathOf = (path: string): string => {
      const part = path.split('.').at(-1);
      const child = children.find(({ record_part: each }) => each === part);
      return child === undefined ? group.id : `${group.id}.${index}.${child.id}`;
    };
    return group.record === 'allergies'
      ? [{ type: 'AddAllergy', data, pathOf }]
      : [{ type: 'AddMedicationHistory', data: { medication_history: [data] }, pathOf }];
  });
}

const childrenOf = (questions: readonly Question[], { id }: Question): Question[] =>
  questions.filter(({ group, record_part: part }) => group === id && part !== null);

function partsOf(questions: readonly Question[], group: Question, entry: GroupEntry): Record<string, unknown> {
  return Object.fromEntries(
    childrenOf(questions, group).flatMap(({ id, record_part: part }) =>
      entry[id] === undefined || entry[id] === null ? [] : [[part!, entry[id]]],
    ),
  );
}
