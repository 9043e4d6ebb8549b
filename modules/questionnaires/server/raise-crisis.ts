import type { PortalContext, TaskSource } from '#platform/module.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { isId } from '#platform/id.ts';
import { crisisWords } from '../rules/index.ts';
import { crisisOwner } from './crisis-owner.sql.ts';
import { crisisPeople, planEscalation, ringCrisis } from './escalate-crisis.ts';
import { readCrisis, type SurveyRow } from './surveys/surveys.sql.ts';

/** The person who answers: the patient, or a member on their behalf. */
export interface Answerer {
  app: App;
  now: Date;
  /** The patient; also if a member answers: requested record changes are the patient's. */
  portal: PortalContext;
  /** Null if the patient answers. */
  userId: string | null;
  /** Writes the audit entry, in the transaction. */
  note: (
    tx: Tx,
    note: { action: 'update'; changes: Record<string, { before: unknown; after: unknown }> },
    surveyId: string,
  ) => Promise<void>;
}

/**
 * Notifies everyone who treats patients of a crisis answer, and schedules the escalation. The task is created by
 * `crisisTasks`.
 */
export async function raiseCrisis(tx: Tx, { portal, now }: Answerer, survey: SurveyRow): Promise<void> {
  const { clinic_id: clinicId, id } = survey;
  const people = await crisisPeople(tx, clinicId, { id, crisis_escalations: 0 }, now);
  const named = { ...survey, patient_name: survey.patient_name || portal.patientName };
  await ringCrisis(tx, named, people, crisisWords.title, now);
  await planEscalation(tx, clinicId, id, now);
}

/** A crisis answer is a task of one owner, due the same day, until it is handled. */
export function crisisTasks(clock: () => Date = () => new Date()): TaskSource {
  return {
    id: 'questionnaires.crisis',
    events: ['questionnaires.survey-changed'],
    async read(db, clinicId, payload) {
      const id = String(payload['id']);
      if (!isId(id)) return [];
      const survey = await readCrisis(db, clinicId, id);
      if (survey === null) return [];
      const key = crisisKey(id);
      if (survey.crisis_seen_time !== null) return [{ key, task: null }];
      const { userId, roleId } = await crisisOwner(db, clinicId, survey, clock());
      return [
        {
          key,
          task: {
            type: 'FollowUp',
            priority: 'High',
            subject: `${crisisWords.title}: call ${survey.patient_name} today (${survey.questionnaire_name})`,
            ownerUserId: userId,
            ownerRoleId: roleId,
            // Without an available member, it belongs to the team, so that it always has an owner.
            ownerRule: 'questionnaires.answer',
            patientId: survey.patient_id,
            path: `/patients/${survey.patient_id}`,
            dueTime: survey.crisis_time,
          },
        },
      ];
    },
  };
}

/** The key of the task of a survey's crisis answer. */
export const crisisKey = (id: string): string => `questionnaires.crisis:${id}`;
