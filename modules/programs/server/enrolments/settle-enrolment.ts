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

/** When an enrolment is settled. */
export interface Settling {
  now: Date;
  timeZone: string;
}

/** An enrolment that goes on: nothing is released to one that has ended or is paused. */
export const isRunning = ({ withdrawn_time, completed_time, paused_day }: EnrolmentRow): boolean =>
  withdrawn_time === null && completed_time === null && paused_day === null;

/**
 * Brings a locked enrolment up to today, in one transaction: releases what is due, notes what has become late, and ends it where everything
 * that counts is done. Whatever happens meanwhile, each piece of content is released once.
 */
export async function settleEnrolment(
  tx: Tx,
  app: App,
  enrolment: EnrolmentRow,
  { now, timeZone }: Settling,
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

/** Publishes that an enrolment is not what it was: lists, tiles and what is to be done follow. */
export function publishChange(tx: Tx, { clinic_id: clinicId, id, patient_id }: EnrolmentRow): Promise<void> {
  return publish(tx, { clinicId, topic: 'programs.enrolment-changed', body: { id, patient_id } });
}
