import type { Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('scheduling.series', [
  'id',
  'rrule',
  'rdates',
  'exdates',
  'title',
  'status',
  'notes',
  'color',
  'start_time',
  'end_time',
  'time_zone',
  'category_id',
  'patient_id',
  'calendar_ids',
  'resource_ids',
  'notification_plan_id',
  'created_by',
  'version',
]);

/** A series: its recurrence and the defaults of each occurrence. Its times are those of the first one. */
export type Series = RowOfTable<typeof table>;

/** Returns a series that is not deleted, locked for the rest of the transaction. */
export async function lockSeries(tx: Tx, clinicId: string, id: string): Promise<Series | null> {
  const all = table.select(tx, { clinicId }).where('id', '=', id).where('deleted_time', 'is', null);
  return (await all.forUpdate().executeTakeFirst()) ?? null;
}

/** Inserts a series; its occurrences are inserted as events. */
export async function insertSeries(
  tx: Tx,
  clinicId: string,
  series: Omit<Series, 'version'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('scheduling.series')
    .values({ ...series, clinic_id: clinicId, created_time: now, updated_time: now })
    .execute();
}

/** Updates a series. */
export async function updateSeries(
  tx: Tx,
  clinicId: string,
  id: string,
  changes: Partial<Series> & { deleted_time?: Date },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('scheduling.series')
    .set({ ...changes, updated_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}
