import type { App } from '#platform/app.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { holdersOf } from '#practice/server';
import { notify } from '#notifications/server';
import { DEFAULT_ESCALATE_MINUTES } from '../rules/index.ts';
import { crisisOwner, membersOf, readCrisisSetting } from './crisis-owner.sql.ts';
import { crisisWords } from '../rules/index.ts';
import { lockSurvey, type SurveyRow, updateSurveys } from './surveys/surveys.sql.ts';
import { surveysChanged } from './surveys/survey-changed.ts';

/**
 * Returns the members to notify of a crisis answer: all who treat patients, its owner and the on-call team;
 * administrators if there are none, or on request.
 */
export async function crisisPeople(
  db: Queryable,
  clinicId: string,
  survey: { id: string; crisis_escalations: number },
  now: Date,
  withAdministrators = false,
): Promise<string[]> {
  const { userId, roleId } = await crisisOwner(db, clinicId, survey, now);
  const people = [
    ...(userId === null ? [] : [userId]),
    ...(roleId === null ? [] : await membersOf(db, clinicId, roleId)),
    ...(await holdersOf(db, clinicId, 'questionnaires.answer')),
  ];
  if (people.length === 0 || withAdministrators) people.push(...(await holdersOf(db, clinicId, 'practice.members')));
  return [...new Set(people)];
}

/** Sends emergency notifications. */
export async function ringCrisis(
  tx: Tx,
  survey: SurveyRow,
  userIds: readonly string[],
  type: string,
  now: Date,
): Promise<void> {
  const { clinic_id: clinicId, patient_id: patientId, id, questionnaire_name: name, patient_name: patient } = survey;
  await notify(tx, {
    clinicId,
    userIds,
    source: 'Patient Request',
    type,
    description: `${patient}: ${crisisWords.staff} (${name})`,
    passId: id,
    path: `/patients/${patientId}`,
    time: now,
    isUrgent: true,
  });
}

/** Schedules the check whether it was opened within the clinic's limit. */
export async function planEscalation(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  const { escalate_after_minutes: minutes } = await readCrisisSetting(tx, clinicId, DEFAULT_ESCALATE_MINUTES);
  const runAt = new Date(now.getTime() + minutes * 60_000);
  await addJob(tx, 'questionnaires.escalate-crisis', { clinicId, id }, { runAt, key: `questionnaires.crisis:${id}` });
}

/**
 * Escalates a crisis answer that was neither opened nor handled within the limit: first to the on-call team, then
 * repeatedly to everyone who treats patients and the administrators. Idempotent, and does nothing if called too early.
 */
export async function escalateCrisis(app: App, payload: unknown): Promise<void> {
  const { clinicId, id } = payload as { clinicId: string; id: string };
  const now = app.clock();
  await app.database.transaction(async (tx) => {
    const survey = await lockSurvey(tx, clinicId, id);
    if (survey === null || survey.crisis_time === null) return;
    if (survey.crisis_seen_time !== null || survey.crisis_opened_time !== null) return;
    const { escalate_after_minutes: minutes } = await readCrisisSetting(tx, clinicId, DEFAULT_ESCALATE_MINUTES);
    const since = survey.crisis_escalated_time ?? survey.crisis_time;
    if (since.getTime() + minutes * 60_000 <= now.getTime()) {
      const escalations = survey.crisis_escalations + 1;
      const change = { crisis_escalated_time: now, crisis_escalations: escalations };
      await updateSurveys(tx, clinicId, [id], change, now);
      const people = await crisisPeople(tx, clinicId, { id, ...change }, now, escalations > 1);
      await ringCrisis(tx, survey, people, `${crisisWords.title}: not opened yet`, now);
      await surveysChanged(tx, clinicId, [survey]);
      await planEscalation(tx, clinicId, id, now);
    } else await planEscalation(tx, clinicId, id, since);
  });
}

/** After a member leaves or becomes absent, recomputes the owners of open crisis answers. */
export async function followOwners(_app: App, tx: Tx, { clinicId }: Pick<OutboxEvent, 'clinicId'>): Promise<void> {
  await surveysChanged(tx, clinicId, await openCrises(tx, clinicId));
}

/** Scheduled for all clinics: absences begin and end at midnight, and visits are booked. */
export async function followAllOwners(app: App): Promise<void> {
  const rows = await app.database.kysely
    .selectFrom('questionnaires.survey')
    .select('clinic_id')
    .distinct()
    .where('crisis_time', 'is not', null)
    .where('crisis_seen_time', 'is', null)
    .where('deleted_time', 'is', null)
    .execute();
  for (const { clinic_id: clinicId } of rows)
    await app.database.transaction((tx) => followOwners(app, tx, { clinicId }));
}

function openCrises(db: Queryable, clinicId: string): Promise<{ id: string; patient_id: string }[]> {
  return db
    .selectFrom('questionnaires.survey')
    .select(['id', 'patient_id'])
    .where('clinic_id', '=', clinicId)
    .where('crisis_time', 'is not', null)
    .where('crisis_seen_time', 'is', null)
    .where('deleted_time', 'is', null)
    .execute();
}
