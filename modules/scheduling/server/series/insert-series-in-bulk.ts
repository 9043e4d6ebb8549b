import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { occurrencesOf } from '../../rules/occurrences.ts';
import { insertSeries } from '../records/series.sql.ts';
import { insertEvents, type NewEvent } from '../records/write-events.sql.ts';

/**
 * Inserts series with their occurrences for the demo clinic and the benchmarks, without checks, audit entries or
 * published events.
 */
export async function insertSeriesInBulk(
  tx: Tx,
  clinicId: string,
  all: readonly (NewEvent & { rrule: string })[],
): Promise<void> {
  for (const { rrule, ...event } of all) {
    const { created_time: now, calendar_ids, resource_ids = [], accepted_conflicts: _accepted, ...template } = event;
    const { start_time, end_time, time_zone } = event;
    const notification_plan_id = template.notification_plan_id ?? null;
    const series = {
      ...template,
      notification_plan_id,
      rrule,
      rdates: [],
      exdates: [],
      calendar_ids: [...calendar_ids],
    };
    await insertSeries(tx, clinicId, { ...series, resource_ids: [...resource_ids] }, now);
    const lasts = end_time.getTime() - start_time.getTime();
    const starts = occurrencesOf({ start_time, time_zone, rrule, rdates: [], exdates: [] });
    const occurrences = starts.map((start) => ({
      ...event,
      id: newId(),
      start_time: start,
      end_time: new Date(start.getTime() + lasts),
      series_id: event.id,
      replaced_start: start,
    }));
    await insertEvents(tx, clinicId, occurrences);
  }
}
