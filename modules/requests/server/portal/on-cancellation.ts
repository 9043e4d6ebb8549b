import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readPatients } from '#patients/server';
import { readClinic } from '#practice/server';
import { findCancellation } from '../requests.sql.ts';
import type { PortalRequest } from '../link/portal-request.ts';
import { submitRequestIn } from './submit-request.ts';
import { withdrawIn } from './withdraw-request.ts';

/**
 * Creates a request when a patient asks to cancel through a message link, unless there is already one from the portal.
 * Does nothing if the appointment no longer exists.
 */
export async function onCancellationAsked(app: App, tx: Tx, outboxEvent: OutboxEvent): Promise<void> {
  const { eventId, patientId, clinicId } = idsOf(outboxEvent);
  if ((await findCancellation(tx, clinicId, patientId, eventId)) !== null) return;
  const portal = await portalOf(app, tx, clinicId, patientId);
  if (portal === null) return;
  const request = { type: 'CancelAppointment', data: { event_id: eventId }, description: null };
  // The event has already been published, so the daily limit doesn't apply.
  await submitRequestIn(tx, portal, request, Number.POSITIVE_INFINITY);
}

/** The patient comes after all: withdraws the request if it is still new. */
export async function onCancellationTakenBack(app: App, tx: Tx, outboxEvent: OutboxEvent): Promise<void> {
  const { eventId, patientId, clinicId } = idsOf(outboxEvent);
  const id = await findCancellation(tx, clinicId, patientId, eventId);
  const portal = id === null ? null : await portalOf(app, tx, clinicId, patientId);
  if (id !== null && portal !== null) await withdrawIn(tx, portal, id);
}

function idsOf({ clinicId, body }: OutboxEvent): { clinicId: string; eventId: string; patientId: string } {
  return { clinicId, eventId: String(body['id']), patientId: String(body['patient_id']) };
}

/** Returns the patient as the actor: they followed a link that was sent to their mailbox or phone. */
async function portalOf(app: App, tx: Tx, clinicId: string, patientId: string): Promise<PortalRequest | null> {
  const [[patient], clinic] = await Promise.all([
    readPatients(tx, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name'] }),
    readClinic(tx, clinicId),
  ]);
  if (patient === undefined) return null;
  return {
    app,
    now: app.clock(),
    ip: null,
    clinicId,
    clinicName: clinic.clinic_name,
    timeZone: clinic.time_zone,
    patientId,
    patientName: `${patient.first_name} ${patient.last_name}`,
    sessionId: null,
  };
}
