import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { daysBetween, programLimits } from '../../rules/index.ts';
import { ended, notFound, versionConflict } from '../program-errors.ts';
import { readContents } from '../content/contents.sql.ts';
import { completeContentIn, reopenContentIn } from './complete-content.ts';
import { lockEnrolment, readEnrolment, updateEnrolment, type EnrolmentRow } from './enrolments.sql.ts';
import { notifyPatient } from './notify-patient.ts';
import { shiftDueDays } from './progress.sql.ts';
import { releaseContent } from './release-content.ts';
import { isRunning, publishChange, settleEnrolment } from './settle-enrolment.ts';

const hasEnded = ({ withdrawn_time, completed_time }: EnrolmentRow): boolean =>
  withdrawn_time !== null || completed_time !== null;

/** Pauses enrollments; those already paused are unchanged. */
export function pauseEnrolments(ctx: RequestContext, ids: readonly string[]): Promise<EnrolmentRow[] | DomainError> {
  const today = dayIn(ctx.actor.timeZone, ctx.now);
  return changingEach(ctx, ids, async (tx, enrolment) => {
    if (enrolment.paused_day !== null) return;
    await updateEnrolment(tx, enrolment, { paused_day: today });
    await note(tx, ctx, enrolment, { paused: { before: null, after: today } });
    await publishChange(tx, enrolment);
  });
}

/** Resumes enrollments: future content and due dates move by the length of the pause. */
export function restartEnrolments(ctx: RequestContext, ids: readonly string[]): Promise<EnrolmentRow[] | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone } = actor;
  const today = dayIn(timeZone, now);
  return changingEach(ctx, ids, async (tx, enrolment) => {
    const { id, paused_day: since, paused_days: before } = enrolment;
    if (since === null) return;
    const days = Math.max(0, daysBetween(since, today));
    await updateEnrolment(tx, enrolment, { paused_day: null, paused_days: before + days });
    await shiftDueDays(tx, clinicId, id, days, today);
    await note(tx, ctx, enrolment, {
      paused: { before: since, after: null },
      paused_days: { before, after: before + days },
    });
    await settleEnrolment(tx, app, (await readEnrolment(tx, clinicId, id))!, { now, timeZone });
  });
}

/** Withdraws an enrollment with a reason; idempotent. */
export function withdrawEnrolment(
  ctx: RequestContext,
  id: string,
  version: number,
  reason: string,
): Promise<EnrolmentRow | DomainError> {
  const why = reason.trim();
  if (why === '') return Promise.resolve(invalid([{ path: 'reason', message: 'Enter a reason' }]));
  if (Array.from(why).length > programLimits.reason)
    return Promise.resolve(invalid([{ path: 'reason', message: `At most ${programLimits.reason} characters` }]));
  return changing(ctx, id, async (tx, enrolment) => {
    if (hasEnded(enrolment)) return ended();
    if (enrolment.version !== version) return versionConflict();
    const change = { withdrawn_time: ctx.now, withdrawn_by: ctx.actor.userId, withdraw_reason: why };
    await updateEnrolment(tx, enrolment, change);
    await note(tx, ctx, enrolment, { withdrawn: { before: null, after: why } });
    await publishChange(tx, enrolment);
    return null;
  });
}

/** Releases content to a patient before its day, regardless of gates; idempotent. */
export function releaseEarly(
  ctx: RequestContext,
  enrolmentId: string,
  contentId: string,
): Promise<EnrolmentRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, timeZone, userId } = actor;
  return changing(ctx, enrolmentId, async (tx, enrolment) => {
    if (hasEnded(enrolment)) return ended();
    if (!isRunning(enrolment))
      return domainError('PAUSED', 'This patient’s program is paused. Restart it first.', 'Paused');
    const contents = await readContents(tx, clinicId, [enrolment.program_id]);
    const content = contents.find(({ id }) => id === contentId);
    if (content === undefined) return notFound('content');
    const release = { now, today: dayIn(timeZone, now), releasedBy: userId };
    if (await releaseContent(tx, app, enrolment, content, release)) {
      await notifyPatient(tx, app, enrolment, [content], now);
      await note(tx, ctx, enrolment, { released_early: { before: null, after: content.title } });
      await settleEnrolment(tx, app, enrolment, { now, timeZone });
    }
    return null;
  });
}

/** Marks released content as done or not done on behalf of a patient. */
export function setContentDone(
  ctx: RequestContext,
  enrolmentId: string,
  contentId: string,
  isDone: boolean,
): Promise<EnrolmentRow | DomainError> {
  const { app, actor, now } = ctx;
  const settling = { now, timeZone: actor.timeZone };
  return changing(ctx, enrolmentId, async (tx, enrolment) => {
    if (enrolment.withdrawn_time !== null) return ended();
    const changed = isDone
      ? await completeContentIn(tx, app, enrolment, contentId, { ...settling, userId: actor.userId })
      : await reopenContentIn(tx, app, enrolment, contentId, settling);
    if (isDomainError(changed)) return changed;
    if (changed) await note(tx, ctx, enrolment, { [isDone ? 'done' : 'not_done']: { before: null, after: contentId } });
    return null;
  });
}

function note(
  tx: Tx,
  ctx: RequestContext,
  { id, patient_id: patientId }: EnrolmentRow,
  changes: Record<string, { before: unknown; after: unknown }>,
): Promise<void> {
  return recordChange(tx, ctx, {
    action: 'update',
    objectType: 'program_enrolment',
    objectId: id,
    patientId,
    changes,
  });
}

function changing(
  { app, actor }: RequestContext,
  id: string,
  change: (tx: Tx, enrolment: EnrolmentRow) => Promise<DomainError | null>,
): Promise<EnrolmentRow | DomainError> {
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const enrolment = await lockEnrolment(tx, clinicId, id);
    if (enrolment === null) return notFound('enrolment');
    return (await change(tx, enrolment)) ?? (await readEnrolment(tx, clinicId, id))!;
  });
}

async function changingEach(
  { app, actor }: RequestContext,
  ids: readonly string[],
  change: (tx: Tx, enrolment: EnrolmentRow) => Promise<void>,
): Promise<EnrolmentRow[] | DomainError> {
  const { clinicId } = actor;
  const enrolmentIds = [...new Set(ids)].sort();
  if (enrolmentIds.length === 0 || enrolmentIds.length > programLimits.enrolledAtOnce || !enrolmentIds.every(isId))
    return invalid([{ path: 'ids', message: `Choose from 1 to ${programLimits.enrolledAtOnce} patients` }]);
  return app.database.transaction(async (tx): Promise<EnrolmentRow[] | DomainError> => {
    for (const id of enrolmentIds) {
      const enrolment = await lockEnrolment(tx, clinicId, id);
      if (enrolment === null) return notFound('enrolment');
      if (hasEnded(enrolment)) return ended();
      await change(tx, enrolment);
    }
    const rows = await Promise.all(enrolmentIds.map((id) => readEnrolment(tx, clinicId, id)));
    return rows.filter((row) => row !== null);
  });
}
