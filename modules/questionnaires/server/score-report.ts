import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { Report, ReportInput } from '#platform/module.ts';

/** The report of questionnaire scores in a period, one row per submitted survey. */
export const scoreReport: Report = {
  id: 'questionnaireScores',
  title: 'Questionnaire Scores',
  definition: 'Questionnaires with a total score submitted in this period. Withdrawn questionnaires are not counted.',
  rule: 'questionnaires.view',
  order: 95,
  filters: [
    {
      id: 'questionnaire',
      title: 'Questionnaire',
      options: (db: Queryable, clinicId: string) =>
        db
          .selectFrom('questionnaires.questionnaire')
          .select(['id as value', 'name as label'])
          .where('clinic_id', '=', clinicId)
          .where('published_version', 'is not', null)
          .orderBy(({ fn }) => fn('lower', ['name']))
          .execute(),
    },
  ],
  columns: [
    { id: 'day', title: 'Submitted', kind: 'day' },
    { id: 'patient', title: 'Patient', kind: 'text' },
    { id: 'questionnaire', title: 'Questionnaire', kind: 'text' },
    { id: 'score', title: 'Score', kind: 'number' },
    { id: 'band', title: 'Meaning', kind: 'text' },
  ],
  comparable: false,
  chart: { x: 'day', y: 'score', kind: 'line' },
  async read(db: Queryable, { clinicId, start, end, timeZone, filters }: ReportInput) {
    const questionnaire = filters['questionnaire'] ?? null;
    const { rows } = await sql<Record<string, string | number | null>>`
      select s.id as key, s.patient_id, '/patients/' || s.patient_id as path,
        to_char(s.submitted_time at time zone ${timeZone}, 'YYYY-MM-DD') as day, p.first_name || ' ' || p.last_name as patient,
        v.name as questionnaire, s.score, s.band
      from questionnaires.survey s
      join patients.patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id and p.deleted_time is null
      join questionnaires.questionnaire_version v on v.clinic_id = s.clinic_id and v.questionnaire_id = s.questionnaire_id
        and v.number = s.version_number
      where s.clinic_id = ${clinicId} and s.deleted_time is null and s.score is not null
        and s.submitted_time >= ${start} and s.submitted_time < ${end}
        and (${questionnaire}::text is null or s.questionnaire_id::text = ${questionnaire})
      order by s.submitted_time, s.id limit 10000`.execute(db);
    return rows;
  },
};
