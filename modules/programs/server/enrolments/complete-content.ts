import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { refusalOf } from '#platform/records/refusals.ts';
import {
  ENROLMENT_REFUSALS,
  recordOnEnrolment,
  readEnrolment,
  updateEnrolment,
  type EnrolmentRow,
} from './enrolments.sql.ts';
import { progressOf, updateProgress } from './progress.sql.ts';
import { publishChange, settleEnrolment, type SettleTime } from './settle-enrolment.ts';

/**
 * Marks released content as done, by a member or, without one, by the patient; content that waited for it is released
 * immediately. False if it was already done; NOT_RELEASED.
 */
export async function completeContentIn(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  contentId: string,
  { now, timeZone, userId }: SettleTime & { userId: string | null },
): Promise<boolean | DomainError> {
  const { clinic_id: clinicId, id } = enrolment;
  const progress = (await progressOf(tx, clinicId, id)).get(contentId);
  if (progress === undefined)
    return domainError('NOT_RELEASED', 'This content has not been released to the patient yet.', 'Not released');
  if (progress.completed_time !== null) return false;
  const at = { enrolment_id: id, content_id: contentId };
  const opened_time = progress.opened_time ?? now;
  await updateProgress(tx, clinicId, at, { completed_time: now, completed_by: userId, opened_time });
  await recordOnEnrolment(tx, enrolment, { last_activity_time: now });
  await settleEnrolment(tx, app, (await readEnrolment(tx, clinicId, id))!, { now, timeZone });
  return true;
}

/** Undoes that; a program completed by it becomes active again. False if it was not done. */
export async function reopenContentIn(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  contentId: string,
  { now, timeZone }: SettleTime,
): Promise<boolean | DomainError> {
  const { clinic_id: clinicId, id } = enrolment;
  const progress = (await progressOf(tx, clinicId, id)).get(contentId);
  if (progress === undefined || progress.completed_time === null) return false;
  if (progress.conversation_id !== null)
    return domainError('SENT', 'This message was already sent and can’t be undone.', 'Sent');
  const at = { enrolment_id: id, content_id: contentId };
  await updateProgress(tx, clinicId, at, { completed_time: null, completed_by: null });
  await recordOnEnrolment(tx, enrolment, { last_activity_time: now });
  if (enrolment.completed_time === null) {
    await publishChange(tx, enrolment);
    return true;
  }
  try {
    await updateEnrolment(tx, enrolment, { completed_time: null });
  } catch (error) {
    const refusal = refusalOf(error, ENROLMENT_REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
  await settleEnrolment(tx, app, (await readEnrolment(tx, clinicId, id))!, { now, timeZone });
  return true;
}
