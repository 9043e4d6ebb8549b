import { queueDelivery, readDeliveries } from '#deliveries/server';
import { readPatients } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { readEvents } from '#scheduling/server';
import type { RequestRow, HandlingColumns } from './requests.sql.ts';

/**
 * Notifies a patient of the outcome of a request by email, otherwise by text message; returns the channel, null if
 * there is no contact data or the patient has died. Details are shown in the portal only: except for the time of an
 * appointment, a message contains nothing confidential. If the appointment sends its own confirmation, no second
 * message is sent.
 */
export async function notifyPatient(
  tx: Tx,
  { actor }: RequestContext,
  request: RequestRow,
  { status, event_id, reason }: Pick<HandlingColumns, 'status' | 'event_id' | 'reason'>,
): Promise<'email' | 'sms' | null> {
  const { clinicId } = actor;
  const [[patient], { clinic_name, time_zone }] = await Promise.all([
    readPatients(tx, clinicId, [request.patient_id], {
      columns: ['id', 'first_name', 'email', 'mobile', 'deceased_date'],
    }),
    readClinic(tx, clinicId),
  ]);
  const confirmed = request.type === 'MakeAppointment' ? await confirmedBy(tx, clinicId, event_id) : null;
  if (confirmed !== null) return confirmed;
  const to = patient?.email ?? patient?.mobile ?? null;
  if (patient === undefined || patient.deceased_date !== null || to === null) return null;
  const channel = patient.email === null ? 'sms' : 'email';
  const sentence = await outcome(tx, clinicId, request, { status, event_id, reason }, time_zone);
  const text =
    channel === 'sms'
      ? `${clinic_name}: ${sentence}`
      : [`Hello ${patient.first_name},`, sentence, clinic_name].join('\n\n');
  await queueDelivery(tx, {
    clinicId,
    key: `request:${request.id}:${status}:${channel}`,
    channel,
    to,
    subject: `Your request to ${clinic_name}`,
    text,
    about: { type: 'patient_request', id: request.id, patientId: request.patient_id },
  });
  return channel;
}

/** Returns the channel of an event's queued confirmation, or null. */
async function confirmedBy(tx: Tx, clinicId: string, eventId: string | null): Promise<'email' | 'sms' | null> {
  if (eventId === null) return null;
  const deliveries = await readDeliveries(tx, clinicId, { type: 'event', id: eventId });
  const on = deliveries.filter(({ key, state }) => key.includes(':confirmation.') && state !== 'cancelled');
  return on.find(({ channel }) => channel === 'email')?.channel ?? on[0]?.channel ?? null;
}

async function outcome(
  tx: Tx,
  clinicId: string,
  { type, create_time }: RequestRow,
  { status, event_id, reason }: Pick<HandlingColumns, 'status' | 'event_id' | 'reason'>,
  timeZone: string,
): Promise<string> {
  const sent = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(create_time);
  if (status === 'Declined')
    return reason === null
      ? `We could not complete the request you sent on ${sent}. Please call us.`
      : `We could not complete the request you sent on ${sent}. The reason is in your patient portal. Ask us for a link, or call us.`;
  const [event] = event_id === null ? [] : await readEvents(tx, clinicId, [event_id], { attendees: true });
  if (event === undefined) return `We have updated your record with what you sent on ${sent}. Thank you.`;
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    event.start_time,
  );
  if (type === 'CancelAppointment') return `Your appointment on ${when} has been canceled, as you requested.`;
  const names = (event.attendees ?? []).map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ');
  return `Your appointment is on ${when}${names === '' ? '' : ` with ${names}`}.`;
}
