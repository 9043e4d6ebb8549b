import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';

/** Returns whether anyone's working hours were saved, even if unchanged: a calendar's hours start at version 1. */
export async function hasWorkingWeek(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`scheduling.calendar
      where clinic_id = ${clinicId} and is_active and hours_version > 1`,
  );
}

/** Returns whether there is an event category to book. */
export async function hasCategory(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`scheduling.event_category
      where clinic_id = ${clinicId} and deleted_time is null`,
  );
}
