import { requireActivePatient } from '#patients/server';
import { dayIn } from '#platform/day-in.ts';
import { changedFields, recordChanges } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { eventPatch } from '../../rules/index.ts';
import { lockSlots, readAvailability } from '../booking/booking.sql.ts';
import {
  areAccepted,
  readReason,
  checkReferences,
  rejectWithoutReason,
  slotsOf,
  describeConflicts,
  type AcceptedConflicts,
  type BookingAnswer,
  type BookingConflict,
  checkScope,
} from '../booking/booking.ts';
import { acceptedConflicts, withAlternatives } from '../booking/book-events.ts';
import type { ConflictDecisions } from './create-event.ts';
import { editSeries, type Scope } from '../series/edit-series.ts';
import {
  changeOf,
  editableOf,
  newlyNamed,
  patched,
  takesNewTime,
  type EditableFields,
  type EventChanges,
} from '../records/event-changes.ts';
import { goneEvent, eventVersionConflict } from '../records/event-errors.ts';
import { keepPlan } from '../reminders/keep-plan.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';
import { lockSeries } from '../records/series.sql.ts';
import { notifyCancellation } from '../reminders/notify-cancellation.ts';
import type { ConflictingEvent } from '../booking/find-alternatives.ts';
import { lockEvent, readEvents, type Event } from '../records/events.sql.ts';
import { updateEvent } from '../records/write-events.sql.ts';

/**
 * An edit as received by the API. `version` is the one the user was looking at; for more than one occurrence, the
 * series' version.
 */
export interface EventEdit extends ConflictDecisions {
  id: string;
  version: number;
  input: unknown;
  scope?: Scope;
  /** True if patients who knew of an event are notified when this edit cancels it; default false. */
  notifyPatient?: boolean;
}

/**
 * Changes the given fields of an event. NOT_FOUND, or STALE_VERSION if it was changed since `version`. If the new time
 * has conflicts, nothing is written unless each of them is in `accepted` or was accepted before.
 */
export async function editEvent(ctx: RequestContext, edit: EventEdit): Promise<BookingAnswer | DomainError> {
  let displacedEvent: ConflictingEvent | null = null;
  const note = (displaced: ConflictingEvent): void => {
    displacedEvent = displaced;
  };
  const answer = await ctx.app.database.transaction((tx) => editEventIn(tx, ctx, edit, note));
  return displacedEvent === null ? answer : withAlternatives(ctx, answer, displacedEvent);
}

/** Cancels one event in the caller's transaction, regardless of its version; the record stays. */
export async function cancelEventIn(tx: Tx, ctx: RequestContext, id: string): Promise<BookingAnswer | DomainError> {
  const event = await lockEvent(tx, ctx.actor.clinicId, id);
  if (event === null) return goneEvent();
  return editEventIn(tx, ctx, { id, version: event.version, input: { status: 'canceled' }, accepted: [] });
}

/** Same as editEvent, in the caller's transaction; `displaced` is called with an event that has conflicts. */
export async function editEventIn(
  tx: Tx,
  ctx: RequestContext,
  edit: EventEdit,
  displaced: (event: ConflictingEvent) => void = () => undefined,
): Promise<BookingAnswer | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(eventPatch, edit.input, 'event_input');
  if (isDomainError(checked)) return checked;
  const reason = readReason(edit.reason);
  if (isDomainError(reason)) return reason;
  const accepted = { ids: edit.accepted, reason };
  const event = await lockEvent(tx, clinicId, edit.id);
  if (event === null) return goneEvent();
  const outside = await rejectEdit(tx, ctx, event, checked.value.calendar_ids, edit.scope ?? 'one');
  if (outside !== null) return outside;
  const inactive = await rejectPatient(tx, ctx, event, checked.value);
  if (inactive !== null) return inactive;
  const scope = event.series_id === null ? 'one' : (edit.scope ?? 'one');
  const becomesSeries = event.series_id === null && checked.value.RRULE != null;
  if (scope === 'one' && event.version !== edit.version) return eventVersionConflict();
  const patch = await withPlan(tx, ctx, event, checked.value);
  if (scope === 'one' && !becomesSeries)
    return editOne(tx, ctx, event, patch, accepted, displaced, edit.notifyPatient === true);
  const { skipped = [], moved = [] } = edit;
  return editSeries(tx, ctx, event, {
    patch,
    accepted,
    skipped,
    moved,
    scope,
    version: edit.version,
    notifyPatient: edit.notifyPatient === true,
  });
}

/**
 * Rejects booking or moving an appointment to a time after the patient's death; canceling and correcting it stays
 * possible.
 */
async function rejectPatient(tx: Tx, ctx: RequestContext, event: Event, changes: EventChanges) {
  const { patient_id: patientId = event.patient_id, start, status } = changes;
  if (patientId === null || status === 'canceled') return null;
  if (patientId === event.patient_id && start === undefined) return null;
  const day = start?.slice(0, 10) ?? dayIn(event.time_zone, event.start_time);
  const inactive = await requireActivePatient(tx, ctx.actor.clinicId, patientId, day);
  return inactive?.code === 'NOT_FOUND' ? null : inactive;
}

/** Replaces the notifications in the changes with the ID of the stored plan. */
async function withPlan(tx: Tx, ctx: RequestContext, event: Event, patch: EventChanges): Promise<EventChanges> {
  const { event_notifications: notifications } = patch;
  if (notifications === undefined) return patch;
  const { clinicId } = ctx.actor;
  const notification_plan_id = await keepPlan(tx, clinicId, notifications, event.notification_plan_id, ctx.now);
  return { ...patch, notification_plan_id };
}

async function editOne(
  tx: Tx,
  ctx: RequestContext,
  event: Event,
  patch: EventChanges,
  accepted: AcceptedConflicts,
  displaced: (event: ConflictingEvent) => void,
  notifyPatient: boolean,
): Promise<BookingAnswer | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const before = editableOf(event);
  const after = patched(before, patch);
  const changes = changedFields({ ...before }, { ...after });
  if (changes !== null) {
    const availability = await takeAvailability(tx, clinicId, event, before, after, accepted);
    if (isDomainError(availability)) return availability;
    if (availability.conflicts.length > 0) {
      displaced({ id: event.id, ...after });
      return { event: null, conflicts: availability.conflicts };
    }
    const { calendar_ids: _calendars, resource_ids: _rooms, ...fields } = after;
    const conflictFields = { accepted_conflicts: availability.overlapped, conflict_reason: availability.reason };
    const own = event.series_id === null ? {} : { is_override: true };
    const written = { ...fields, ...conflictFields, ...own, version: event.version + 1, updated_time: now };
    await updateEvent(tx, clinicId, event.id, written, after);

    const auditedChanges = { ...changes, ...changedFields({ ...event }, conflictFields) };
    const patients = [...new Set([before.patient_id, after.patient_id])].filter(
      (id, _index, ids) => id !== null || ids.length === 1,
    );
    const note = { action: 'update', objectType: 'event', objectId: event.id, changes: auditedChanges } as const;
    await recordChanges(
      tx,
      ctx,
      patients.map((patientId) => ({ ...note, patientId })),
    );
    const kind = changeOf(Object.keys(changes), after.status);
    if (kind === 'canceled' && notifyPatient) await notifyCancellation(tx, ctx.app, clinicId, [event.id]);
    await notifyEvents(tx, ctx.app, clinicId, [{ id: event.id, kind, patient_id: before.patient_id }]);
  }
  const [fresh] = await readEvents(tx, clinicId, [event.id]);
  return { event: fresh!, conflicts: [] };
}

interface Availability {
  conflicts: BookingConflict[];
  overlapped: string[] | null;
  reason: string | null;
}

/** Locks and reads the newly occupied slots; unaccepted conflicts are returned as `refused`. */
async function takeAvailability(
  tx: Tx,
  clinicId: string,
  event: Event,
  before: EditableFields,
  after: EditableFields,
  accepted: AcceptedConflicts,
): Promise<Availability | DomainError> {
  const named = newlyNamed(before, after);
  const takes = takesNewTime(before, after);
  const asBefore = { conflicts: [], overlapped: event.accepted_conflicts, reason: event.conflict_reason };
  if (named === null && !takes) return asBefore;
  await lockSlots(tx, slotsOf(after));
  const availability = await readAvailability(tx, clinicId, [after]);
  const referenceError = named === null ? null : checkReferences(availability, named);
  if (referenceError !== null) return referenceError;
  if (!takes) return asBefore;
  const conflicts = describeConflicts({ id: event.id, ...after }, availability.booked, availability);
  const before_seen = event.accepted_conflicts ?? [];
  if (!areAccepted(conflicts, [...accepted.ids, ...before_seen])) return { ...asBefore, conflicts };
  const fresh = conflicts.filter(({ event_id: id }) => !before_seen.includes(id));
  const silent = rejectWithoutReason(fresh, accepted);
  if (silent !== null) return silent;
  const acceptance = acceptedConflicts(conflicts, { ...accepted, reason: accepted.reason ?? event.conflict_reason });
  return { conflicts: [], overlapped: acceptance.accepted_conflicts, reason: acceptance.conflict_reason };
}

/** OUT_OF_SCOPE if the event or its series is on calendars beyond the user's permission. */
async function rejectEdit(
  tx: Tx,
  ctx: RequestContext,
  event: Event,
  calendarIds: readonly string[] | undefined,
  scope: Scope,
): Promise<DomainError | null> {
  if (ctx.actor.scopes?.get('scheduling.edit') === undefined) return null;
  const before = editableOf(event).calendar_ids;
  const outside = await checkScope(tx, ctx, 'scheduling.edit', before, calendarIds ?? before);
  if (outside !== null || scope === 'one' || event.series_id === null) return outside;
  const series = await lockSeries(tx, ctx.actor.clinicId, event.series_id);
  const whole = series?.calendar_ids ?? before;
  return checkScope(tx, ctx, 'scheduling.edit', whole, calendarIds ?? whole);
}
