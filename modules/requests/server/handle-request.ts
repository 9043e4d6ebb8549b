import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { declineCancellationIn, findOtherTimes, type BookingConflict } from '#scheduling/server';
import { isUnresolved, readWords, rulesToApprove, statusAfter, type DoctorOperation } from '../rules/index.ts';
import { applyRequest, eventOf, type Approval } from './apply-request.ts';
import { lockRequest, updateRequest, type Handling, type RequestRow } from './requests.sql.ts';
import { notifyPatient } from './notify-patient.ts';

/** What somebody of the clinic decides about a request, as it came over the wire. */
export interface Decision {
  id: string;
  operation: DoctorOperation;
  /** Of the request as it was shown; null takes whichever is there. */
  version: number | null;
  approval: Approval;
  reason?: string | null;
  note?: string | null;
  followUpDate?: string | null;
}

/** What became of it; where something is in the way of an appointment, the request is as it was. */
export interface Handled {
  request: RequestRow;
  conflicts: readonly BookingConflict[];
  /** Then: other starts for it, the nearest first. */
  alternatives: readonly Date[];
  notifiedBy: 'email' | 'sms' | null;
}

/**
 * Handles a request in one transaction with what it changes. ALREADY_HANDLED where somebody was faster, STALE_VERSION where it has
 * changed since it was shown, FORBIDDEN where the change that it asks for is not the actor's to make, RECORD_GONE where what it is
 * about is not there any more.
 */
export async function handleRequest(ctx: RequestContext, decision: Decision): Promise<Handled | DomainError> {
  const handled = await handleIn(ctx, decision);
  if (isDomainError(handled) || handled.conflicts.length === 0) return handled;
  // Looked for when the slots are let go again.
  const alternatives = await findOtherTimes(ctx, eventOf(ctx, handled.request, decision.approval));
  return { ...handled, alternatives };
}

function handleIn(ctx: RequestContext, decision: Decision): Promise<Handled | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx): Promise<Handled | DomainError> => {
    const request = await lockRequest(tx, actor.clinicId, decision.id);
    if (request === null) return notFound('request');
    const late = rejectLate(request, decision);
    if (late !== null) return late;
    const words = readDecision(decision);
    if (isDomainError(words)) return words;
    const handling: Handling = {
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

type Words = Pick<Handling, 'reason' | 'note' | 'follow_up_date'>;

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

async function recordHandling(tx: Tx, ctx: RequestContext, request: RequestRow, handling: Handling): Promise<void> {
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
