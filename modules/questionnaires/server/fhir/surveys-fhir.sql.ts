import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FhirReader, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { selectionClauses } from '#platform/fhir/selection-clauses.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { Answers, Definition } from '../../rules/index.ts';

const SURVEY = columnsOf(
  {
    s: 'questionnaires.survey',
    q: 'questionnaires.questionnaire',
    v: 'questionnaires.questionnaire_version',
  },
  [
    's.id',
    's.patient_id',
    's.questionnaire_id',
    's.version_number',
    's.submitted_time',
    's.answered_by',
    's.updated_time',
    's.version',
    'q.code',
    'q.is_locked',
    'v.name',
  ],
).and(sql<{ definition: Definition; answers: Answers; sex: string | null }>`v.definition, (
    select jsonb_object_agg(a.question_id, a.answer) from questionnaires.survey_answer a
    where a.clinic_id = s.clinic_id and a.survey_id = s.id) as answers,
  coalesce(p.gender_at_birth, p.gender) as sex`);
const VERSION = columnsOf({ q: 'questionnaires.questionnaire', v: 'questionnaires.questionnaire_version' }, [
  'q.id',
  'q.type',
  'q.comments',
  'q.deleted_time',
  'v.number',
  'v.name',
  'v.published_time',
]).and(sql<{ definition: Definition }>`v.definition`);

/** A survey with its answers and the version of the questionnaire. */
export type SurveyRow = ReadRow<typeof SURVEY>;
/** The published version of a questionnaire. */
export type VersionRow = ReadRow<typeof VERSION>;

/** Which surveys are responses, and which have a score. */
export const WITH_SCORE = sql`s.submitted_time is not null and s.score is not null`;
export const WITH_ANSWERS = sql`exists (select 1 from questionnaires.survey_answer a
  where a.clinic_id = s.clinic_id and a.survey_id = s.id)`;

/** Returns surveys that have answers, without withdrawn ones; `which` narrows them, and names `clinic_id` by `s`. */
export async function readSurveys(
  { app, clinicId }: FhirReader,
  selection: FhirSelection,
  { suffix = '', which }: { suffix?: string; which: RawBuilder<unknown> },
): Promise<SurveyRow[]> {
  const columns = { id: 's.id', patient: 's.patient_id', changed: sql.raw('s.updated_time'), suffix };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await SURVEY.select(sql`from questionnaires.survey s
    join questionnaires.questionnaire q on q.clinic_id = s.clinic_id and q.id = s.questionnaire_id
    join questionnaires.questionnaire_version v on v.clinic_id = s.clinic_id and v.questionnaire_id = s.questionnaire_id
      and v.number = s.version_number
    join patients.patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id and p.deleted_time is null
    where s.clinic_id = ${clinicId} and s.deleted_time is null and ${which} and ${matches} ${page}`).execute(
    app.database.kysely,
  );
  return rows;
}

/** Returns the current versions of published questionnaires. */
export async function readVersions(db: Queryable, clinicId: string, selection: FhirSelection): Promise<VersionRow[]> {
  const columns = { id: 'q.id', patient: 'q.id', changed: sql.raw('greatest(v.published_time, q.deleted_time)') };
  const { matches, page } = selectionClauses(selection, columns);
  const { rows } = await VERSION.select(sql`from questionnaires.questionnaire q
    join questionnaires.questionnaire_version v on v.clinic_id = q.clinic_id and v.questionnaire_id = q.id
      and v.number = q.published_version
    where q.clinic_id = ${clinicId} and ${matches} ${page}`).execute(db);
  return rows;
}
