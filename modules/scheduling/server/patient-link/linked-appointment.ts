import { recordChange } from '#audit/server';
import { callLimiter } from '#platform/http/call-limiter.ts';
import { clientNetwork } from '#platform/http/client-network.ts';
import type { Queryable } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { PublicContext, RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readClinic } from '#practice/server';
import type { Language } from '#values/language/language.ts';
import { expiredLink, unknownLink } from './expired-link.ts';
import { readAppointmentToken, type AppointmentLink } from '../reminders/appointment-token.ts';
import { lockLinkedEvent, readLinkedEvent, writeResponse, type LinkedEvent } from './linked-event.sql.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';

/** The appointment as shown to a patient who follows the link; contains no patient data. */
export interface LinkedAppointment {
  language: Language | null;
  start: Date;
  end: Date;
  time_zone: string;
  practice: string;
  doctor: string;
  status: string;
  patient_response: string | null;
}

// Normal use needs a few requests; this limits guessing, although it is infeasible anyway.
const byNetwork = callLimiter('scheduling.appointment-links', { points: 60, duration: 60 });

/** Returns the error why an appointment can't be shown through its link; null if it can. */
async function whyExpired(
  db: Queryable,
  clinicId: string,
  event: LinkedEvent | null,
  now: Date,
): Promise<DomainError | null> {
  if (event === null) return expiredLink(db, clinicId, 'withdrawn', 'This appointment is no longer in our calendar');
  // The link is now used by someone else, so it reveals nothing about the patient.
  if (event.has_died) return expiredLink(db, clinicId, 'withdrawn', 'This link is no longer in use');
  return event.start_time > now ? null : expiredLink(db, clinicId, 'over', 'This appointment is in the past');
}

/** Returns the appointment of a link, until it begins. */
export async function linkedAppointment(ctx: PublicContext, token: string): Promise<LinkedAppointment | DomainError> {
  const link = await openLink(ctx, token);
  if (isDomainError(link)) return link;
  const { kysely } = ctx.app.database;
  const event = await readLinkedEvent(kysely, link);
  const expired = await whyExpired(kysely, link.clinicId, event, ctx.now);
  return expired ?? shown(event!, await readClinic(kysely, link.clinicId));
}

/** Saves a patient's answer: a confirmation, or a cancellation request that the clinic decides on. */
export async function answerAppointment(
  ctx: PublicContext,
  token: string,
  answer: string,
): Promise<LinkedAppointment | DomainError> {
  if (answer !== 'confirmed' && answer !== 'cancel_asked')
    return invalid([{ path: 'answer', message: 'Choose confirmed or cancel_asked' }]);
  const link = await openLink(ctx, token);
  if (isDomainError(link)) return link;
  const { app, now } = ctx;
  return app.database.transaction(async (tx): Promise<LinkedAppointment | DomainError> => {
    const event = await lockLinkedEvent(tx, link);
    const expired = await whyExpired(tx, link.clinicId, event, now);
    if (event === null || expired !== null) return expired!;
    const clinic = await readClinic(tx, link.clinicId);
    const isCanceled = event.status !== 'pending' && event.status !== 'confirmed';
    if (isCanceled || event.patient_response === answer) return shown(event, clinic);
    // A confirmation takes effect immediately; a cancellation request doesn't change the status.
    const status = answer === 'confirmed' ? 'confirmed' : event.status;
    await writeResponse(tx, link, { answer, status, now });
    const change = { before: event.patient_response, after: answer };
    await recordChange(tx, asPatient(ctx, link, clinic.time_zone), {
      action: 'update',
      objectType: 'event',
      objectId: event.id,
      patientId: link.patientId,
      changes: {
        patient_response: change,
        ...(status !== event.status && { status: { before: event.status, after: status } }),
      },
    });
    await notifyEvents(tx, app, link.clinicId, [{ id: event.id, kind: 'changed' }]);
    // Staff who handle requests see this as a request, and see it disappear if the patient comes after all.
    const topic = answer === 'cancel_asked' ? 'cancellation-asked' : 'cancellation-taken-back';
    if (answer === 'cancel_asked' || event.patient_response === 'cancel_asked')
      await publish(tx, {
        clinicId: link.clinicId,
        topic: `scheduling.${topic}`,
        body: { id: event.id, patient_id: link.patientId },
      });
    return shown({ ...event, status, patient_response: answer }, clinic);
  });
}

async function openLink(ctx: PublicContext, token: string): Promise<AppointmentLink | DomainError> {
  const network = ctx.ip === null ? 'none' : clientNetwork(ctx.ip);
  const isCalm = await byNetwork.consume(network).then(
    () => true,
    () => false,
  );
  if (!isCalm) return domainError('RATE_LIMITED', 'Too many attempts. Please wait a minute.', 'Please wait');
  return (await readAppointmentToken(ctx.app.keys, token)) ?? unknownLink();
}

/** Returns a context for the audit log in which the patient acts through the link, without a session. */
export function asPatient(
  ctx: PublicContext,
  { clinicId, patientId }: Pick<AppointmentLink, 'clinicId' | 'patientId'>,
  timeZone: string,
): RequestContext {
  const actor = {
    userId: patientId,
    name: 'Patient, by link',
    clinicId,
    timeZone,
    practiceId: clinicId,
    sessionId: ctx.id,
    roles: [],
    rules: new Set<string>(),
  };
  return { ...ctx, actor };
}

function shown(event: LinkedEvent, clinic: { time_zone: string; clinic_name: string }): LinkedAppointment {
  return {
    language: event.preferred_language,
    start: event.start_time,
    end: event.end_time,
    time_zone: clinic.time_zone,
    practice: clinic.clinic_name,
    doctor: event.doctors.map(personName).join(' and '),
    status: event.status === 'pending' || event.status === 'confirmed' ? event.status : 'canceled',
    patient_response: event.patient_response,
  };
}
