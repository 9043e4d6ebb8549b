import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { declineCancellationIn, findOtherTimes, type BookingConflict } from '#scheduling/server';
import { isUnresolved, readWords, rulesToApprove, statusAfter, type DoctorOperation } from '../rules/index.ts';
import { applyRequest, eventOf, type Approval } from './apply-request.ts';
import { lockRequest, updateRequest, type HandlingColumns, type RequestRow } from './requests.sql.ts';
import { notifyPatient } from './notify-patient.ts';

/** A user's decision about a request, not yet validated. */
export interface Decision {
  id: string;
  operation: DoctorOperation;
  /** The version of the request as displayed; null accepts any version. */
  version: number | null;
  approval: Approval;
  reason?: string | null;
  note?: string | null;
  followUpDate?: string | null;
}

/** The result; if an appointment has conflicts, the request is unchanged. */
export interface HandleResult {
  request: RequestRow;
  conflicts: readonly BookingConflict[];
  /** In that case: alternative start times, nearest first. */
  alternatives: readonly Date[];
  notifiedBy: 'email' | 'sms' | null;
}

/**
 * Handles a request and applies its changes in one transaction. ALREADY_HANDLED if another user was faster,
 * STALE_VERSION if it changed since it was displayed, FORBIDDEN without permission for the requested change,
 * RECORD_GONE if the referenced data no longer exists.
 */
export async function handleRequest(ctx: RequestContext, decision: Decision): Promise<HandleResult | DomainError> {
  const handled = await handleIn(ctx, decision);
  if (isDomainError(handled) || handled.conflicts.length === 0) return handled;
  // Computed after the slots are unlocked.
  const alternatives = await findOtherTimes(ctx, eventOf(ctx, handled.request, decision.approval));
  return { ...handled, alternatives };
}

function handleIn(ctx: RequestContext, decision: Decision): Promise<HandleResult | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx): Promise<HandleResult | DomainError> => {
    const request = await lockRequest(tx, actor.clinicId, decision.id);
    if (request === null) return notFound('request');
    const late = rejectLate(request, decision);
    if (late !== null) return late;
    const words = readDecision(decision);
    if (isDomainError(words)) return words;
    const handling: HandlingColumns = {
      ...words,
      status: statusAfter[decision.operation],
      handled_by: actor.userId,
      handled_time: ctx.now,
      applied: null,
      event_id: request.event_id,
    };
    if (decision.operation === 'Approve') {
      if (!actor.rules.has(rulesToApprove[request.type]))
        return domainError('FORBIDDEN', 'You don’t have permission to make the change in this request.', 'Not allowed');
      const applied = await applyRequest(tx, ctx, request, decision.approval);
      if (isDomainError(applied)) return applied;
      const { conflicts } = applied;
      if (conflicts.length > 0) return { request, conflicts, alternatives: [], notifiedBy: null };
      handling.applied = applied.applied;
      handling.event_id = applied.eventId;
    }
    if (decision.operation === 'Decline' && request.type === 'CancelAppointment')
      await declineCancellationIn(tx, ctx, String(request.data['event_id']));
    await updateRequest(tx, actor.clinicId, request, handling, ctx.now);
    await recordHandling(tx, ctx, request, handling);
    const notifiedBy = handling.status === 'Pending' ? null : await notifyPatient(tx, ctx, request, handling);
    const after = (await lockRequest(tx, actor.clinicId, request.id))!;
    return { request: after, conflicts: [], alternatives: [], notifiedBy };
  });
}

function rejectLate(request: RequestRow, { version }: Decision): DomainError | null {
  const { status, handled_by_name: who } = request;
  if (status === 'Withdrawn')
    return domainError('ALREADY_HANDLED', 'The patient withdrew this request.', 'Already handled');
  if (!isUnresolved(status))
    return domainError(
      'ALREADY_HANDLED',
      `${who ?? 'Someone'} has already ${status.toLowerCase()} this request.`,
      'Already handled',
    );
  if (version !== null && request.version !== version)
    return domainError(
      'STALE_VERSION',
      `${who ?? 'Someone else'} changed this request since you opened it. Review it and try again.`,
      'Changed by someone else',
    );
  return null;
}

type Words = Pick<HandlingColumns, 'reason' | 'note' | 'follow_up_date'>;

function readDecision({ operation, reason, note, followUpDate }: Decision): Words | DomainError {
  const [why, noted] = [readWords(reason), readWords(note)];
  if ('problem' in why) return invalid([{ path: 'input.reason', message: why.problem }]);
  if ('problem' in noted) return invalid([{ path: 'input.note', message: noted.problem }]);
  return {
    reason: operation === 'Decline' ? why.words : null,
    note: noted.words,
    follow_up_date: operation === 'Pending' ? (followUpDate ?? null) : null,
  };
}

async function recordHandling(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  handling: HandlingColumns,
): Promise<void> {
  const { status, reason, note, follow_up_date } = handling;
  const fields = { status, reason, note, follow_up_date };
  const { clinicId } = ctx.actor;
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'patient_request',
    objectId: request.id,
    patientId: request.patient_id,
    changes: changedFields({ ...request }, fields),
  });
  await publish(tx, {
    clinicId,
    topic: 'requests.request-changed',
    body: { id: request.id, patient_id: request.patient_id },
  });
}
