import { recordChange } from '#audit/server';
import { createPatientIn, holdPatient } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { type DomainError, domainError, invalid, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toWallClock } from '#scheduling/rules';
import { createEventIn } from '#scheduling/server';
import { declineForm } from '../rules/index.ts';
import { releaseTime } from './hold-time.ts';
import { sendAnswer } from './send-answer.ts';
import { type BookingRequestRow, findRequest, type ListedRequest, requests } from './requests.sql.ts';

/** The decision to accept a request. */
export interface Acceptance {
  /** Null to create a new patient. */
  patient_id?: string | null | undefined;
  /** Of a new patient. */
  gender?: string | null | undefined;
  /** Another start than the requested one. */
  start?: Date | null | undefined;
}

interface Standing {
  id: string;
  version: number;
}

/**
 * Accepts a request: books the event through the regular booking, for an existing or a new patient, and confirms it by
 * email. TIME_TAKEN if the calendar or the patient is busy; then nothing is written.
 */
export async function acceptRequest(
  ctx: RequestContext,
  standing: Standing,
  { patient_id, gender, start }: Acceptance,
): Promise<ListedRequest | DomainError> {
  return deciding(ctx, standing, async (tx, request) => {
    const patientId = patient_id ?? (await createPatientOf(tx, ctx, request, gender));
    if (isDomainError(patientId)) return patientId;
    await holdPatient(tx, ctx.actor.clinicId, patientId);
    const listed = (await findRequest(tx, ctx.actor.clinicId, request.id))!;
    const begin = start ?? request.start_time;
    const answer = await createEventIn(
      tx,
      ctx,
      {
        title: listed.category_name,
        start: toWallClock(begin, ctx.actor.timeZone),
        duration: (request.end_time.getTime() - request.start_time.getTime()) / 1000,
        category_id: request.category_id,
        calendar_ids: [request.calendar_id],
        patient_id: patientId,
        status: 'confirmed',
        notes: request.reason,
      },
      { accepted: [] },
    );
    if (isDomainError(answer)) return answer;
    if (answer.event === null)
      return domainError('TIME_TAKEN', 'This time is no longer free. Choose another time.', 'Time taken');
    return { state: 'accepted', patient_id: patientId, event_id: answer.event.id };
  });
}

/** Declines a request and sends the reason to the person who made it. */
export async function declineRequest(
  ctx: RequestContext,
  standing: Standing,
  reason: string,
): Promise<ListedRequest | DomainError> {
  const checked = checkInput(declineForm, { reason }, '');
  if (isDomainError(checked)) return invalid([{ path: 'reason', message: checked.issues[0]!.message }]);
  return deciding(ctx, standing, async () => ({ state: 'declined', decline_reason: checked.value.reason }));
}

type Decision =
  | { state: 'accepted'; patient_id: string; event_id: string }
  | { state: 'declined'; decline_reason: string };

/** Locks a pending request, releases its time, and stores the decision that `decide` returns. */
async function deciding(
  ctx: RequestContext,
  { id, version }: Standing,
  decide: (tx: Tx, request: BookingRequestRow) => Promise<Decision | DomainError>,
): Promise<ListedRequest | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx): Promise<ListedRequest | DomainError> => {
    const request = lockForSave(await requests.lock(tx, actor, id), version, 'request');
    if (isDomainError(request)) return request;
    if (request.state !== 'pending')
      return domainError('ALREADY_DECIDED', `This request is already ${request.state}.`, 'Not possible');
    await releaseTime(tx, actor.clinicId, request);
    const decision = await decide(tx, request);
    if (isDomainError(decision)) return decision;
    const decided = { ...decision, decided_by: actor.userId, decided_time: now, version: version + 1 };
    await requests.update(tx, actor, id, decided);
    const patientId = decision.state === 'accepted' ? decision.patient_id : null;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'booking_request',
      objectId: id,
      patientId,
      changes: { state: { before: 'pending', after: decision.state } },
    });
    await publish(tx, { clinicId: actor.clinicId, topic: 'booking.request-changed', body: { id } });
    const listed = (await findRequest(tx, actor.clinicId, id))!;
    await sendAnswer(tx, app, actor.clinicId, listed);
    return listed;
  });
}

async function createPatientOf(
  tx: Tx,
  ctx: RequestContext,
  { first_name, last_name, date_of_birth, phone, email, language }: BookingRequestRow,
  gender: string | null | undefined,
): Promise<string | DomainError> {
  if (gender == null) return invalid([{ path: 'input.gender', message: 'Gender is Required' }]);
  // A number with an extension can't receive text messages.
  const numbers = phone.includes('x') ? { home_phone: phone } : { mobile: phone };
  const person = { first_name, last_name, date_of_birth, email, gender, preferred_language: language, ...numbers };
  const patient = await createPatientIn(tx, ctx, person);
  return isDomainError(patient) ? patient : patient.id;
}
