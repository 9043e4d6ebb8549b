import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { readDerivedTasks } from '#tasks/server';
import type { UrgentSurvey } from '../api/chart.gen.ts';
import { crisisKey } from './raise-crisis.ts';
import { readOpenCrises } from './surveys/surveys.sql.ts';

/**
 * Returns the unhandled crisis answers of a patient with their current owners, for the red banner on every screen of
 * the patient.
 */
export async function urgentSurveys(ctx: RequestContext, patientId: string): Promise<UrgentSurvey[]> {
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;
  const surveys = await readOpenCrises(kysely, clinicId, patientId);
  if (surveys.length === 0) return [];
  for (const { id } of surveys)
    await recordAccess(ctx, { action: 'read', objectType: 'survey', objectId: id, patientId });
  const keys = surveys.map(({ id }) => crisisKey(id));
  const tasks = await readDerivedTasks(kysely, clinicId, 'questionnaires.crisis', keys);
  return Promise.all(
    surveys.map(async (survey) => {
      const task = tasks.find(({ key }) => key === crisisKey(survey.id));
      const owner = await nameOf(ctx, task?.ownerUserId ?? null, task?.ownerRoleId ?? null);
      return {
        id: survey.id,
        patient_name: survey.patient_name,
        questionnaire_name: survey.questionnaire_name,
        crisis_time: survey.crisis_time!,
        owner,
        is_mine: task?.ownerUserId === ctx.actor.userId,
        opened_time: survey.crisis_opened_time,
        opened_by: survey.crisis_opened_name,
        escalated_time: survey.crisis_escalated_time,
      };
    }),
  );
}

async function nameOf(
  { app, actor }: RequestContext,
  userId: string | null,
  roleId: string | null,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', title, first_name, last_name) as name from practice.member
      where clinic_id = ${actor.clinicId} and user_id = ${userId}::uuid
    union all
    select role_name from practice.role where clinic_id = ${actor.clinicId} and id = ${roleId}::uuid`.execute(
    app.database.kysely,
  );
  return rows[0]?.name ?? null;
}
