import {
  addMedicationIn,
  createAllergyIn,
  deleteMedicationIn,
  readPatients,
  setAllergyStatusIn,
  updatePatientIn,
} from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { cancelEventIn, createEventIn, readEvents, type BookingConflict } from '#scheduling/server';
import { clinicVitals, recordVitalsIn } from '#vitals/server';
import { requestMessages } from '../rules/index.ts';
import type { RequestRow } from './requests.sql.ts';

/** Additional input of an approval, not yet validated. */
export interface Approval {
  data?: unknown;
  accepted?: readonly string[] | null;
  patientVersion?: number | null;
  rowVersion?: number | null;
  confirmed?: readonly string[] | null;
  event?: Record<string, unknown> | null;
  acceptedConflicts?: readonly string[] | null;
  conflictReason?: string | null;
}

/** The applied parts; or the conflicts of an appointment, in which case nothing was written. */
export interface AppliedRequest {
  applied: object;
  eventId: string | null;
  conflicts: readonly BookingConflict[];
}

const done = (applied: object, eventId: string | null = null): AppliedRequest => ({ applied, eventId, conflicts: [] });
const nothingTaken = (): DomainError =>
  invalid([{ path: 'accepted', message: 'Choose at least one change, or decline the request.' }]);

/** Applies a request to the record, in the transaction of the approval. */
export async function applyRequest(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  switch (request.type) {
    case 'PatientInfoUpdate':
      return changeInfo(tx, ctx, request, approval);
    case 'AddVital':
      return addVitals(tx, ctx, request, approval);
    case 'AddMedicationHistory':
      return addMedications(tx, ctx, request, approval);
    case 'AddAllergy':
      return addAllergy(tx, ctx, request, approval);
    case 'DeleteMedicationHistory':
      return deleteMedication(tx, ctx, request, approval);
    case 'DeleteAllergy':
      return deleteAllergy(tx, ctx, request, approval);
    case 'RefillMedication':
      // Approving means that it was handled; prescriptions are written in the prescribing module.
      return done({});
    case 'MakeAppointment':
      return makeAppointment(tx, ctx, request, approval);
    case 'CancelAppointment':
      return cancelAppointment(tx, ctx, request, approval);
  }
}

async function changeInfo(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const taken = Object.entries(request.data).filter(([field]) => approval.accepted?.includes(field) ?? true);
  if (taken.length === 0) return nothingTaken();
  const patch = Object.fromEntries(taken);
  const version = approval.patientVersion ?? (await versionOf(tx, ctx, request));
  const changed = await updatePatientIn(tx, ctx, request.patient_id, version, patch);
  return isDomainError(changed) ? changed : done(patch);
}

async function versionOf(tx: Tx, { actor }: RequestContext, { patient_id: id }: RequestRow): Promise<number> {
  const [patient] = await readPatients(tx, actor.clinicId, [id], { columns: ['id', 'version'], locked: true });
  return patient?.version ?? 0;
}

async function addVitals(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const sent = request.data['vitals'] as { vital_info_id: string; vital_unit: string; value: number }[];
  const vitals = sent.filter(({ vital_info_id: id }) => approval.accepted?.includes(id) ?? true);
  if (vitals.length === 0) return nothingTaken();
  const { actor, now } = ctx;
  const units = new Map((await clinicVitals(tx, actor.clinicId, now)).map(({ id, vital_unit }) => [id, vital_unit]));
  // The value has no unit of its own, so it would be wrong in another unit.
  if (vitals.some(({ vital_info_id: id, vital_unit }) => units.get(id) !== vital_unit))
    return domainError(
      'UNIT_CHANGED',
      'The clinic now uses a different unit for one of these. Leave it out, or decline the request.',
    );
  const recorded = await recordVitalsIn(tx, ctx, {
    patientId: request.patient_id,
    definitionIds: vitals.map(({ vital_info_id: id }) => id),
    values: vitals.map(({ value }) => value),
    // The collection time is when the patient sent it, not when it is reviewed.
    collectTime: request.create_time,
    confirmed: new Set(approval.confirmed ?? []),
  });
  return isDomainError(recorded) ? recorded : done({ vitals });
}

async function addMedications(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const list = listOf(approval.data) ?? listOf(request.data['medication_history']);
  if (list === null || list.length === 0 || list.length > 10) return nothingTaken();
  for (const [index, medication] of list.entries()) {
    const added = await addMedicationIn(tx, ctx, request.patient_id, medication);
    if (isDomainError(added)) return moved(added, `data.${index}`);
  }
  return done({ medication_history: list });
}

async function addAllergy(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const allergy = objectOf(approval.data) ?? request.data;
  const added = await createAllergyIn(tx, ctx, request.patient_id, allergy);
  return isDomainError(added) ? moved(added, 'data') : done(allergy);
}

// The entry is checked for changes before it is deleted: a new reaction or date is a reason to review it again.
const changedSince = (): DomainError =>
  domainError(
    'STALE_VERSION',
    'The record has changed since you opened it. Review it and try again.',
    'Changed by someone else',
  );
const goneOr = (error: DomainError, message: string): DomainError =>
  error.code === 'STALE_VERSION' ? changedSince() : domainError('RECORD_GONE', message);

async function deleteMedication(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  { rowVersion = null }: Approval,
): Promise<AppliedRequest | DomainError> {
  const id = String(request.data['medication_id']);
  const [patient] = await readPatients(tx, ctx.actor.clinicId, [request.patient_id], {
    columns: ['id'],
    locked: true,
    medications: true,
  });
  const stands = patient?.medications?.some((medication) => medication.id === id) ?? false;
  if (!stands) return domainError('RECORD_GONE', requestMessages.medicationGone);
  const deleted = await deleteMedicationIn(tx, ctx, id, rowVersion);
  return isDomainError(deleted) ? goneOr(deleted, requestMessages.medicationGone) : done({ medication_id: id });
}

const ALLERGY_ENDS = ['entered_in_error', 'resolved', 'inactive'] as const;

async function deleteAllergy(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const id = String(request.data['allergy_id']);
  const [patient] = await readPatients(tx, ctx.actor.clinicId, [request.patient_id], {
    columns: ['id'],
    locked: true,
    allergies: true,
  });
  const stands = patient?.allergies?.some((allergy) => allergy.id === id && allergy.status === 'active') ?? false;
  if (!stands) return domainError('RECORD_GONE', requestMessages.allergyGone);
  const ending = objectOf(approval.data)?.['status'] ?? 'inactive';
  const status = ALLERGY_ENDS.find((each) => each === ending);
  if (status === undefined) return invalid([{ path: 'data.status', message: 'Choose how the allergy ended.' }]);
  const changed = await setAllergyStatusIn(tx, ctx, id, approval.rowVersion ?? null, status);
  return isDomainError(changed) ? goneOr(changed, requestMessages.allergyGone) : done({ allergy_id: id, status });
}

async function makeAppointment(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  approval: Approval,
): Promise<AppliedRequest | DomainError> {
  const event = approval.event ?? {};
  if (isEmpty(event['title'])) return invalid([{ path: 'event.title', message: requestMessages.title }]);
  if (isEmpty(event['category_id'])) return invalid([{ path: 'event.category_id', message: requestMessages.type }]);
  const decided = { accepted: approval.acceptedConflicts ?? [], reason: approval.conflictReason };
  const answer = await createEventIn(tx, ctx, eventOf(ctx, request, approval), decided);
  if (isDomainError(answer)) return moved(answer, 'event', 'event_input');
  if (answer.event === null) return { applied: {}, eventId: null, conflicts: answer.conflicts };
  return done({ event_id: answer.event.id }, answer.event.id);
}

/** Returns the event for an approval. */
export function eventOf({ actor }: RequestContext, request: RequestRow, { event }: Approval): Record<string, unknown> {
  return { ...event, timezone: actor.timeZone, patient_id: request.patient_id };
}

async function cancelAppointment(
  tx: Tx,
  ctx: RequestContext,
  request: RequestRow,
  { rowVersion = null }: Approval,
): Promise<AppliedRequest | DomainError> {
  const id = String(request.data['event_id']);
  const [event] = await readEvents(tx, ctx.actor.clinicId, [id], {});
  if (event === undefined || event.patient_id !== request.patient_id)
    return domainError('RECORD_GONE', 'This event no longer exists.');
  // It was already canceled manually.
  if (event.status === 'canceled') return done({ event_id: id }, id);
  if (rowVersion !== null && event.version !== rowVersion) return changedSince();
  const canceled = await cancelEventIn(tx, ctx, id);
  return isDomainError(canceled) ? canceled : done({ event_id: id }, id);
}

/** Maps the field paths of another command's error to the input of this one. */
function moved(error: DomainError, to: string, from = 'input'): DomainError {
  if (error.code !== 'BAD_USER_INPUT') return error;
  return invalid(
    error.issues.map(({ path, message }) => ({
      path: path === from ? to : path.replace(`${from}.`, `${to}.`),
      message,
    })),
  );
}

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

function listOf(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}
