import { createHash } from 'node:crypto';
import { notify } from '#notifications/server';
import { readPatients } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isId, newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { holdersOf } from '#practice/server';
import { wishToCancelIn } from '#scheduling/server';
import { readWords, REQUEST_TYPES, requestHeadings, requestInput, type RequestType } from '../../rules/index.ts';
import { countSince, findSame, lockPatient, insertRequest } from '../requests.sql.ts';
import { hasUnkeepableText } from './has-unkeepable-text.ts';
import { completeRequest } from './complete-request.ts';
import { recordPortalChange, type PortalRequest } from '../link/portal-request.ts';

const MOST_A_DAY = 20;
const DAY_MS = 86_400_000;

/** Input of the page. */
export interface SubmittedRequest {
  type: unknown;
  data: unknown;
  description: unknown;
}

/**
 * Stores a request as submitted and notifies the staff who handle requests. A repeated request returns the existing one
 * while that is unresolved. TOO_MANY after twenty a day; NOTHING_CHANGED if the record already has the value;
 * RECORD_GONE.
 */
export async function submitRequest(
  portal: PortalRequest,
  sent: SubmittedRequest,
): Promise<{ id: string; isNew: boolean } | DomainError> {
  return portal.app.database.transaction((tx) => submitRequestIn(tx, portal, sent, MOST_A_DAY));
}

/** Same, in the caller's transaction; `mostADay` is the patient's daily limit. */
export async function submitRequestIn(
  tx: Tx,
  portal: PortalRequest,
  sent: SubmittedRequest,
  mostADay: number,
): Promise<{ id: string; isNew: boolean } | DomainError> {
  const { clinicId, patientId, timeZone, now } = portal;
  const type = REQUEST_TYPES.find((each) => each === sent.type);
  if (type === undefined) return invalid([{ path: 'type', message: 'Choose a request type.' }]);
  if (hasUnkeepableText(sent.data)) return invalid([{ path: 'data', message: 'This text can’t be saved.' }]);
  const described = readWords(sent.description);
  if ('problem' in described) return invalid([{ path: 'description', message: described.problem }]);
  const checked = checkInput(requestInput(type, dayIn(timeZone, now)), sent.data, 'data');
  if (isDomainError(checked)) return checked;
  const wish = checked.value as Record<string, unknown>;
  const strange = rejectIds(wish);
  if (strange !== null) return strange;
  await lockPatient(tx, clinicId, patientId);
  const fingerprint = fingerprintOf(type, wish, described.words);
  const same = await findSame(tx, clinicId, patientId, fingerprint);
  if (same !== null) return { id: same, isNew: false };
  if ((await countSince(tx, clinicId, patientId, new Date(now.getTime() - DAY_MS))) >= mostADay)
    return domainError('TOO_MANY', 'You have sent twenty requests in the last day. Please call us.', 'Not sent');
  const [patient] = await readPatients(tx, clinicId, [patientId], {
    addresses: true,
    allergies: true,
    medications: true,
    locked: true,
  });
  if (patient === undefined)
    return domainError('SIGNED_OUT', 'This page is no longer available. Please call us.', 'Signed out');
  const complete = await completeRequest(tx, portal, patient, type, wish);
  if (isDomainError(complete)) return complete;
  const id = newId();
  await insertRequest(tx, {
    clinic_id: clinicId,
    id,
    patient_id: patientId,
    type,
    title: complete.title,
    description: described.words,
    data: complete.data,
    before_data: complete.before,
    fingerprint,
    create_time: now,
  });
  if (type === 'CancelAppointment') await recordCancelRequest(tx, portal, String(wish['event_id']), true);
  await recordSubmission(tx, portal, id, type, complete.title);
  return { id, isNew: true };
}

/** Marks or unmarks the appointment in the calendar when its patient asks to cancel. */
export async function recordCancelRequest(
  tx: Tx,
  portal: PortalRequest,
  eventId: string,
  asks: boolean,
): Promise<void> {
  const { app, clinicId, patientId } = portal;
  if (!(await wishToCancelIn(tx, app, { clinicId, eventId, patientId }, asks))) return;
  const [before, after] = asks ? [null, 'cancel_asked'] : ['cancel_asked', null];
  await recordPortalChange(tx, portal, {
    action: 'update',
    objectType: 'event',
    objectId: eventId,
    changes: { patient_response: { before, after } },
  });
}

async function recordSubmission(
  tx: Tx,
  portal: PortalRequest,
  id: string,
  type: RequestType,
  title: string,
): Promise<void> {
  const { clinicId, patientId, patientName } = portal;
  await recordPortalChange(tx, portal, {
    action: 'create',
    objectType: 'patient_request',
    objectId: id,
    changes: { type: { before: null, after: type } },
  });
  await notify(tx, {
    clinicId,
    userIds: await holdersOf(tx, clinicId, 'requests.handle'),
    source: 'Patient Request',
    type: requestHeadings[type],
    description: `${patientName}: ${title}`,
    passId: id,
    path: `/dashboard?request=${id}`,
    time: portal.now,
  });
  await publish(tx, { clinicId, topic: 'requests.request-changed', body: { id, patient_id: patientId } });
}

function rejectIds(wish: Record<string, unknown>): DomainError | null {
  for (const name of ['category_id', 'event_id', 'medication_id', 'allergy_id']) {
    const value = wish[name];
    if (typeof value === 'string' && !isId(value))
      return invalid([{ path: `data.${name}`, message: 'Please choose again' }]);
  }
  const vitals = (wish['vitals'] ?? []) as { vital_info_id: string }[];
  const wrong = vitals.findIndex(({ vital_info_id: id }) => !isId(id));
  return wrong < 0 ? null : invalid([{ path: `data.vitals.${wrong}`, message: 'Please choose again' }]);
}

function fingerprintOf(type: RequestType, wish: object, words: string | null): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([type, sorted(wish), words]))
    .digest();
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
