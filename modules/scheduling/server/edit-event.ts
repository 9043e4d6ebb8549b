import { changedFields, recordChanges } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventPatch } from '../rules/index.ts';
import { holdSlots, readBookingGround } from './booking.sql.ts';
import {
  areAccepted,
  readReason,
  refuseStrangers,
  refuseWithoutReason,
  slotsOf,
  tellConflicts,
  type Accepted,
  type BookingAnswer,
  type ToldConflict,
} from './booking.ts';
import { keptConflicts } from './book-events.ts';
import type { Decided } from './create-event.ts';
import { editSeries } from './edit-series.ts';
import {
  changeOf,
  editableOf,
  newlyNamed,
  patched,
  takesNewTime,
  type Editable,
  type EventChanges,
} from './event-changes.ts';
import { goneEvent, staleEvent } from './event-refusals.ts';
import { refuseOutsideScope } from './refuse-outside-scope.ts';
import { keepPlan } from './keep-plan.ts';
import { tellEvents } from './tell-events.ts';
import { lockSeries } from './series.sql.ts';
import type { Displaced } from './find-alternatives.ts';
import { withAlternatives } from './with-alternatives.ts';
import { lockEvent, readEvents, type Event } from './events.sql.ts';
import { updateEvent } from './write-events.sql.ts';

/** How much of a series a change is meant for. */
export type Scope = 'one' | 'following' | 'entire';

/** An edit as it came over the wire: `version` is what its author was looking at, of more than one occurrence the series'. */
export interface Edit extends Decided {
  id: string;
  version: number;
  input: unknown;
  scope?: Scope;
}

/**
 * Changes the given fields of an event. NOT_FOUND, or STALE_VERSION where somebody saved since `version`. Where it takes time
 * that is taken, nothing is written unless each event there is among `accepted` or was accepted before.
 */
export async function editEvent(request: Request, edit: Edit): Promise<BookingAnswer | Refusal> {
  let wanted: Displaced | null = null;
  const note = (displaced: Displaced): void => {
    wanted = displaced;
  };
  const answer = await request.house.database.transaction((tx) => editEventIn(tx, request, edit, note));
  return wanted === null ? answer : withAlternatives(request, answer, wanted);
}

/** Cancels one event in the caller's transaction, whatever its version; the record stays. */
export async function cancelEventIn(tx: Tx, request: Request, id: string): Promise<BookingAnswer | Refusal> {
  const event = await lockEvent(tx, request.actor.clinicId, id);
  if (event === null) return goneEvent();
  return editEventIn(tx, request, { id, version: event.version, input: { status: 'canceled' }, accepted: [] });
}

/** The same in the caller's transaction; `displaced` hears of a time that something stands in the way of. */
export async function editEventIn(
  tx: Tx,
  request: Request,
  edit: Edit,
  displaced: (wanted: Displaced) => void = () => undefined,
): Promise<BookingAnswer | Refusal> {
  const { clinicId } = request.actor;
  const checked = checkInput(eventPatch, edit.input, 'event_input');
  if (isRefusal(checked)) return checked;
  const reason = readReason(edit.reason);
  if (isRefusal(reason)) return reason;
  const accepted = { ids: edit.accepted, reason };
  const event = await lockEvent(tx, clinicId, edit.id);
  if (event === null) return goneEvent();
  const outside = await refuseEdit(tx, request, event, checked.value.calendar_ids, edit.scope ?? 'one');
  if (outside !== null) return outside;
  const scope = event.series_id === null ? 'one' : (edit.scope ?? 'one');
  const becomesSeries = event.series_id === null && checked.value.RRULE != null;
  if (scope === 'one' && event.version !== edit.version) return staleEvent();
  const patch = await withPlan(tx, request, event, checked.value);
  if (scope === 'one' && !becomesSeries) return editOne(tx, request, event, patch, accepted, displaced);
  const { skipped = [], moved = [] } = edit;
  return editSeries(tx, request, event, {
    patch,
    accepted,
    skipped,
    moved,
    scope,
    version: edit.version,
  });
}

/** The changes with the plan that the wanted notifications are kept as. */
async function withPlan(tx: Tx, request: Request, event: Event, patch: EventChanges): Promise<EventChanges> {
  const { event_notifications: wanted } = patch;
  if (wanted === undefined) return patch;
  const { clinicId } = request.actor;
  const notification_plan_id = await keepPlan(tx, clinicId, wanted, event.notification_plan_id, request.now);
  return { ...patch, notification_plan_id };
}

async function editOne(
  tx: Tx,
  request: Request,
  event: Event,
  patch: EventChanges,
  accepted: Accepted,
  displaced: (wanted: Displaced) => void,
): Promise<BookingAnswer | Refusal> {
  const { actor, now } = request;
  const { clinicId } = actor;
  const before = editableOf(event);
  const after = patched(before, patch);
  const changes = changedFields({ ...before }, { ...after });
  if (changes !== null) {
    const ground = await takeGround(tx, clinicId, event, before, after, accepted);
    if (isRefusal(ground)) return ground;
    if (ground.refused.length > 0) {
      displaced({ id: event.id, ...after });
      return { event: null, conflicts: ground.refused };
    }
    const { calendar_ids: _calendars, resource_ids: _rooms, ...fields } = after;
    const kept = { accepted_conflicts: ground.overlapped, conflict_reason: ground.reason };
    const own = event.series_id === null ? {} : { is_override: true };
    const written = { ...fields, ...kept, ...own, version: event.version + 1, updated_time: now };
    await updateEvent(tx, clinicId, event.id, written, after);

    const told = { ...changes, ...changedFields({ ...event }, kept) };
    const patients = [...new Set([before.patient_id, after.patient_id])].filter(
      (id, _index, ids) => id !== null || ids.length === 1,
    );
    const note = { action: 'update', objectType: 'event', objectId: event.id, changes: told } as const;
    await recordChanges(
      tx,
      request,
      patients.map((patientId) => ({ ...note, patientId })),
    );
    const kind = changeOf(Object.keys(changes), after.status);
    await tellEvents(tx, request.house, clinicId, [{ id: event.id, kind, patient_id: before.patient_id }]);
  }
  const [fresh] = await readEvents(tx, clinicId, [event.id]);
  return { event: fresh!, conflicts: [] };
}

interface Ground {
  refused: ToldConflict[];
  overlapped: string[] | null;
  reason: string | null;
}

/** Holds and reads what the edit newly takes; what stands in its way and was not accepted is answered as `refused`. */
async function takeGround(
  tx: Tx,
  clinicId: string,
  event: Event,
  before: Editable,
  after: Editable,
  accepted: Accepted,
): Promise<Ground | Refusal> {
  const named = newlyNamed(before, after);
  const takes = takesNewTime(before, after);
  const asBefore = { refused: [], overlapped: event.accepted_conflicts, reason: event.conflict_reason };
  if (named === null && !takes) return asBefore;
  await holdSlots(tx, slotsOf(after));
  const ground = await readBookingGround(tx, clinicId, [after]);
  const strangers = named === null ? null : refuseStrangers(ground, named);
  if (strangers !== null) return strangers;
  if (!takes) return asBefore;
  const conflicts = tellConflicts({ id: event.id, ...after }, ground.booked, ground);
  const before_seen = event.accepted_conflicts ?? [];
  if (!areAccepted(conflicts, [...accepted.ids, ...before_seen])) return { ...asBefore, refused: conflicts };
  const fresh = conflicts.filter(({ event_id: id }) => !before_seen.includes(id));
  const silent = refuseWithoutReason(fresh, accepted);
  if (silent !== null) return silent;
  const kept = keptConflicts(conflicts, { ...accepted, reason: accepted.reason ?? event.conflict_reason });
  return { refused: [], overlapped: kept.accepted_conflicts, reason: kept.conflict_reason };
}

/** OUT_OF_SCOPE where the event, or the series that the edit is meant for, stands on calendars beyond the actor's reach. */
async function refuseEdit(
  tx: Tx,
  request: Request,
  event: Event,
  wanted: readonly string[] | undefined,
  scope: Scope,
): Promise<Refusal | null> {
  if (request.actor.scopes?.get('scheduling.edit') === undefined) return null;
  const before = editableOf(event).calendar_ids;
  const outside = await refuseOutsideScope(tx, request, 'scheduling.edit', before, wanted ?? before);
  if (outside !== null || scope === 'one' || event.series_id === null) return outside;
  const series = await lockSeries(tx, request.actor.clinicId, event.series_id);
  const whole = series?.calendar_ids ?? before;
  return refuseOutsideScope(tx, request, 'scheduling.edit', whole, wanted ?? whole);
}
