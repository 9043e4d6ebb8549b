import type { PortalContext, TaskSource } from '#platform/module.ts';
import type { App } from '#platform/app.ts';
import { notify } from '#notifications/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { isId } from '#platform/id.ts';
import { holdersOf } from '#practice/server';
import { crisisWords } from '../rules/index.ts';
import { readEventDoctors } from './notes.sql.ts';
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

/** Tells everybody who treats that a patient's answer was a cry for help. What is to be done of it follows by `crisisTasks`. */
export async function raiseCrisis(tx: Tx, { portal, now }: Answerer, survey: SurveyRow): Promise<void> {
  const { clinic_id: clinicId, patient_id: patientId, id, questionnaire_name: name, patient_name: patient } = survey;
  await notify(tx, {
    clinicId,
    userIds: await holdersOf(tx, clinicId, 'questionnaires.answer'),
    source: 'Patient Request',
    type: crisisWords.title,
    description: `${patient || portal.patientName}: ${crisisWords.staff} (${name})`,
    passId: id,
    path: `/patients/${patientId}`,
    time: now,
  });
}

/** A cry for help is somebody's task of the same day, until somebody who treats says that they have seen to it. */
export const crisisTasks: TaskSource = {
  id: 'questionnaires.crisis',
  events: ['questionnaires.survey-changed'],
  async read(db, clinicId, payload) {
    const id = String(payload['id']);
    if (!isId(id)) return [];
    const survey = await readCrisis(db, clinicId, id);
    if (survey === null) return [];
    const key = `questionnaires.crisis:${id}`;
    if (survey.crisis_seen_time !== null) return [{ key, task: null }];
    return [
      {
        key,
        task: {
          type: 'FollowUp',
          priority: 'High',
          subject: `${crisisWords.title}: call ${survey.patient_name} today (${survey.questionnaire_name})`,
          ownerUserId: await ownerOf(db, clinicId, survey),
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

/** Who answers for it: the doctor of the appointment, whoever asked, else the first who treats. */
async function ownerOf(
  db: Queryable,
  clinicId: string,
  { event_id: eventId, created_by: sender }: { event_id: string | null; created_by: string | null },
): Promise<string | null> {
  const treating = await holdersOf(db, clinicId, 'questionnaires.answer');
  const doctors = eventId === null ? [] : await readEventDoctors(db, clinicId, eventId);
  return [...doctors, sender].find((each) => each !== null && treating.includes(each)) ?? treating[0] ?? null;
}
