import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { addJob } from '#platform/jobs.ts';
import { readMember } from '#practice/server';
import { askByItself } from '#questionnaires/server';
import { createTasksIn, doerOf } from '#tasks/server';
import { addDays } from '../../rules/index.ts';
import type { ContentRow } from '../content/contents.sql.ts';
import type { EnrolmentRow } from './enrolments.sql.ts';
import { insertProgress, updateProgress, type ProgressChange } from './progress.sql.ts';

/** The time of a release, and the member who released it early. */
export interface Release {
  now: Date;
  today: string;
  releasedBy: string | null;
}

/**
 * Releases content to a locked enrollment, once, and creates what it contains: a questionnaire or task in this
 * transaction, a message through a job afterwards. If that is not possible, the content is released anyway with the
 * reason; false if it was already released.
 */
export async function releaseContent(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  content: ContentRow,
  { now, today, releasedBy }: Release,
): Promise<boolean> {
  const { clinic_id: clinicId, id: enrolmentId } = enrolment;
  const at = { enrolment_id: enrolmentId, content_id: content.id };
  const dueDay = content.due_days === null ? null : addDays(today, content.due_days);
  const id = newId();
  const row = { ...at, clinic_id: clinicId, id, released_time: now, released_by: releasedBy, due_day: dueDay };
  if (!(await insertProgress(tx, row))) return false;
  const given = await give(tx, app, enrolment, content, { id, now, dueDay });
  const change: ProgressChange = isDomainError(given) ? { problem: given.message } : given;
  if (Object.keys(change).length > 0) await updateProgress(tx, clinicId, at, change);
  return true;
}

async function give(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  content: ContentRow,
  { now, dueDay }: { id: string; now: Date; dueDay: string | null },
): Promise<ProgressChange | DomainError> {
  const { clinic_id: clinicId, patient_id: patientId, owner_user_id: userId } = enrolment;
  if (content.kind === 'questionnaire') {
    const question = { clinicId, patientId, questionnaireId: content.questionnaire_id!, dueDate: dueDay, userId, now };
    const survey = await askByItself(tx, app, question);
    return isDomainError(survey) ? survey : { survey_id: survey };
  }
  if (content.kind === 'task') return giveTask(tx, app, enrolment, content, now);
  if (content.kind === 'message')
    await addJob(tx, 'programs.send-message', { clinicId, enrolmentId: enrolment.id, contentId: content.id });
  return {};
}

/**
 * The patient's task has no due date: the program itself tracks overdue content, so that there is only one follow-up.
 */
async function giveTask(
  tx: Tx,
  app: App,
  { clinic_id: clinicId, patient_id: patientId, owner_user_id }: EnrolmentRow,
  { title, body }: ContentRow,
  now: Date,
): Promise<ProgressChange | DomainError> {
  const owner = await readMember(tx, clinicId, owner_user_id);
  const name = owner === null ? undefined : `${owner.first_name} ${owner.last_name}`;
  const made = await createTasksIn(tx, doerOf({ app, now, clinicId, name }), {
    type: 'ToDo',
    owners: [{ patientId }],
    subject: title,
    details: body,
    priority: 'Medium',
    path: null,
    relatedPatientId: null,
    dueTime: null,
    reminderTime: null,
    extraReminders: [],
    steps: [],
    tags: [],
    attachments: [],
    repeat: null,
    escalation: null,
    clientKey: null,
    isQuiet: true,
  });
  if (isDomainError(made)) return made;
  return made[0] === undefined ? domainError('NOT_GIVEN', 'The task could not be assigned.') : { task_id: made[0] };
}
