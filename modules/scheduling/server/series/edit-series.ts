import { recordChanges } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { hasHappened } from '../../rules/index.ts';
import { splitAt } from '../../rules/occurrences.ts';
import type { AcceptedConflicts, BookingAnswer } from '../booking/booking.ts';
import { changeOf, editableOf, type EventChange, type EventChanges } from '../records/event-changes.ts';
import { goneEvent, eventVersionConflict } from '../records/event-errors.ts';
import { lockOccurrences, readEvents, type Event } from '../records/events.sql.ts';
import { rewriteSeries } from './rewrite-series.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';
import { notifyCancellation } from '../reminders/notify-cancellation.ts';
import { insertSeries, lockSeries, updateSeries, type Series } from '../records/series.sql.ts';
import type { OccurrenceMove } from './plan-series.ts';
import { rewriteEvents } from '../records/write-events.sql.ts';

/** The part of a series that a change applies to. */
export type Scope = 'one' | 'following' | 'entire';

/** A change to more than one occurrence, or one that turns an event into a series. */
export interface SeriesChange {
  patch: EventChanges;
  accepted: AcceptedConflicts;
  skipped: readonly Date[];
  moved: readonly OccurrenceMove[];
  scope: Scope;
  version: number;
  /** True if patients who knew of canceled events are notified. */
  notifyPatient: boolean;
}

/**
 * Changes a series, or splits it and changes the part from one occurrence on, or turns a single event into a series.
 * Nothing is written if an occurrence has unaccepted conflicts.
 */
export async function editSeries(
  tx: Tx,
  ctx: RequestContext,
  edited: Event,
  change: SeriesChange,
): Promise<BookingAnswer | DomainError> {
  const { clinicId, userId } = ctx.actor;
  const { now } = ctx;
  const availability = await takeSeries(tx, ctx, edited, change);
  if (isDomainError(availability)) return availability;
  const { series, rows, isNew, before } = availability;
  if (change.patch.RRULE === null) return endRecurrence(tx, ctx, edited, availability);
  const where = { clinicId, now, userId };
  const row = rows.find(({ id }) => id === edited.id)!;
  const rewritten = await rewriteSeries(tx, where, { ...change, series, rows, edited: row }, availability.prepare);
  if (isDomainError(rewritten)) return rewritten;
  if (rewritten.occurrenceConflicts !== null) {
    return {
      event: null,
      conflicts: rewritten.conflicts,
      occurrences: rewritten.occurrenceConflicts,
      count: rewritten.count,
    };
  }
  const kind = changeOf(Object.keys(rewritten.changes ?? {}), change.patch.status ?? edited.status);
  const touched: [string[], EventChange][] = [
    [rewritten.changed, kind],
    [rewritten.created, 'created'],
    [rewritten.deleted, 'deleted'],
  ];
  if (kind === 'canceled' && change.notifyPatient) await notifyCancellation(tx, ctx.app, clinicId, rewritten.changed);
  await notifyEvents(
    tx,
    ctx.app,
    clinicId,
    touched.flatMap(([ids, kind]) => ids.map((id) => ({ id, kind, patient_id: series.patient_id }))),
  );
  const patients = [...new Set([series.patient_id, change.patch.patient_id ?? series.patient_id])];
  const split = before === null ? null : { split_from: { before: null, after: before.id } };
  const changes = { ...rewritten.changes, ...split, occurrences: { before: rows.length, after: rewritten.count } };
  await recordChanges(
    tx,
    ctx,
    patients.map((patientId) => ({
      action: isNew ? ('create' as const) : ('update' as const),
      objectType: 'event_series',
      objectId: series.id,
      patientId,
      changes,
    })),
  );
  const [fresh] = await readEvents(tx, clinicId, [edited.id]);
  return { event: fresh!, conflicts: [], count: rewritten.count };
}

interface LockedSeries {
  series: Series;
  rows: readonly Event[];
  /** True if it is not saved yet. */
  isNew: boolean;
  /** The series it was split off from. */
  before: Series | null;
  /** Writes the series and the end of the previous one, once there are no conflicts. */
  prepare: () => Promise<void>;
}

/**
 * Locks the series that a change applies to: the existing one, one split off from it, or one started from a single
 * event.
 */
async function takeSeries(
  tx: Tx,
  ctx: RequestContext,
  edited: Event,
  { scope, version, patch }: Pick<SeriesChange, 'scope' | 'version' | 'patch'>,
): Promise<LockedSeries | DomainError> {
  const { clinicId } = ctx.actor;
  if (edited.series_id === null) {
    const series = seriesOf(edited, patch.RRULE ?? '');
    const rows = [{ ...edited, series_id: series.id, replaced_start: edited.start_time }];
    return { series, rows, isNew: true, before: null, prepare: () => insert(tx, clinicId, series, ctx.now) };
  }
  const series = await lockSeries(tx, clinicId, edited.series_id);
  if (series === null) return goneEvent();
  if (series.version !== version) return eventVersionConflict();
  const rows = await lockOccurrences(tx, clinicId, series.id, scope === 'following' ? edited.replaced_start : null);
  const all = scope === 'following' ? await lockOccurrences(tx, clinicId, series.id, null) : rows;
  if (scope === 'entire' || rows.length === all.length)
    return { series, rows: all, isNew: false, before: null, prepare: async () => undefined };
  const { before, after } = splitAt(series, edited.replaced_start!);
  const { rrule, rdates, exdates } = before;
  const head = { rrule, rdates: [...rdates], exdates: [...exdates], version: series.version + 1 };
  const lasts = series.end_time.getTime() - series.start_time.getTime();
  const tail: Series = {
    ...series,
    id: newId(),
    rrule: after.rrule,
    rdates: [...after.rdates],
    exdates: [...after.exdates],
    start_time: after.start_time,
    end_time: new Date(after.start_time.getTime() + lasts),
  };
  const prepare = async () => {
    await updateSeries(tx, clinicId, series.id, head, ctx.now);
    await insert(tx, clinicId, tail, ctx.now);
  };
  return { series: tail, rows, isNew: true, before: series, prepare };
}

async function insert(tx: Tx, clinicId: string, series: Series, now: Date): Promise<void> {
  const { version: _version, ...fields } = series;
  await insertSeries(tx, clinicId, fields, now);
}

// A series created from another series or event continues its version numbers, so that a stale version never matches.
function seriesOf(event: Event, rrule: string): Series {
  const { calendar_ids: calendars, resource_ids: rooms, ...fields } = editableOf(event);
  const dates = { rrule, rdates: [], exdates: [] };
  const places = { calendar_ids: [...calendars], resource_ids: [...rooms] };
  return { ...fields, ...dates, ...places, id: newId(), created_by: event.created_by, version: event.version };
}

/** Ends the recurrence: the selected event and past occurrences stay, the others are deleted. */
async function endRecurrence(
  tx: Tx,
  ctx: RequestContext,
  edited: Event,
  { series, rows, isNew, before, prepare }: LockedSeries,
): Promise<BookingAnswer> {
  const { clinicId } = ctx.actor;
  const { now } = ctx;
  if (before !== null) await prepare();
  const stays = (row: Event) => row.id === edited.id || hasHappened(row, now);
  const alone = { series_id: null, replaced_start: null, is_override: false };
  await rewriteEvents(
    tx,
    clinicId,
    rows.map((row) =>
      stays(row) ? { ...row, ...editableOf(row), ...alone } : { ...row, ...editableOf(row), deleted: true },
    ),
    now,
  );
  if (!isNew || before !== null)
    await updateSeries(tx, clinicId, series.id, { deleted_time: now, version: series.version + 1 }, now);
  await recordChanges(tx, ctx, [
    { action: 'delete', objectType: 'event_series', objectId: series.id, patientId: series.patient_id },
  ]);
  await notifyEvents(
    tx,
    ctx.app,
    clinicId,
    rows.map((row) => ({ id: row.id, kind: stays(row) ? 'changed' : 'deleted', patient_id: row.patient_id })),
  );
  const [fresh] = await readEvents(tx, clinicId, [edited.id]);
  return { event: fresh!, conflicts: [] };
}
