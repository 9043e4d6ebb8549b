import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publishedVersions } from './surveys/event-surveys.sql.ts';
import { notPublished } from './questionnaire-errors.ts';
import { surveysChanged } from './surveys/survey-changed.ts';
import { insertSurvey, readSurveys, updateSurveys } from './surveys/surveys.sql.ts';

/**
 * A questionnaire that Salus asks automatically, as configured by a member: in the patient portal, without a separate
 * link.
 */
export interface AutomaticSurvey {
  clinicId: string;
  patientId: string;
  questionnaireId: string;
  dueDate: string | null;
  /** The member who configured it. */
  userId: string;
  now: Date;
}

/**
 * Asks a living patient a questionnaire in its published version, in the caller's transaction; one that is already open
 * outside of an appointment is not asked twice. Returns the survey's ID; NOT_PUBLISHED.
 */
export async function askByItself(tx: Tx, app: App, question: AutomaticSurvey): Promise<string | DomainError> {
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
  // Marked as sent, so that it appears in the portal.
  if (open === undefined || open.sent_time === null) await updateSurveys(tx, clinicId, [id], { sent_time: now }, now);
  await surveysChanged(tx, clinicId, [{ id, patient_id: patientId }]);
  return id;
}
