import * as z from 'zod/mini';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { filled, instantShape, referenceShape } from '#platform/fhir/element-shapes.ts';
import type { AnyResource } from '#platform/fhir/fhir-resource.ts';
import { elementInvalid, parseElements } from '#platform/fhir/parse-elements.ts';
import { type EventStatus, toInstant, toWallClock } from '../../rules/index.ts';

/** The elements of an appointment that can be stored. */
const SHAPE = z.strictObject({
  status: z.enum(['pending', 'booked', 'checked-in', 'noshow', 'cancelled']),
  serviceType: z.array(z.strictObject({ text: filled })).check(z.length(1, 'Send one event type')),
  description: z.optional(filled),
  start: instantShape,
  end: instantShape,
  minutesDuration: z.optional(z.int()),
  comment: z.optional(z.string()),
  participant: z.array(z.strictObject({ actor: referenceShape, status: z.enum(['accepted', 'needs-action']) })),
});

const STATUSES: Readonly<Record<z.output<typeof SHAPE>['status'], EventStatus>> = {
  pending: 'pending',
  booked: 'confirmed',
  'checked-in': 'checkedin',
  noshow: 'noshow',
  cancelled: 'canceled',
};

/** An appointment as it was sent. */
export interface SentAppointment {
  status: EventStatus;
  /** The name of the event type. */
  category: string;
  title: string;
  /** Wall clock of the clinic. */
  start: string;
  /** Seconds. */
  duration: number;
  notes: string | null;
  patientId: string;
  /** Whether the patient has confirmed the appointment. */
  isConfirmed: boolean;
  /** The members on whose calendars it is, sorted. */
  userIds: readonly string[];
}

/** Parses an Appointment of one patient with members of the clinic. */
export function parseAppointment(
  resource: AnyResource,
  served: AnyResource | null,
  timeZone: string,
): SentAppointment | DomainError {
  const parsed = parseElements(SHAPE, resource, served);
  if (isDomainError(parsed)) return parsed;
  const { status, serviceType, description, start, end, minutesDuration, comment, participant } = parsed.elements;
  const duration = (end.getTime() - start.getTime()) / 1000;
  if (duration <= 0) return elementInvalid('end', 'The end must be after the start');
  if (minutesDuration !== undefined && minutesDuration !== Math.max(1, Math.round(duration / 60)))
    return elementInvalid('minutesDuration', 'Send the time from start to end');
  const clock = toWallClock(start, timeZone);
  // Fractions of seconds are not kept, and one hour in fall has the same wall clock as the one before.
  if (toInstant(clock, timeZone).getTime() !== start.getTime() || !Number.isInteger(duration))
    return elementInvalid('start', 'An appointment can’t be booked at this time');
  const people = readPeople(participant);
  if (isDomainError(people)) return people;
  const category = serviceType[0]!.text;
  return {
    status: STATUSES[status],
    category,
    title: description ?? category,
    start: clock,
    duration,
    notes: comment === undefined || comment === '' ? null : comment,
    ...people,
  };
}

function readPeople(
  participants: z.output<typeof SHAPE>['participant'],
): Pick<SentAppointment, 'patientId' | 'isConfirmed' | 'userIds'> | DomainError {
  const userIds = new Set<string>();
  let patient: { id: string; isConfirmed: boolean } | null = null;
  for (const [index, { actor, status }] of participants.entries()) {
    const path = `participant[${index}]`;
    const [, type, id] = /(Patient|Practitioner)\/([\w-]+)$/.exec(actor.reference) ?? [];
    if (type === undefined || id === undefined)
      return elementInvalid(`${path}.actor`, 'Send a Patient or a Practitioner of this server');
    if (type === 'Patient') {
      if (patient !== null) return elementInvalid(path, 'Send the patient only once');
      patient = { id, isConfirmed: status === 'accepted' };
    } else if (status !== 'accepted') return elementInvalid(`${path}.status`, 'A member’s time is booked: accepted');
    else userIds.add(id);
  }
  if (patient === null) return elementInvalid('participant', 'Send the patient');
  return { patientId: patient.id, isConfirmed: patient.isConfirmed, userIds: [...userIds].toSorted() };
}
