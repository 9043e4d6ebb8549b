import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { CalendarTime } from '#scheduling/server';

const table = clinicTable('scheduling.freed_time', [
  'id',
  'calendar_id',
  'start_time',
  'end_time',
  'created_time',
  'told_time',
]);

/** A released slot. */
export type ReleasedSlotRow = RowOfTable<typeof table>;

/** Returns released slots that are in the future and not dismissed, earliest first. */
export const readReleased = (db: Queryable, clinicId: string, now: Date, take: number): Promise<ReleasedSlotRow[]> =>
  table
    .select(db, { clinicId })
    .where('dismissed_time', 'is', null)
    .where('end_time', '>', now)
    .orderBy('start_time')
    .orderBy('id')
    .limit(take)
    .execute();

/**
 * Returns the released slots adjacent to or overlapping a time range on a calendar, locked for the rest of the
 * transaction.
 */
export const lockNeighbours = (
  tx: Tx,
  clinicId: string,
  { calendar_id, start_time, end_time }: CalendarTime,
): Promise<ReleasedSlotRow[]> =>
  table
    .select(tx, { clinicId })
    .where('calendar_id', '=', calendar_id)
    .where('dismissed_time', 'is', null)
    .where('start_time', '<=', end_time)
    .where('end_time', '>=', start_time)
    .forUpdate()
    .execute();

/** Inserts a released slot. */
export async function insertReleased(
  tx: Tx,
  clinicId: string,
  row: CalendarTime & { id: string },
  now: Date,
): Promise<void> {
  const { id, calendar_id, start_time, end_time } = row;
  await tx
    .insertInto('scheduling.freed_time')
    .values({ clinic_id: clinicId, id, calendar_id, start_time, end_time, created_time: now })
    .execute();
}

/** Dismisses released slots; returns their number. */
export async function dismissReleased(tx: Tx, clinicId: string, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql`
    update scheduling.freed_time set dismissed_time = ${now}
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) and dismissed_time is null returning id`.execute(tx);
  return rows.length;
}

/** Returns future slots that have not been announced yet, and marks them as announced. */
export async function takeUnnotified(tx: Tx, clinicId: string, now: Date): Promise<ReleasedSlotRow[]> {
  const { rows } = await table
    .as('f')
    .returned(sql`update scheduling.freed_time f set told_time = ${now}
    where f.clinic_id = ${clinicId} and f.told_time is null and f.dismissed_time is null and f.end_time > ${now}`)
    .execute(tx);
  return rows.toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
}
