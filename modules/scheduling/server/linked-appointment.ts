import { RateLimiterMemory } from 'rate-limiter-flexible';
import { recordChange } from '#audit/server';
import { clientNetwork } from '#platform/client-network.ts';
import type { Queryable } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { PublicRequest, Request } from '#platform/request.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import { deadLink, unknownLink } from './dead-link.ts';
import { readAppointmentToken, type AppointmentLink } from './appointment-token.ts';
import { lockLinkedEvent, readLinkedEvent, writeResponse, type LinkedEvent } from './linked-event.sql.ts';
import { tellEvents } from './tell-events.ts';

/** What a patient sees of an appointment who follows the link: nothing of themselves. */
export interface LinkedAppointment {
  start: Date;
  end: Date;
  time_zone: string;
  practice: string;
  doctor: string;
  status: string;
  patient_response: string | null;
}

// A person looks a few times; who tries links is stopped, though guessing one is hopeless.
const byNetwork = new RateLimiterMemory({ points: 60, duration: 60 });

/** Why an appointment is not shown to who has its link; null where it is. */
async function whyDead(db: Queryable, clinicId: string, event: LinkedEvent | null, now: Date): Promise<Refusal | null> {
  if (event === null) return deadLink(db, clinicId, 'withdrawn', 'This appointment is no longer in our calendar');
  // Whoever holds it now is not the patient, and is told nothing of them.
  if (event.has_died) return deadLink(db, clinicId, 'withdrawn', 'This link is no longer in use');
  return event.start_time > now ? null : deadLink(db, clinicId, 'over', 'The time of this appointment is over');
}

/** The appointment behind a link, until it begins. */
export async function linkedAppointment(request: PublicRequest, token: string): Promise<LinkedAppointment | Refusal> {
  const link = await openLink(request, token);
  if (isRefusal(link)) return link;
  const { kysely } = request.house.database;
  const event = await readLinkedEvent(kysely, link);
  const dead = await whyDead(kysely, link.clinicId, event, request.now);
  return dead ?? shown(event!, await readClinic(kysely, link.clinicId));
}

/** Keeps a patient's answer: that they come, or that they ask to cancel, which somebody of the clinic decides about. */
export async function answerAppointment(
  request: PublicRequest,
  token: string,
  answer: string,
): Promise<LinkedAppointment | Refusal> {
  if (answer !== 'confirmed' && answer !== 'cancel_asked')
    return invalid([{ path: 'answer', message: 'confirmed or cancel_asked is expected' }]);
  const link = await openLink(request, token);
  if (isRefusal(link)) return link;
  const { house, now } = request;
  return house.database.transaction(async (tx): Promise<LinkedAppointment | Refusal> => {
    const event = await lockLinkedEvent(tx, link);
    const dead = await whyDead(tx, link.clinicId, event, now);
    if (event === null || dead !== null) return dead!;
    const clinic = await readClinic(tx, link.clinicId);
    const isCanceled = event.status !== 'pending' && event.status !== 'confirmed';
    if (isCanceled || event.patient_response === answer) return shown(event, clinic);
    // Whoever says that they come has what they asked for confirmed; the house itself decides about what they cancel.
    const status = answer === 'confirmed' ? 'confirmed' : event.status;
    await writeResponse(tx, link, { answer, status, now });
    const change = { before: event.patient_response, after: answer };
    await recordChange(tx, asPatient(request, link, clinic.time_zone), {
      action: 'update',
      objectType: 'event',
      objectId: event.id,
      patientId: link.patientId,
      changes: {
        patient_response: change,
        ...(status !== event.status && { status: { before: event.status, after: status } }),
      },
    });
    await tellEvents(tx, house, link.clinicId, [{ id: event.id, kind: 'changed' }]);
    // Who handles requests sees it as one, and sees it go where the patient comes after all.
    const topic = answer === 'cancel_asked' ? 'cancellation-asked' : 'cancellation-taken-back';
    if (answer === 'cancel_asked' || event.patient_response === 'cancel_asked')
      await announce(tx, {
        clinicId: link.clinicId,
        topic: `scheduling.${topic}`,
        body: { id: event.id, patient_id: link.patientId },
      });
    return shown({ ...event, status, patient_response: answer }, clinic);
  });
}

async function openLink(request: PublicRequest, token: string): Promise<AppointmentLink | Refusal> {
  const network = request.ip === null ? 'none' : clientNetwork(request.ip);
  const isCalm = await byNetwork.consume(network).then(
    () => true,
    () => false,
  );
  if (!isCalm) return refuse('RATE_LIMITED', 'Too many tries at once. Please wait a minute.', 'Please wait');
  return (await readAppointmentToken(request.house.keys, token)) ?? unknownLink();
}

/** The request of somebody who is not signed in, as the audit log tells of it: the patient themselves, by their link. */
export function asPatient(
  request: PublicRequest,
  { clinicId, patientId }: Pick<AppointmentLink, 'clinicId' | 'patientId'>,
  timeZone: string,
): Request {
  const actor = {
    userId: patientId,
    name: 'Patient, by link',
    clinicId,
    timeZone,
    practiceId: clinicId,
    sessionId: request.id,
    roles: [],
    rules: new Set<string>(),
  };
  return { ...request, actor };
}

function shown(event: LinkedEvent, clinic: { time_zone: string; clinic_name: string }): LinkedAppointment {
  return {
    start: event.start_time,
    end: event.end_time,
    time_zone: clinic.time_zone,
    practice: clinic.clinic_name,
    doctor: event.doctors.map(personName).join(' and '),
    status: event.status === 'pending' || event.status === 'confirmed' ? event.status : 'canceled',
    patient_response: event.patient_response,
  };
}
