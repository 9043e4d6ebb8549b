import type { Tx } from '#platform/database.ts';
import type { EventStatus } from '../../rules/index.ts';

/** A series: when it comes, and what each occurrence begins with. Its times are those of the first. */
export interface Series {
  id: string;
  rrule: string;
  rdates: Date[];
  exdates: Date[];
  title: string;
  status: EventStatus;
  notes: string | null;
  color: string | null;
  start_time: Date;
  end_time: Date;
  time_zone: string;
  category_id: string;
  patient_id: string | null;
  calendar_ids: string[];
  resource_ids: string[];
  notification_plan_id: string | null;
  created_by: string;
  version: number;
}

const COLUMNS = [
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
] as const;

/** A series that is not deleted, locked for the rest of the transaction. */
export async function lockSeries(tx: Tx, clinicId: string, id: string): Promise<Series | null> {
  const row = await tx
    .selectFrom('scheduling.series')
    .select([...COLUMNS])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a series; its occurrences are written as events. */
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

/** Writes the changes to a series. */
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
