import { recordChange } from '#audit/server';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { occurrencesOf, ruleStarts } from '../../rules/occurrences.ts';
import { type BookingRequest, acceptedConflicts } from '../booking/book-events.ts';
import type { AcceptedConflicts, BookingAnswer } from '../booking/booking.ts';
import type { Notification } from '../../rules/index.ts';
import { keepPlan } from '../reminders/keep-plan.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';
import { readEvents } from '../records/events.sql.ts';
import { insertSeries } from '../records/series.sql.ts';
import { checkStarts, readMoved, planSeries, type OccurrenceMove } from './plan-series.ts';
import { insertEvents } from '../records/write-events.sql.ts';

/** A request to book a series: its first event, its rule, and decisions about single occurrences. */
export interface SeriesBooking {
  event: BookingRequest['event'] & { resource_ids: readonly string[] };
  rrule: string;
  rdates: readonly Date[];
  exdates: readonly Date[];
  moved: readonly OccurrenceMove[];
  /** The patient's notifications; defaults to those of the category. */
  notifications?: readonly Notification[] | null;
  accepted: AcceptedConflicts;
}

/** Books a series with all of its occurrences, or none; conflicts are returned per occurrence. */
export async function bookSeries(ctx: RequestContext, booking: SeriesBooking): Promise<BookingAnswer | DomainError> {
  const { actor, now, app } = ctx;
  const { clinicId } = actor;
  const { event, rrule, rdates, exdates, accepted } = booking;
  const recurrence = { start_time: event.start_time, time_zone: event.time_zone, rrule, rdates, exdates };
  const seconds = (event.end_time.getTime() - event.start_time.getTime()) / 1000;
  const starts = occurrencesOf(recurrence);
  const wrong = checkStarts(starts, seconds);
  if (wrong !== null) return wrong;
  const moved = readMoved(booking.moved, event.time_zone);
  if (isDomainError(moved)) return moved;
  const endOf = (start: Date) => new Date(start.getTime() + seconds * 1000);
  const planned = starts.map((occurrenceStart) => {
    const start = moved.get(occurrenceStart.getTime()) ?? occurrenceStart;
    const times = { start_time: start, end_time: endOf(start), occurrence_start: occurrenceStart };
    return { ...event, ...times, id: newId(), seen: [], takes: true };
  });
  return app.database.transaction(async (tx): Promise<BookingAnswer | DomainError> => {
    const settled = await planSeries(tx, clinicId, planned, { named: event, own: new Set(), accepted, now });
    if (isDomainError(settled)) return settled;
    const count = planned.length;
    if (settled.occurrenceConflicts.length > 0)
      return { event: null, conflicts: settled.conflicts, occurrences: settled.occurrenceConflicts, count };
    const first = ruleStarts(recurrence)[0] ?? starts[0]!;
    const ofCategory = settled.availability?.categories.get(event.category_id)?.notification_plan_id ?? null;
    const notification_plan_id =
      booking.notifications == null ? ofCategory : await keepPlan(tx, clinicId, booking.notifications, ofCategory, now);
    const { created_time: _created, calendar_ids, resource_ids, ...template } = event;
    const series = {
      ...template,
      notification_plan_id,
      id: newId(),
      rrule,
      rdates: [...rdates],
      exdates: [...exdates],
      start_time: first,
      end_time: endOf(first),
      calendar_ids: [...calendar_ids],
      resource_ids: [...resource_ids],
    };
    await insertSeries(tx, clinicId, series, now);
    const events = planned.map(({ occurrence_start: at, seen: _seen, takes: _takes, ...one }) => ({
      ...one,
      ...acceptedConflicts(settled.overlapped.get(one.id) ?? [], accepted),
      series_id: series.id,
      notification_plan_id,
      replaced_start: at,
      is_override: one.start_time.getTime() !== at.getTime(),
    }));
    await insertEvents(tx, clinicId, events);
    const overlapped = events.flatMap(({ accepted_conflicts: ids }) => ids ?? []);
    const auditedFields = {
      rrule,
      occurrences: count,
      ...(overlapped.length > 0 && { overlapped, reason: accepted.reason }),
    };
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'event_series',
      objectId: series.id,
      patientId: event.patient_id,
      changes: Object.fromEntries(
        Object.entries(auditedFields).map(([field, after]) => [field, { before: null, after }]),
      ),
    });
    await notifyEvents(
      tx,
      app,
      clinicId,
      events.map(({ id }) => ({ id, kind: 'created' })),
    );
    const [fresh] = await readEvents(tx, clinicId, [events[0]!.id]);
    return { event: fresh!, conflicts: [], count };
  });
}
