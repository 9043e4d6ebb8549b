import { recordEach } from '#audit/server';
import { requireActivePatients } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import {
  currentRecord,
  recordParts,
  shareTransaction,
  type TransactionRecord,
} from '#platform/connections/recorded-transactions.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Notification } from '../../rules/index.ts';
import { lockSlots, readAvailability, type BookedEvent, type Availability } from './booking.sql.ts';
import {
  areAccepted,
  checkReferences,
  rejectWithoutReason,
  slotsOf,
  describeConflicts,
  type AcceptedConflicts,
  type BookingAnswer,
  type BookingConflict,
} from './booking.ts';
import type { Event } from '../records/events.sql.ts';
import { keepPlan } from '../reminders/keep-plan.ts';
import { planNotifications, publishEvents } from '../reminders/plan-notifications.ts';
import { insertEvents, type NewEvent } from '../records/write-events.sql.ts';
import { gather } from '#platform/gather.ts';
import { findAlternatives, type ConflictingEvent } from './find-alternatives.ts';

/** A request to book an event, with the conflicts that the user has accepted. */
export interface BookingRequest {
  ctx: RequestContext;
  event: Omit<NewEvent, 'accepted_conflicts' | 'conflict_reason'>;
  /** The patient's notifications; defaults to those of the category. */
  notifications?: readonly Notification[] | null;
  accepted: AcceptedConflicts;
  /** The local day on which its patient must be active; not checked if omitted. */
  patientDay?: string;
}

/**
 * Books events of one clinic in the caller's transaction, each as if it were alone and in the given order; returns the
 * results in the same order. Bookings share a transaction because under load the transaction dominates the cost of a
 * booking.
 */
export async function bookEventsIn(
  tx: Tx,
  app: App,
  clinicId: string,
  requests: readonly BookingRequest[],
): Promise<(BookingAnswer | DomainError)[]> {
  const plans = requests.map(({ event }) => event);
  // Pipelined and executed in order: the data read was committed before the slots were locked.
  const [, inactive, availability] = await Promise.all([
    lockSlots(tx, plans.flatMap(slotsOf)),
    readInactive(tx, clinicId, requests),
    readAvailability(tx, clinicId, plans),
  ]);
  const booked: BookedEvent[] = [...availability.booked];
  const won: GrantedBooking[] = [];
  const answers = requests.map((request): BookingAnswer | DomainError => {
    const { ctx, event: plan, notifications, accepted } = request;
    const unbookable = inactive.get(request);
    if (unbookable !== undefined) return unbookable;
    const referenceError = checkReferences(availability, plan);
    if (referenceError !== null) return referenceError;
    const conflicts = describeConflicts({ ...plan, id: null }, booked, availability);
    if (!areAccepted(conflicts, accepted.ids)) return { event: null, conflicts };
    const silent = rejectWithoutReason(conflicts, accepted);
    if (silent !== null) return silent;
    const notification_plan_id = availability.categories.get(plan.category_id)?.notification_plan_id ?? null;
    const event = { ...plan, ...acceptedConflicts(conflicts, accepted), notification_plan_id };
    booked.push(event);
    won.push({ ctx, event, notifications });
    return { event: bookedEvent(clinicId, event, availability), conflicts: [] };
  });
  if (won.length > 0) await write(tx, app, clinicId, won);
  return answers;
}

/** Returns why patients can't be booked; a missing patient is a reference error. */
async function readInactive(
  tx: Tx,
  clinicId: string,
  requests: readonly BookingRequest[],
): Promise<ReadonlyMap<BookingRequest, DomainError>> {
  const checked = requests.flatMap((request) => {
    const { event, patientDay } = request;
    return event.patient_id === null || patientDay === undefined
      ? []
      : [{ request, patientId: event.patient_id, onDay: patientDay }];
  });
  const found = await requireActivePatients(tx, clinicId, checked);
  return new Map(
    checked.flatMap(({ request }, at) => {
      const inactive = found[at] ?? null;
      return inactive === null || inactive.code === 'NOT_FOUND' ? [] : [[request, inactive] as const];
    }),
  );
}

/** Returns the accepted conflicts and the reason, as stored. */
export function acceptedConflicts(
  conflicts: readonly BookingConflict[],
  { reason }: AcceptedConflicts,
): Pick<Event, 'accepted_conflicts' | 'conflict_reason'> {
  if (conflicts.length === 0) return { accepted_conflicts: null, conflict_reason: null };
  return { accepted_conflicts: conflicts.map(({ event_id }) => event_id), conflict_reason: reason };
}

interface GrantedBooking {
  ctx: RequestContext;
  event: NewEvent;
  notifications?: readonly Notification[] | null;
}

async function write(tx: Tx, app: App, clinicId: string, won: readonly GrantedBooking[]): Promise<void> {
  for (const { ctx, event, notifications } of won)
    if (notifications != null)
      event.notification_plan_id = await keepPlan(
        tx,
        clinicId,
        notifications,
        event.notification_plan_id ?? null,
        ctx.now,
      );
  const entries = won.map(
    ({ ctx, event: { id, patient_id: patientId, accepted_conflicts: overlapped, conflict_reason } }) => {
      const changes =
        overlapped === null
          ? null
          : {
              accepted_conflicts: { before: null, after: overlapped },
              conflict_reason: { before: null, after: conflict_reason ?? null },
            };
      return { ctx, note: { action: 'create' as const, objectType: 'event', objectId: id, patientId, changes } };
    },
  );
  const events = won.map(({ event }) => event);
  await Promise.all([
    insertEvents(tx, clinicId, events),
    recordEach(tx, entries),
    publishEvents(
      tx,
      clinicId,
      events.map(({ id }) => ({ id, kind: 'created' })),
    ),
  ]);
  // Without notifications there is nothing to send to the patient of a new event.
  const telling = events.filter(({ notification_plan_id }) => notification_plan_id != null).map(({ id }) => id);
  await planNotifications(tx, app, clinicId, telling, 'change');
}

/** Returns a new event in the shape in which it would be read. */
export function bookedEvent(
  clinicId: string,
  { calendar_ids: calendarIds, resource_ids: resourceIds = [], ...event }: NewEvent,
  availability: Availability,
): Event {
  return {
    conflict_reason: null,
    series_id: null,
    replaced_start: null,
    is_override: false,
    notification_plan_id: null,
    patient_response: null,
    patient_response_start: null,
    ...event,
    clinic_id: clinicId,
    version: 1,
    updated_time: event.created_time,
    attendees: [...availability.calendars.values()].filter((calendar) => calendarIds.includes(calendar.calendar_id)),
    category: availability.categories.get(event.category_id),
    patient: event.patient_id === null ? null : availability.patients.get(event.patient_id),
    resource_ids: [...resourceIds],
    series: null,
  };
}

/** A booking that waits for its group, and where the call that asked for it records its result. */
interface QueuedBooking {
  request: BookingRequest;
  record: TransactionRecord | null;
}

type Book = (clinicId: string, booking: QueuedBooking) => Promise<BookingAnswer | DomainError>;

const MOST_AT_ONCE = 50;
const PART = 'scheduling.book';
const gathered = new WeakMap<App, Book>();

/**
 * Books an event. While one group of a clinic's bookings is being written the next one collects, so that many share a
 * transaction. A single booking starts immediately.
 */
export async function queueBooking(
  app: App,
  clinicId: string,
  request: BookingRequest,
): Promise<BookingAnswer | DomainError> {
  const record = currentRecord();
  const earlier = record?.earlier(PART);
  if (earlier != null) return earlier.result as BookingAnswer;
  let book = gathered.get(app);
  if (book === undefined) {
    book = gather(
      (id, group: readonly QueuedBooking[], makeRoom) =>
        shareTransaction(() => app.database.transaction((tx) => bookGroup(tx, app, id, group, makeRoom))),
      { most: MOST_AT_ONCE, underWay: 1 },
    );
    gathered.set(app, book);
  }
  return book(clinicId, { request, record });
}

async function bookGroup(
  tx: Tx,
  app: App,
  clinicId: string,
  group: readonly QueuedBooking[],
  makeRoom: () => void,
): Promise<(BookingAnswer | DomainError)[]> {
  const requests = group.map(({ request }) => request);
  const answers = await bookEventsIn(tx, app, clinicId, requests);
  const written = group.map(({ record }, at) => ({ record, result: answers[at] }));
  await recordParts(
    tx,
    PART,
    written.filter(({ result }) => !isDomainError(result)),
  );
  // If more are waiting than fit in a group, the next one starts while this one commits; it waits for the slots that
  // this one still locks. Otherwise it grows until then: larger groups cost less per booking.
  if (group.length === MOST_AT_ONCE) makeRoom();
  return answers;
}

const OFFERED = 4;
const DAYS = 14;

/**
 * Adds alternative times to the result of a booking rejected because of conflicts. They are computed outside of the
 * transaction, so that no one waits for them while slots are locked.
 */
export async function withAlternatives(
  ctx: RequestContext,
  answer: BookingAnswer | DomainError,
  displaced: ConflictingEvent,
): Promise<BookingAnswer | DomainError> {
  if (isDomainError(answer) || answer.event !== null || answer.occurrences !== undefined) return answer;
  return { ...answer, alternatives: await otherTimes(ctx, displaced) };
}

/** Returns alternative start times for an event with conflicts, nearest first. */
export async function otherTimes(
  { app, actor, now }: RequestContext,
  displaced: ConflictingEvent,
): Promise<readonly Date[]> {
  const search = { now, own: new Set([displaced.id]), reserved: [], days: DAYS, most: OFFERED };
  const found = await findAlternatives(app.database.kysely, actor.clinicId, [displaced], search);
  return found.get(displaced.id) ?? [];
}
