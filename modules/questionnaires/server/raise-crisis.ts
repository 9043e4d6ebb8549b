import type { PortalContext, TaskSource } from '#platform/module.ts';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { isId } from '#platform/id.ts';
import { crisisWords } from '../rules/index.ts';
import { crisisOwner } from './crisis-owner.sql.ts';
import { crisisPeople, planEscalation, ringCrisis } from './escalate-crisis.ts';
import { readCrisis, type SurveyRow } from './surveys/surveys.sql.ts';

/** Who answers: the patient, or a member for them. */
export interface Answerer {
  app: App;
  now: Date;
  /** The patient; of a member who answers for them, too: what asks to be changed in the record is the patient's. */
  portal: PortalContext;
  /** Null where the patient answers. */
  userId: string | null;
  /** Writes who did what into the log, in the transaction. */
  note: (
    tx: Tx,
    note: { action: 'update'; changes: Record<string, { before: unknown; after: unknown }> },
    surveyId: string,
  ) => Promise<void>;
}

/** Notifies everyone who treats that an answer may be a cry for help, and plans the escalation. The task follows by `crisisTasks`. */
export async function raiseCrisis(tx: Tx, { portal, now }: Answerer, survey: SurveyRow): Promise<void> {
  const { clinic_id: clinicId, id } = survey;
  const people = await crisisPeople(tx, clinicId, { id, crisis_escalations: 0 }, now);
  const named = { ...survey, patient_name: survey.patient_name || portal.patientName };
  await ringCrisis(tx, named, people, crisisWords.title, now);
  await planEscalation(tx, clinicId, id, now);
}

/** A cry for help is one owner's task of the same day until it is handled. */
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
            // Where nobody is left to call, it is the team's, never nobody's.
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

/** What the task of a survey's cry for help is known by. */
export const crisisKey = (id: string): string => `questionnaires.crisis:${id}`;
