import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { RequestStatus } from '../rules/index.ts';

const table = clinicTable('requests.request', [
  'id',
  'patient_id',
  'type',
  'title',
  'description',
  'data',
  'before_data',
  'status',
  'handled_time',
  'reason',
  'note',
  'follow_up_date',
  'event_id',
  'version',
  'create_time',
  'update_time',
]);

/** A request, with the names of the patient and of the last user who handled it. */
export interface RequestRow extends RowOfTable<typeof table> {
  patient_name: string;
  handled_by_name: string | null;
}

type Columns = Insertable<DB['requests.request']>;

/** A new request of a patient. */
export interface NewRequest extends Pick<
  Columns,
  'clinic_id' | 'id' | 'patient_id' | 'type' | 'title' | 'description' | 'fingerprint'
> {
  data: object;
  before_data: object;
  create_time: Date;
}

const COLUMNS = table.as('r').and(
  sql<{
    patient_name: string;
    handled_by_name: string | null;
  }>`p.first_name || ' ' || p.last_name as patient_name, m.first_name || ' ' || m.last_name as handled_by_name`,
);
const WITH_NAMES = sql.raw(`requests.request r
  join patients.patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
  left join practice.member m on m.clinic_id = r.clinic_id and m.user_id = r.handled_by`);

/** Filters of a request list; null for all. */
export interface RequestFilter {
  ids: readonly string[] | null;
  patientIds: readonly string[] | null;
  statuses: readonly RequestStatus[] | null;
}

const filtered = (clinicId: string, { ids, patientIds, statuses }: RequestFilter) => {
  const parts = [sql`r.clinic_id = ${clinicId}`];
  if (ids !== null) parts.push(sql`r.id = any(${ids}::uuid[])`);
  if (patientIds !== null) parts.push(sql`r.patient_id = any(${patientIds}::uuid[])`);
  if (statuses !== null) parts.push(sql`r.status = any(${statuses}::text[])`);
  return sql.join(parts, sql` and `);
};

/** Returns a page of requests with the total. */
export async function readRequests(
  db: Queryable,
  clinicId: string,
  filter: RequestFilter,
  page: { take: number; skip: number; order: 'asc' | 'desc' },
): Promise<{ count: number; requests: RequestRow[] }> {
  // Includes the clinic_id.
  const where = filtered(clinicId, filter);
  const order = sql.raw(page.order);
  const [count, { rows }] = await Promise.all([
    countRows(db, sql`requests.request r where ${where}`),
    COLUMNS.select(sql`from ${WITH_NAMES} where ${where}
      order by r.create_time ${order}, r.id ${order} limit ${page.take} offset ${page.skip}`).execute(db),
  ]);
  return { count, requests: rows };
}

/** Returns a request and its patient, locked for the rest of the transaction. */
export async function lockRequest(tx: Tx, clinicId: string, id: string): Promise<RequestRow | null> {
  // Locked in a separate statement first: after waiting for a merge, it then belongs to the remaining record.
  await sql`select 1 from requests.request where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  const { rows } = await COLUMNS.select(
    sql`from ${WITH_NAMES} where r.clinic_id = ${clinicId} and r.id = ${id} for key share of p`,
  ).execute(tx);
  return rows[0] ?? null;
}

/** Serializes the requests of a patient, so that a request sent twice concurrently is stored once. */
export async function lockPatient(tx: Tx, clinicId: string, patientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`requests ${clinicId} ${patientId}`}, 0))`.execute(tx);
}

/** Returns the patient's unresolved request with this fingerprint. */
export async function findSame(
  tx: Tx,
  clinicId: string,
  patientId: string,
  fingerprint: Buffer,
): Promise<string | null> {
  const row = await tx
    .selectFrom('requests.request')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('status', 'in', ['New', 'Pending'])
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Returns the patient's unresolved request to cancel an event, from any source. */
export async function findCancellation(
  tx: Tx,
  clinicId: string,
  patientId: string,
  eventId: string,
): Promise<string | null> {
  await lockPatient(tx, clinicId, patientId);
  const row = await tx
    .selectFrom('requests.request')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('type', '=', 'CancelAppointment')
    .where('status', 'in', ['New', 'Pending'])
    .where(sql`data->>'event_id'`, '=', eventId)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Counts the requests that a patient has sent since then. */
export async function countSince(tx: Tx, clinicId: string, patientId: string, since: Date): Promise<number> {
  const row = await tx
    .selectFrom('requests.request')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('create_time', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Inserts a request. */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { clinic_id: clinicId, data, before_data, ...rest } = request;
  await table.insert(
    tx,
    { clinicId },
    {
      ...rest,
      data: JSON.stringify(data),
      before_data: JSON.stringify(before_data),
      update_time: request.create_time,
    },
  );
}

/** The columns set when a request is handled; the submitted data never changes. */
export interface HandlingColumns extends Pick<
  Selectable<DB['requests.request']>,
  'status' | 'handled_by' | 'handled_time' | 'reason' | 'note' | 'follow_up_date' | 'event_id'
> {
  applied: object | null;
}

/** Updates the outcome of a request. */
export async function updateRequest(
  tx: Tx,
  clinicId: string,
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  { applied, ...handling }: HandlingColumns,
  now: Date,
): Promise<void> {
  await table.update(tx, { clinicId }, id, {
    ...handling,
    applied: applied === null ? null : JSON.stringify(applied),
    version: version + 1,
    update_time: now,
  });
}
