// Over 300 lines: all statements on surveys, with their shared columns.
import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { Answers, AnswerValue, Definition } from '../../rules/index.ts';

const table = clinicTable('questionnaires.survey', [
  'clinic_id',
  'id',
  'patient_id',
  'questionnaire_id',
  'version_number',
  'chart_note_id',
  'event_id',
  'due_date',
  'percent',
  'score',
  'band',
  'sent_time',
  'reminded_time',
  'opened_time',
  'submitted_time',
  'answered_by',
  'crisis_time',
  'crisis_seen_time',
  'crisis_opened_time',
  'crisis_escalated_time',
  'crisis_escalations',
  'crisis_disposition',
  'crisis_comment',
  'reviewed_time',
  'follows_id',
  'version',
  'created_time',
  'deleted_time',
]);

/** A questionnaire that a patient was asked. */
export interface SurveyRow extends RowOfTable<typeof table> {
  patient_name: string;
  /** The sex at birth if known, otherwise the sex on record: some scores depend on it. */
  sex: string | null;
  questionnaire_name: string;
  questionnaire_code: string | null;
  /** The notes that its answers were inserted into. */
  written_note_ids: string[];
  answered_name: string | null;
  crisis_seen_name: string | null;
  crisis_opened_name: string | null;
  reviewed_name: string | null;
}

/** Filters of a survey list; null for all. */
export interface SurveyFilter {
  ids?: readonly string[] | null;
  patientIds?: readonly string[] | null;
  questionnaireIds?: readonly string[] | null;
  noteIds?: readonly string[] | null;
  eventIds?: readonly string[] | null;
  status?: 'not_started' | 'in_progress' | 'completed' | null;
  toReview?: boolean | null;
  order?: 'asc' | 'desc';
  take: number;
  skip: number;
}

const COLUMNS = table.as('s').and(sql<{
  patient_name: string;
  sex: string | null;
  questionnaire_name: string;
  questionnaire_code: string | null;
  answered_name: string | null;
  crisis_seen_name: string | null;
  crisis_opened_name: string | null;
  reviewed_name: string | null;
  written_note_ids: string[];
}>`p.first_name || ' ' || p.last_name as patient_name, coalesce(p.gender_at_birth, p.gender) as sex, v.name as questionnaire_name, q.code as questionnaire_code, a.first_name || ' ' || a.last_name as answered_name, (select first_name || ' ' || last_name from practice.member x where x.clinic_id = s.clinic_id and x.user_id = s.crisis_seen_by) as crisis_seen_name, (select first_name || ' ' || last_name from practice.member x where x.clinic_id = s.clinic_id and x.user_id = s.crisis_opened_by) as crisis_opened_name, r.first_name || ' ' || r.last_name as reviewed_name, array(select n.chart_note_id from questionnaires.survey_note n where n.clinic_id = s.clinic_id and n.survey_id = s.id
    order by n.written_time) as written_note_ids`);
const SURVEYS = sql.raw(`questionnaires.survey s
  join patients.patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
  join questionnaires.questionnaire q on q.clinic_id = s.clinic_id and q.id = s.questionnaire_id
  join questionnaires.questionnaire_version v on v.clinic_id = s.clinic_id and v.questionnaire_id = s.questionnaire_id
    and v.number = s.version_number
  left join practice.member a on a.clinic_id = s.clinic_id and a.user_id = s.answered_by
  left join practice.member r on r.clinic_id = s.clinic_id and r.user_id = s.reviewed_by`);
// Spec: complete_status, derived from the times.
const STATUS = sql.raw(
  `case when s.submitted_time is not null then 'completed' when s.percent > 0 or s.opened_time is not null then 'in_progress' else 'not_started' end`,
);
const TO_REVIEW = sql.raw(
  `((s.submitted_time is not null and s.reviewed_time is null) or (s.crisis_time is not null and s.crisis_seen_time is null))`,
);

/** Returns surveys that are not withdrawn; those with unhandled crisis answers first. */
export async function readSurveys(db: Queryable, clinicId: string, filter: SurveyFilter): Promise<SurveyRow[]> {
  const { ids = null, patientIds = null, questionnaireIds = null, noteIds = null, eventIds = null } = filter;
  const { status = null, toReview = null } = filter;
  const order = sql.raw(filter.order === 'asc' ? 'asc' : 'desc');
  const { rows } = await COLUMNS.select(sql`from ${SURVEYS}
    where s.clinic_id = ${clinicId} and s.deleted_time is null and p.deleted_time is null
      and (${ids}::uuid[] is null or s.id = any(${ids}::uuid[]))
      and (${patientIds}::uuid[] is null or s.patient_id = any(${patientIds}::uuid[]))
      and (${questionnaireIds}::uuid[] is null or s.questionnaire_id = any(${questionnaireIds}::uuid[]))
      and (${noteIds}::uuid[] is null or s.chart_note_id = any(${noteIds}::uuid[]) or exists (
        select 1 from questionnaires.survey_note n where n.clinic_id = s.clinic_id and n.survey_id = s.id
          and n.chart_note_id = any(${noteIds}::uuid[])))
      and (${eventIds}::uuid[] is null or s.event_id = any(${eventIds}::uuid[]))
      and (${status}::text is null or ${STATUS} = ${status})
      and (${toReview}::boolean is null or ${TO_REVIEW} = ${toReview})
    order by (s.crisis_time is not null and s.crisis_seen_time is null) desc, s.created_time ${order}, s.id ${order}
    limit ${filter.take} offset ${filter.skip}`).execute(db);
  return rows;
}

/** Returns all surveys of a filter, read page by page. */
export async function readAllSurveys(
  db: Queryable,
  clinicId: string,
  filter: Omit<SurveyFilter, 'take' | 'skip'>,
): Promise<SurveyRow[]> {
  const all: SurveyRow[] = [];
  for (;;) {
    const page = await readSurveys(db, clinicId, { ...filter, take: PAGE, skip: all.length });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

const PAGE = 200;

/** Returns one survey, including withdrawn ones, locked for the rest of the transaction. */
export async function lockSurvey(tx: Tx, clinicId: string, id: string): Promise<SurveyRow | null> {
  const { rows } = await COLUMNS.select(
    sql`from ${SURVEYS} where s.clinic_id = ${clinicId} and s.id = ${id} for update of s`,
  ).execute(tx);
  return rows[0] ?? null;
}

type Columns = Selectable<DB['questionnaires.survey']>;

/** A new survey; `request_id` is the patient's appointment request that it belongs to. */
export type NewSurvey = Pick<
  Columns,
  | 'clinic_id'
  | 'id'
  | 'patient_id'
  | 'questionnaire_id'
  | 'version_number'
  | 'chart_note_id'
  | 'event_id'
  | 'due_date'
  | 'follows_id'
  | 'created_by'
  | 'created_time'
> &
  Partial<Pick<Columns, 'request_id'>>;

/** Inserts a survey; false if it already exists, e.g. for an appointment event delivered twice. */
export async function insertSurvey(tx: Tx, survey: NewSurvey): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await tx
    .insertInto('questionnaires.survey')
    .values({ ...survey, updated_time: survey.created_time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return count === 1n;
}

/** The columns that can be changed. */
export type SurveyChange = Partial<
  Pick<
    Columns,
    | 'chart_note_id'
    | 'event_id'
    | 'due_date'
    | 'percent'
    | 'score'
    | 'band'
    | 'sent_time'
    | 'reminded_time'
    | 'opened_time'
    | 'submitted_time'
    | 'answered_by'
    | 'crisis_time'
    | 'crisis_seen_time'
    | 'crisis_seen_by'
    | 'crisis_opened_time'
    | 'crisis_opened_by'
    | 'crisis_escalated_time'
    | 'crisis_escalations'
    | 'crisis_disposition'
    | 'crisis_comment'
    | 'reviewed_time'
    | 'reviewed_by'
    | 'deleted_time'
  >
>;

/** Updates surveys and increments their versions. */
export async function updateSurveys(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  change: SurveyChange,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('questionnaires.survey')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_time: now }))
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns the definition of a questionnaire version. */
export async function readDefinition(
  db: Queryable,
  clinicId: string,
  questionnaireId: string,
  number: number,
): Promise<Definition> {
  const { definition } = await db
    .selectFrom('questionnaires.questionnaire_version')
    .select('definition')
    .where('clinic_id', '=', clinicId)
    .where('questionnaire_id', '=', questionnaireId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return definition as unknown as Definition;
}

/** Returns the answers of a survey by question. */
export async function readAnswers(db: Queryable, clinicId: string, surveyId: string): Promise<Answers> {
  const rows = await db
    .selectFrom('questionnaires.survey_answer')
    .select(['question_id', 'answer'])
    .where('clinic_id', '=', clinicId)
    .where('survey_id', '=', surveyId)
    .orderBy('index_in_survey')
    .execute();
  return Object.fromEntries(rows.map(({ question_id, answer }) => [question_id, answer as AnswerValue]));
}

/** Replaces the answers of a survey, in question order. */
export async function replaceAnswers(
  tx: Tx,
  clinicId: string,
  surveyId: string,
  { questions }: Definition,
  answers: Answers,
  now: Date,
): Promise<void> {
  const before = await readAnswers(tx, clinicId, surveyId);
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(answers, id));
  if (gone.length > 0)
    await tx
      .deleteFrom('questionnaires.survey_answer')
      .where('clinic_id', '=', clinicId)
      .where('survey_id', '=', surveyId)
      .where('question_id', 'in', gone)
      .execute();
  const order = new Map(questions.map(({ id }, index) => [id, index]));
  const changed = Object.entries(answers).filter(([id, value]) => JSON.stringify(before[id]) !== JSON.stringify(value));
  if (changed.length === 0) return;
  await tx
    .insertInto('questionnaires.survey_answer')
    .values(
      changed.map(([question_id, value]) => ({
        clinic_id: clinicId,
        survey_id: surveyId,
        question_id,
        index_in_survey: order.get(question_id) ?? 0,
        answer: JSON.stringify(value),
        answered_time: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['clinic_id', 'survey_id', 'question_id'])
        .doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer'), answered_time: now })),
    )
    .execute();
}

/** Returns a survey with a crisis answer; null if it has none. */
export async function readCrisis(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(SurveyRow & { crisis_time: Date }) | null> {
  const { rows } = await COLUMNS.filled('crisis_time')
    .select(sql`from ${SURVEYS}
    where s.clinic_id = ${clinicId} and s.id = ${id} and s.crisis_time is not null`)
    .execute(db);
  return rows[0] ?? null;
}

/** Returns a patient's surveys with unhandled crisis answers, newest first. */
export async function readOpenCrises(db: Queryable, clinicId: string, patientId: string): Promise<SurveyRow[]> {
  const { rows } = await COLUMNS.select(sql`from ${SURVEYS}
    where s.clinic_id = ${clinicId} and s.patient_id = ${patientId} and s.deleted_time is null
      and s.crisis_time is not null and s.crisis_seen_time is null
    order by s.crisis_time desc, s.id`).execute(db);
  return rows;
}

/** Returns the surveys that a patient can answer: sent and not withdrawn, newest first. */
export async function readOpenSurveys(db: Queryable, clinicId: string, patientId: string): Promise<SurveyRow[]> {
  const { rows } = await COLUMNS.select(sql`from ${SURVEYS}
    where s.clinic_id = ${clinicId} and s.patient_id = ${patientId} and s.deleted_time is null and s.sent_time is not null
      and s.submitted_time is null
    order by s.due_date nulls last, s.created_time, s.id`).execute(db);
  return rows;
}
