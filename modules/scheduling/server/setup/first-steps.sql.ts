import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** Whether anybody's working week was set, be it as it was before: a calendar's hours begin with version 1. */
export async function hasWorkingWeek(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from scheduling.calendar
      where clinic_id = ${clinicId} and is_active and hours_version > 1) as found`.execute(db);
  return rows[0]!.found;
}

/** Whether there is a kind of event to book. */
export async function hasCategory(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from scheduling.event_category
      where clinic_id = ${clinicId} and deleted_time is null) as found`.execute(db);
  return rows[0]!.found;
}
