import { recordEach } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
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
  type Accepted,
  type BookingAnswer,
  type BookingConflict,
} from './booking.ts';
import type { Event } from '../records/events.sql.ts';
import { keepPlan } from '../reminders/keep-plan.ts';
import { planNotifications, publishEvents } from '../reminders/plan-notifications.ts';
import { insertEvents, type NewEvent } from '../records/write-events.sql.ts';
import { gather } from '#platform/gather.ts';
import { findAlternatives, type Displaced } from './find-alternatives.ts';

/** An event that somebody wants to book, and the conflicts that they have accepted. */
export interface BookingRequest {
  ctx: RequestContext;
  event: Omit<NewEvent, 'accepted_conflicts' | 'conflict_reason'>;
  /** What the patient is told; what the category begins with where it is left out. */
  notifications?: readonly Notification[] | null;
  accepted: Accepted;
}

/**
 * Books the wanted events of one clinic in the caller's transaction, each as if it were alone and the first before the second; answers
 * in their order. Many share one transaction, for with many at once its price is most of the price of a booking.
 */
export async function bookEventsIn(
  tx: Tx,
  app: App,
  clinicId: string,
  requests: readonly BookingRequest[],
): Promise<(BookingAnswer | DomainError)[]> {
  const plans = requests.map(({ event }) => event);
  // Sent together and run one after the other: what is read was committed before the slots were locked.
  const [, availability] = await Promise.all([
    lockSlots(tx, plans.flatMap(slotsOf)),
    readAvailability(tx, clinicId, plans),
  ]);
  const booked: BookedEvent[] = [...availability.booked];
  const won: Won[] = [];
  const answers = requests.map(({ ctx, event: plan, notifications, accepted }): BookingAnswer | DomainError => {
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

/** What is kept of conflicts that were accepted: which, and why. */
export function acceptedConflicts(
  conflicts: readonly BookingConflict[],
  { reason }: Accepted,
): Pick<Event, 'accepted_conflicts' | 'conflict_reason'> {
  if (conflicts.length === 0) return { accepted_conflicts: null, conflict_reason: null };
  return { accepted_conflicts: conflicts.map(({ event_id }) => event_id), conflict_reason: reason };
}

interface Won {
  ctx: RequestContext;
  event: NewEvent;
  notifications?: readonly Notification[] | null;
}

async function write(tx: Tx, app: App, clinicId: string, won: readonly Won[]): Promise<void> {
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
  // Where nothing is planned, there is nothing that a new event's patient is told.
  const telling = events.filter(({ notification_plan_id }) => notification_plan_id != null).map(({ id }) => id);
  await planNotifications(tx, app, clinicId, telling, 'change');
}

/** A new event as it would be read. */
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

type Book = (clinicId: string, request: BookingRequest) => Promise<BookingAnswer | DomainError>;

const MOST_AT_ONCE = 50;
const gathered = new WeakMap<App, Book>();

/**
 * Books an event; while one group of a clinic's bookings is under way the next one gathers, so that many share one transaction.
 * Who comes alone waits for nobody.
 */
export function queueBooking(
  app: App,
  clinicId: string,
  request: BookingRequest,
): Promise<BookingAnswer | DomainError> {
  let book = gathered.get(app);
  if (book === undefined) {
    book = gather(
      (id, group: readonly BookingRequest[], makeRoom) =>
        app.database.transaction(async (tx) => {
          const answers = await bookEventsIn(tx, app, id, group);
          // The next group begins while this one is committed; it waits for the slots that this one still holds.
          makeRoom();
          return answers;
        }),
      { most: MOST_AT_ONCE, underWay: 1 },
    );
    gathered.set(app, book);
  }
  return book(clinicId, request);
}

const OFFERED = 4;
const DAYS = 14;

/** The answer of a booking that was not written because its time is taken, with other times; nobody waits for them while slots are locked. */
export async function withAlternatives(
  ctx: RequestContext,
  answer: BookingAnswer | DomainError,
  displaced: Displaced,
): Promise<BookingAnswer | DomainError> {
  if (isDomainError(answer) || answer.event !== null || answer.occurrences !== undefined) return answer;
  return { ...answer, alternatives: await otherTimes(ctx, displaced) };
}

/** Other starts for something whose time is taken, the nearest first. */
export async function otherTimes({ app, actor, now }: RequestContext, displaced: Displaced): Promise<readonly Date[]> {
  const search = { now, own: new Set([displaced.id]), reserved: [], days: DAYS, most: OFFERED };
  const found = await findAlternatives(app.database.kysely, actor.clinicId, [displaced], search);
  return found.get(displaced.id) ?? [];
}
