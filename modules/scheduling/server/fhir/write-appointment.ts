import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { FhirCreate, FhirUpdate } from '#platform/fhir/fhir-resource.ts';
import { asElementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { BookingAnswer } from '../booking/booking.ts';
import { createEvent } from '../events/create-event.ts';
import { editEvent } from '../events/edit-event.ts';
import { readCalendars } from '../setup/calendars.sql.ts';
import { readWholeCategories } from '../setup/categories.sql.ts';
import { parseAppointment, type SentAppointment } from './parse-appointment.ts';

/** Books an appointment. CONFLICT if the time is taken: an app can’t double-book. */
export const createAppointment: FhirCreate = {
  rule: 'scheduling.create',
  what: 'appointments with an event type of the clinic as `serviceType.text`',
  takes: () => true,
  async run(writer, resource) {
    if (writer.kind !== 'member') return refusePatients();
    const { ctx } = writer;
    const sent = parseAppointment(resource, null, ctx.actor.timeZone);
    if (isDomainError(sent)) return sent;
    if (sent.status !== 'pending' && sent.status !== 'confirmed')
      return elementInvalid('status', 'A new appointment is pending or booked');
    if (sent.isConfirmed)
      return elementInvalid('participant', 'Patients confirm appointments themselves: send needs-action for them');
    const found = await findReferences(ctx, sent);
    if (isDomainError(found)) return found;
    const { status, title, notes, start, duration, patientId } = sent;
    const input = { status, title, notes, start, duration, patient_id: patientId, ...found };
    const booked = await createEvent(ctx, input, { accepted: [] });
    return idOf(booked);
  },
};

/** Moves, changes or cancels an appointment. Patients who knew of it are told when it is canceled. */
export const updateAppointment: FhirUpdate = {
  rule: 'scheduling.edit',
  what: 'status (also `cancelled`), time, event type, title, comment and practitioners',
  async run(writer, { id, version, resource, served }) {
    if (writer.kind !== 'member') return refusePatients();
    const { ctx } = writer;
    const { timeZone } = ctx.actor;
    const [sent, was] = [parseAppointment(resource, served, timeZone), parseAppointment(served, served, timeZone)];
    if (isDomainError(sent)) return sent;
    if (isDomainError(was)) return was;
    if (sent.isConfirmed !== was.isConfirmed)
      return elementInvalid('participant', 'Whether the patient confirmed can’t be changed');
    const found = await findReferences(ctx, sent, was);
    if (isDomainError(found)) return found;
    const isMoved = sent.start !== was.start || sent.duration !== was.duration;
    const input = {
      ...found,
      ...(sent.status !== was.status && { status: sent.status }),
      ...(sent.title !== was.title && { title: sent.title }),
      ...(sent.notes !== was.notes && { notes: sent.notes }),
      ...(isMoved && { start: sent.start, duration: sent.duration, timezone: timeZone }),
    };
    const edit = { id, version: Number(version), input, accepted: [], notifyPatient: true };
    const edited = idOf(await editEvent(ctx, edit));
    return isDomainError(edited) ? edited : null;
  },
};

function refusePatients(): DomainError {
  return domainError('FORBIDDEN', 'Appointments are booked by the clinic.');
}

/** Finds event type and calendars by what was sent; only those that changed, if there was an appointment before. */
async function findReferences(
  { app, actor }: RequestContext,
  sent: SentAppointment,
  was: SentAppointment | null = null,
): Promise<{ category_id?: string; calendar_ids?: string[] } | DomainError> {
  const { kysely } = app.database;
  const found: { category_id?: string; calendar_ids?: string[] } = {};
  if (sent.category !== was?.category) {
    const categories = await readWholeCategories(kysely, actor.clinicId, null);
    const category = categories.find(({ category_name: name }) => name === sent.category);
    if (category === undefined) return elementInvalid('serviceType[0].text', 'The clinic has no such event type');
    found.category_id = category.id;
  }
  if (sent.userIds.join(' ') !== was?.userIds.join(' ')) {
    const calendars = await readCalendars(kysely, actor.clinicId);
    const own = sent.userIds.map((userId) => calendars.find((calendar) => calendar.user_id === userId)?.id);
    const known = own.filter((id) => id !== undefined);
    if (known.length === 0 || known.length < own.length)
      return elementInvalid('participant', 'Send practitioners who have a calendar');
    found.calendar_ids = known;
  }
  return found;
}

const ELEMENTS: Readonly<Record<string, string>> = {
  'event_input.title': 'description',
  'event_input.status': 'status',
  'event_input.notes': 'comment',
  'event_input.start': 'start',
  'event_input.duration': 'end',
  'event_input.category_id': 'serviceType[0].text',
  'event_input.calendar_ids': 'participant',
  'event_input.patient_id': 'participant',
};

function idOf(answer: BookingAnswer | DomainError): string | DomainError {
  if (isDomainError(answer)) return asElementError(answer, ELEMENTS);
  if (answer.event !== null) return answer.event.id;
  // Whose appointment is in the way is not said.
  const free = (answer.alternatives ?? []).map((time) => time.toISOString());
  const hint = free.length === 0 ? '' : ` Free times: ${free.join(', ')}`;
  return domainError('CONFLICT', `This time is already taken.${hint}`, 'Time conflict');
}
