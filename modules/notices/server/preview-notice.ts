import { readPatients } from '#patients/server';
import { notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic, readContact } from '#practice/server';
import { formatPhone } from '#patients/rules';
import { timeForPatients } from '#scheduling/rules';
import { readPatientEvents } from '#scheduling/server';
import { fillNotice } from '../rules/index.ts';

const MOST_EVENTS = 20;

/** Returns a subject and a text with the patient's and the clinic's values filled in. */
export async function previewNotice(
  ctx: RequestContext,
  patientId: string,
  written: { subject: string; body: string },
): Promise<{ subject: string; body: string } | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const db = app.database.kysely;
  const [[patient], clinic, contact, events] = await Promise.all([
    readPatients(db, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name', 'preferred_language'] }),
    readClinic(db, clinicId),
    readContact(db, clinicId),
    readPatientEvents(db, clinicId, patientId, MOST_EVENTS, { attendees: false }),
  ]);
  if (patient === undefined) return notFound('patient');
  const next = events
    .filter(({ start_time: start }) => start > now)
    .toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime())[0];
  const language = patient.preferred_language ?? 'en';
  const english = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: actor.timeZone });
  const visitTime = (start: Date): string =>
    language === 'en' ? english.format(start) : timeForPatients(start, actor.timeZone, language);
  const values = {
    first_name: patient.first_name,
    last_name: patient.last_name,
    clinic: clinic.clinic_name,
    sender: actor.name,
    clinic_phone: contact.phone === null ? '' : formatPhone(contact.phone),
    next_visit: next === undefined ? '' : visitTime(next.start_time),
    page: `${app.config.publicUrl}/portal`,
  };
  return { subject: fillNotice(written.subject, values), body: fillNotice(written.body, values) };
}
