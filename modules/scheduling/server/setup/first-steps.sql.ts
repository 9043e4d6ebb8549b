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

/** Returns whether an event type was added, changed or deleted since the clinic was created with the first ones. */
export async function hasChangedCategory(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`scheduling.event_category e join practice.clinic c using (clinic_id)
      where e.clinic_id = ${clinicId} and (e.version > 1 or e.deleted_time is not null or e.created_time > c.created_time)`,
  );
}
