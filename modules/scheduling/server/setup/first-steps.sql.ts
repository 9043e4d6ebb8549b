import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';

/** Whether anybody's working week was set, be it as it was before: a calendar's hours begin with version 1. */
export async function hasWorkingWeek(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`scheduling.calendar
      where clinic_id = ${clinicId} and is_active and hours_version > 1`,
  );
}

/** Whether there is a kind of event to book. */
export async function hasCategory(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`scheduling.event_category
      where clinic_id = ${clinicId} and deleted_time is null`,
  );
}
