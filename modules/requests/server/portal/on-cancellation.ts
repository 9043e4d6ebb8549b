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
 * A patient asked by the link of a message to cancel: who handles requests sees it as one, once, whether or not they asked on their
 * page too. Where the appointment is gone meanwhile there is nothing to ask.
 */
export async function onCancellationAsked(app: App, tx: Tx, outboxEvent: OutboxEvent): Promise<void> {
  const { eventId, patientId, clinicId } = idsOf(outboxEvent);
  if ((await findCancellation(tx, clinicId, patientId, eventId)) !== null) return;
  const portal = await portalOf(app, tx, clinicId, patientId);
  if (portal === null) return;
  const request = { type: 'CancelAppointment', data: { event_id: eventId }, description: null };
  // What was published is said already: no day has too many of them.
  await submitRequestIn(tx, portal, request, Number.POSITIVE_INFINITY);
}

/** They come after all: what nobody has looked at yet is taken back. */
export async function onCancellationTakenBack(app: App, tx: Tx, outboxEvent: OutboxEvent): Promise<void> {
  const { eventId, patientId, clinicId } = idsOf(outboxEvent);
  const id = await findCancellation(tx, clinicId, patientId, eventId);
  const portal = id === null ? null : await portalOf(app, tx, clinicId, patientId);
  if (id !== null && portal !== null) await withdrawIn(tx, portal, id);
}

function idsOf({ clinicId, body }: OutboxEvent): { clinicId: string; eventId: string; patientId: string } {
  return { clinicId, eventId: String(body['id']), patientId: String(body['patient_id']) };
}

/** The patient as who asks: they followed a link that only their mailbox or telephone held. */
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
