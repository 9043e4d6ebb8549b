import { changedFields } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { type EventTimes, hasHappened, toWallClock } from '../../rules/index.ts';
import {
  occurrencesOf,
  ruleStarts,
  shifted,
  shiftBetween,
  shiftSeries,
  type Recurrence,
} from '../../rules/occurrences.ts';
import { acceptedConflicts } from '../booking/book-events.ts';
import type { AcceptedConflicts, OccurrenceConflict, BookingConflict } from '../booking/booking.ts';
import {
  editableOf,
  newlyNamed,
  takesNewTime,
  type EditableFields,
  type EventChanges,
} from '../records/event-changes.ts';
import type { Event } from '../records/events.sql.ts';
import { updateSeries, type Series } from '../records/series.sql.ts';
import { differs, fieldsAfter, namesOf, type Template, templateOf, templatePatch } from './series-template.ts';
import { checkStarts, readMoved, planSeries, type OccurrenceMove, type PlannedOccurrence } from './plan-series.ts';
import { insertEvents, rewriteEvents, type NewEvent, type OccurrenceUpdate } from '../records/write-events.sql.ts';

/** A change to a series. `edited` is the occurrence the user was looking at; the patch refers to its start. */
export interface SeriesEdit {
  series: Series;
  rows: readonly Event[];
  edited: Event;
  patch: EventChanges;
  accepted: AcceptedConflicts;
  skipped: readonly Date[];
  moved: readonly OccurrenceMove[];
}

/** The result: the changes and affected IDs, or the conflicts. */
export type RewrittenSeries =
  | { occurrenceConflicts: OccurrenceConflict[]; conflicts: BookingConflict[]; count: number }
  | {
      occurrenceConflicts: null;
      changes: Record<string, unknown> | null;
      changed: string[];
      created: string[];
      deleted: string[];
      count: number;
    };

/** The occurrences of a changed series to update, insert and delete. */
interface Rewrite {
  recurrence: Recurrence;
  /** Duration of each occurrence. */
  seconds: number;
  template: Template;
  written: { row: Event; before: EditableFields; after: OccurrenceUpdate }[];
  fresh: NewEvent[];
  gone: Event[];
}

interface RewriteContext {
  clinicId: string;
  now: Date;
  userId: string;
}

/**
 * Applies a change to all occurrences of a series. Its rule, added and excluded dates and individually moved
 * occurrences move with its start; individually changed fields stay. Past occurrences keep their time and status.
 * `prepare` writes prerequisites once there are no conflicts.
 */
export async function rewriteSeries(
  tx: Tx,
  where: RewriteContext,
  edit: SeriesEdit,
  prepare: () => Promise<void>,
): Promise<RewrittenSeries | DomainError> {
  const { clinicId, now } = where;
  const { series, rows, accepted } = edit;
  const rewrite = rewriteOf(where, edit);
  if (isDomainError(rewrite)) return rewrite;
  const { recurrence, seconds, template, written, fresh, gone } = rewrite;
  const planned = plannedOf(rewrite);
  const named = newlyNamed(namesOf(series, templateOf(series)), namesOf(series, template));
  const own = new Set(rows.map(({ id }) => id));
  const settled = await planSeries(tx, clinicId, planned, { named, own, accepted, now });
  if (isDomainError(settled)) return settled;
  if (settled.occurrenceConflicts.length > 0)
    return { occurrenceConflicts: settled.occurrenceConflicts, conflicts: settled.conflicts, count: planned.length };

  const overlapping = (id: string, row: Event | null) => {
    const conflicts = settled.overlapped.get(id);
    if (conflicts === undefined)
      return { accepted_conflicts: row?.accepted_conflicts ?? null, conflict_reason: row?.conflict_reason ?? null };
    return acceptedConflicts(conflicts, { ...accepted, reason: accepted.reason ?? row?.conflict_reason ?? null });
  };
  await prepare();
  const again = written.map(({ row, after }) => ({ ...after, ...overlapping(row.id, row) }));
  const deleted = gone.map((row) => ({ ...row, ...editableOf(row), deleted: true }));
  await rewriteEvents(tx, clinicId, [...again, ...deleted], now);
  const added = fresh.map((one) => ({ ...one, ...overlapping(one.id, null) }));
  if (added.length > 0) await insertEvents(tx, clinicId, added);
  const first = ruleStarts(recurrence)[0] ?? recurrence.start_time;
  const after = {
    ...template,
    rrule: recurrence.rrule,
    rdates: [...recurrence.rdates],
    exdates: [...recurrence.exdates],
    start_time: first,
    end_time: new Date(first.getTime() + seconds * 1000),
    time_zone: zoneOf(edit),
  };
  await updateSeries(tx, clinicId, series.id, { ...after, version: series.version + 1 }, now);
  return {
    occurrenceConflicts: null,
    changes: changedFields({ ...series }, { ...after }),
    changed: written.map(({ row }) => row.id),
    created: fresh.map(({ id }) => id),
    deleted: gone.map(({ id }) => id),
    count: planned.length,
  };
}

const zoneOf = ({ series, patch }: SeriesEdit): string => patch.timezone ?? series.time_zone;

/** Returns the offset of the series' start, on its wall clock. */
function shiftOf({ series, edited, patch }: SeriesEdit): ReturnType<typeof shiftBetween> {
  const stood = toWallClock(edited.start_time, series.time_zone);
  return shiftBetween(stood, patch.start ?? stood);
}

/** Computes the changed series, or the reason why it is not possible. */
function rewriteOf(where: RewriteContext, edit: SeriesEdit): Rewrite | DomainError {
  const { now } = where;
  const { series, rows, edited, patch } = edit;
  const zone = zoneOf(edit);
  const by = shiftOf(edit);
  const isRuleUnchanged = patch.RRULE == null || patch.RRULE === series.rrule;
  const carried = isRuleUnchanged ? shiftSeries(series, by, zone) : ruled(series, patch.RRULE!, by, zone);
  if (carried === null)
    return invalid([
      {
        path: 'event_input.RRULE',
        message: 'The days of this series can’t be moved automatically. Choose them again.',
      },
    ]);
  const recurrence: Recurrence = {
    ...carried,
    rdates: patch.RDATE ?? carried.rdates,
    exdates: [...(patch.EXDATE ?? carried.exdates), ...edit.skipped],
  };
  const seconds = patch.duration ?? secondsOf(series);
  const moved = readMoved(edit.moved, zone);
  if (isDomainError(moved)) return moved;

  const places = placed(rows, edited, recurrence, (row) => shifted(row.replaced_start!, by, series.time_zone, zone));
  const stays = (row: Event) => hasHappened(row, now) && row.id !== edited.id;
  const remainingRows = rows.filter((row) => places.of.has(row.id) || stays(row));
  // Past occurrences are kept as extra dates of the series; no new occurrences are created in the past.
  const strays = rows.filter((row) => stays(row) && !places.of.has(row.id));
  const late = places.free.filter((start) => start.getTime() + seconds * 1000 > now.getTime());
  const missed = places.free.filter((start) => !late.includes(start));
  recurrence.rdates = [...recurrence.rdates, ...strays.map((row) => row.replaced_start!)];
  recurrence.exdates = [...recurrence.exdates, ...missed];
  const wrong = checkStarts(occurrencesOf(recurrence), seconds);
  if (wrong !== null) return wrong;

  const template = { ...templateOf(series), ...templatePatch(patch) };
  const written = remainingRows.map((row) => {
    const at = places.of.get(row.id) ?? row.replaced_start!;
    const after = occurrenceAfter(edit, row, { at, moved: moved.get(at.getTime()), seconds, isPast: stays(row) });
    const is_override = differs(after, template) || after.start_time.getTime() !== at.getTime();
    return { row, before: editableOf(row), after: { ...after, is_override } };
  });
  const fresh = late.map((at): NewEvent => {
    const start = moved.get(at.getTime()) ?? at;
    return {
      ...template,
      id: newId(),
      start_time: start,
      end_time: new Date(start.getTime() + seconds * 1000),
      time_zone: zone,
      replaced_start: at,
      created_by: where.userId,
      created_time: now,
      series_id: series.id,
      is_override: start.getTime() !== at.getTime(),
      accepted_conflicts: null,
    };
  });
  const gone = rows.filter((row) => !remainingRows.includes(row));
  return { recurrence, seconds, template, written, fresh, gone };
}

/** Returns an occurrence at start `at` of the changed series; `moved` is the time it was moved to instead. */
function occurrenceAfter(
  edit: SeriesEdit,
  row: Event,
  { at, moved, seconds, isPast }: { at: Date; moved: Date | undefined; seconds: number; isPast: boolean },
) {
  const { series, edited, patch } = edit;
  const zone = zoneOf(edit);
  const isEdited = row.id === edited.id;
  const hasOwnStart = row.start_time.getTime() !== row.replaced_start!.getTime();
  const length = secondsOf(row);
  const lasts = isEdited || length === secondsOf(series) ? seconds : length;
  const begins = moved ?? (hasOwnStart ? shifted(row.start_time, shiftOf(edit), series.time_zone, zone) : at);
  const times = isPast
    ? { start_time: row.start_time, end_time: row.end_time, status: row.status }
    : { start_time: begins, end_time: new Date(begins.getTime() + lasts * 1000) };
  return {
    ...row,
    ...fieldsAfter(row, series, patch, isEdited),
    ...times,
    time_zone: isPast ? row.time_zone : zone,
    series_id: series.id,
    replaced_start: at,
  };
}

const secondsOf = ({ start_time, end_time }: EventTimes): number => (end_time.getTime() - start_time.getTime()) / 1000;

/** Returns the occurrences to check for conflicts. */
function plannedOf({ written, fresh }: Rewrite): PlannedOccurrence[] {
  return [
    ...written.map(({ row, before, after }) => ({
      ...after,
      occurrence_start: after.replaced_start!,
      seen: row.accepted_conflicts ?? [],
      takes: takesNewTime(before, editableAfter(after)),
    })),
    ...fresh.map((one) => ({
      ...one,
      resource_ids: one.resource_ids ?? [],
      occurrence_start: one.replaced_start!,
      seen: [],
      takes: true,
    })),
  ];
}

/** Assigns the starts of the changed series to existing events and returns those without one. */
function placed(
  rows: readonly Event[],
  edited: Event,
  recurrence: Recurrence,
  moved: (row: Event) => Date,
): { of: ReadonlyMap<string, Date>; free: Date[] } {
  const free = new Map(occurrencesOf(recurrence).map((start) => [start.getTime(), start]));
  const of = new Map<string, Date>();
  const take = (row: Event, start: Date | undefined) => {
    if (start === undefined || of.has(row.id)) return;
    of.set(row.id, start);
    free.delete(start.getTime());
  };
  const dayOf = (date: Date) => toWallClock(date, recurrence.time_zone).slice(0, 10);
  for (const row of rows) take(row, free.get(moved(row).getTime()));
  for (const row of rows)
    if (!of.has(row.id))
      take(
        row,
        [...free.values()].find((start) => dayOf(start) === dayOf(moved(row))),
      );
  // The edited event stays part of the series, whatever the new rule.
  take(edited, [...free.values()][0]);
  return { of, free: [...free.values()] };
}

function ruled(series: Series, rrule: string, by: ReturnType<typeof shiftBetween>, zone: string): Recurrence {
  const move = (date: Date) => shifted(date, by, series.time_zone, zone);
  const dates = { rdates: series.rdates.map(move), exdates: series.exdates.map(move) };
  return { start_time: move(series.start_time), time_zone: zone, rrule, ...dates };
}

function editableAfter(after: OccurrenceUpdate): EditableFields {
  return { ...after };
}
