import { sql } from 'kysely';
import type { RequestContext } from '#platform/request-context.ts';
import type { EnrolmentScore } from '../../api/program.gen.ts';
import type { EnrolmentRow } from './enrolments.sql.ts';

/**
 * Returns the scores of the program's questionnaires since the patient's first day, oldest first, regardless of how
 * they were asked.
 */
export async function readScores(
  { app, actor }: RequestContext,
  { program_id, patient_id, start_day }: EnrolmentRow,
): Promise<EnrolmentScore[]> {
  const { rows } = await sql<EnrolmentScore>`
    select q.name as questionnaire_name, to_char(s.submitted_time at time zone ${actor.timeZone}, 'YYYY-MM-DD') as date,
      s.score::float8 as score, s.band
    from questionnaires.survey s
    join questionnaires.questionnaire q on q.clinic_id = s.clinic_id and q.id = s.questionnaire_id
    where s.clinic_id = ${actor.clinicId} and s.patient_id = ${patient_id} and s.deleted_time is null and s.score is not null
      and (s.submitted_time at time zone ${actor.timeZone})::date >= ${start_day}::date
      and s.questionnaire_id in (select c.questionnaire_id from programs.content c
        where c.clinic_id = ${actor.clinicId} and c.program_id = ${program_id} and c.questionnaire_id is not null)
    order by q.name, s.submitted_time, s.id`.execute(app.database.kysely);
  return rows;
}
