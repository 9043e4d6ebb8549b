import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publishedVersions } from './surveys/event-surveys.sql.ts';
import { notPublished } from './questionnaire-errors.ts';
import { surveysChanged } from './surveys/survey-changed.ts';
import { insertSurvey, readSurveys, updateSurveys } from './surveys/surveys.sql.ts';

/** What Salus asks a patient by itself, because a member arranged it so: on their own page, without a link of its own. */
export interface OwnQuestion {
  clinicId: string;
  patientId: string;
  questionnaireId: string;
  dueDate: string | null;
  /** The member who arranged it. */
  userId: string;
  now: Date;
}

/**
 * Asks a patient who lives a questionnaire by its published version, in the caller's transaction; what stands open already outside of an
 * appointment is not asked twice. Answers the survey's id; NOT_PUBLISHED.
 */
export async function askByItself(tx: Tx, app: App, question: OwnQuestion): Promise<string | DomainError> {
  const { clinicId, patientId, questionnaireId, dueDate, userId, now } = question;
  const [version] = await publishedVersions(tx, clinicId, [questionnaireId]);
  if (version === undefined) return notPublished();
  const filter = { patientIds: [patientId], questionnaireIds: [questionnaireId], take: 100, skip: 0 };
  const open = (await readSurveys(tx, clinicId, filter)).find(
    (survey) => survey.submitted_time === null && survey.event_id === null,
  );
  const id = open?.id ?? newId();
  if (open === undefined) {
    await insertSurvey(tx, {
      clinic_id: clinicId,
      id,
      patient_id: patientId,
      questionnaire_id: questionnaireId,
      version_number: version.number,
      chart_note_id: null,
      event_id: null,
      due_date: dueDate,
      follows_id: null,
      created_by: userId,
      created_time: now,
    });
    await recordOwnChange(tx, app, clinicId, { action: 'create', objectType: 'survey', objectId: id, patientId });
  }
  // From now on it stands on their page.
  if (open === undefined || open.sent_time === null) await updateSurveys(tx, clinicId, [id], { sent_time: now }, now);
  await surveysChanged(tx, clinicId, [{ id, patient_id: patientId }]);
  return id;
}
