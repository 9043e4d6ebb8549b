import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { CalendarTime } from '#scheduling/server';

/** Time that became free, as it is kept. */
export interface ReleasedSlotRow extends CalendarTime {
  id: string;
  created_time: Date;
  told_time: Date | null;
}

const ROW = sql.raw('f.id, f.calendar_id, f.start_time, f.end_time, f.created_time, f.told_time');

/** Released slots that are not over and nobody has put aside, the earliest first. */
export async function readReleased(
  db: Queryable,
  clinicId: string,
  now: Date,
  take: number,
): Promise<ReleasedSlotRow[]> {
  const { rows } = await sql<ReleasedSlotRow>`
    select ${ROW} from scheduling.freed_time f
    where f.clinic_id = ${clinicId} and f.dismissed_time is null and f.end_time > ${now}
    order by f.start_time, f.id limit ${take}`.execute(db);
  return rows;
}

/** The released slots of a calendar that a stretch touches or overlaps, locked for the rest of the transaction. */
export async function lockNeighbours(
  tx: Tx,
  clinicId: string,
  { calendar_id, start_time, end_time }: CalendarTime,
): Promise<ReleasedSlotRow[]> {
  const { rows } = await sql<ReleasedSlotRow>`
    select ${ROW} from scheduling.freed_time f
    where f.clinic_id = ${clinicId} and f.calendar_id = ${calendar_id} and f.dismissed_time is null
      and f.start_time <= ${end_time} and f.end_time >= ${start_time} for update`.execute(tx);
  return rows;
}

/** Keeps a released slot. */
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

/** Puts released slots aside; answers how many. */
export async function dismissReleased(tx: Tx, clinicId: string, ids: readonly string[], now: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update scheduling.freed_time set dismissed_time = ${now}
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) and dismissed_time is null returning id`.execute(tx);
  return rows.length;
}

/** Takes those back that nobody was told of yet and are not over, and notes that they are told of now. */
export async function takeUnnotified(tx: Tx, clinicId: string, now: Date): Promise<ReleasedSlotRow[]> {
  const { rows } = await sql<ReleasedSlotRow>`
    update scheduling.freed_time f set told_time = ${now}
    where f.clinic_id = ${clinicId} and f.told_time is null and f.dismissed_time is null and f.end_time > ${now}
    returning ${ROW}`.execute(tx);
  return rows.toSorted((one, other) => one.start_time.getTime() - other.start_time.getTime());
}
