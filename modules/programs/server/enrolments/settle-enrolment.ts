import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { publish } from '#platform/outbox.ts';
import { dueContents, percentDone } from '../../rules/index.ts';
import { readContents } from '../content/contents.sql.ts';
import { recordOnEnrolment, updateEnrolment, type EnrolmentRow } from './enrolments.sql.ts';
import { notifyPatient } from './notify-patient.ts';
import { recordOverdue, progressOf } from './progress.sql.ts';
import { releaseContent } from './release-content.ts';

/** The time at which an enrollment is processed. */
export interface SettleTime {
  now: Date;
  timeZone: string;
}

/** Returns whether an enrollment is running: nothing is released to ended or paused ones. */
export const isRunning = ({ withdrawn_time, completed_time, paused_day }: EnrolmentRow): boolean =>
  withdrawn_time === null && completed_time === null && paused_day === null;

/**
 * Processes a locked enrollment up to today, in one transaction: releases due content, records overdue content, and
 * completes it once all counted content is done. Each piece of content is released only once, even with concurrent
 * calls.
 */
export async function settleEnrolment(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  { now, timeZone }: SettleTime,
): Promise<void> {
  if (!isRunning(enrolment)) return publishChange(tx, enrolment);
  const { clinic_id: clinicId, id, program_id } = enrolment;
  const today = dayIn(timeZone, now);
  const contents = await readContents(tx, clinicId, [program_id]);
  const due = dueContents(contents, await progressOf(tx, clinicId, id), enrolment, today);
  const released = contents.filter((content) => due.includes(content.id));
  for (const content of released) await releaseContent(tx, app, enrolment, content, { now, today, releasedBy: null });
  await notifyPatient(tx, app, enrolment, released, now);
  await recordOverdue(tx, clinicId, id, today, now);
  await recordOnEnrolment(tx, enrolment, { settled_day: today });
  const progress = await progressOf(tx, clinicId, id);
  if (contents.length > 0 && percentDone(contents, progress) === 100)
    await updateEnrolment(tx, enrolment, { completed_time: now });
  return publishChange(tx, enrolment);
}

/** Publishes a change of an enrollment, so that lists, tiles and tasks are updated. */
export function publishChange(tx: Tx, { clinic_id: clinicId, id, patient_id }: EnrolmentRow): Promise<void> {
  return publish(tx, { clinicId, topic: 'programs.enrolment-changed', body: { id, patient_id } });
}
