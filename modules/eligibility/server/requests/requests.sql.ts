import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import type { CoverageRequestFields } from '../../rules/index.ts';

const table = clinicTable('eligibility.coverage_request', [
  'id',
  'patient_id',
  'coverage_id',
  'payer_name',
  'card_front_file_id',
  'card_back_file_id',
  'status',
  'reason',
  'created_time',
  'version',
]);

/** Insurance as entered by a patient. */
export interface RequestRow extends RowOfTable<typeof table> {
  fields: CoverageRequestFields['fields'];
  patient_name: string;
  /** A payer on the list with that name. */
  payer_id: string | null;
}

const REQUESTS = table.as('r').and(fullName('patient_name', 'p')).and(sql<{
  fields: CoverageRequestFields['fields'];
  payer_id: string | null;
}>`r.fields, (select y.id from eligibility.payer y where y.clinic_id = r.clinic_id and y.deleted_time is null and lower(y.payer_name) = lower(r.payer_name)
      order by y.id limit 1) as payer_id`);
const REQUESTS_FROM = sql`from eligibility.coverage_request r join patients.patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id`;

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<RequestRow[]> {
  return (await REQUESTS.select(sql`${REQUESTS_FROM} where ${which}`).execute(db)).rows;
}

/** Returns open requests, oldest first; of one patient if given. */
export function openRequests(db: Queryable, clinicId: string, patientId: string | null): Promise<RequestRow[]> {
  const of = table.matching('r', { patient_id: patientId });
  return read(
    db,
    sql`r.clinic_id = ${clinicId} and r.status = 'New' and ${of} order by r.created_time, r.id limit 200`,
  );
}

/** Returns a patient's requests, latest first. */
export function requestsOf(db: Queryable, clinicId: string, patientId: string): Promise<RequestRow[]> {
  return read(
    db,
    sql`r.clinic_id = ${clinicId} and r.patient_id = ${patientId} order by r.created_time desc, r.id limit 10`,
  );
}

/** Returns one request, or null. */
export async function readRequest(db: Queryable, clinicId: string, id: string): Promise<RequestRow | null> {
  return (await read(db, sql`r.clinic_id = ${clinicId} and r.id = ${id}`))[0] ?? null;
}

/** Same as `readRequest`, locked for the rest of the transaction. */
export async function lockRequest(tx: Tx, clinicId: string, id: string): Promise<RequestRow | null> {
  return (await read(tx, sql`r.clinic_id = ${clinicId} and r.id = ${id} for update of r`))[0] ?? null;
}

/** Returns how many requests a patient has sent since the given time. */
export async function countSince(db: Queryable, clinicId: string, patientId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('eligibility.coverage_request')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('created_time', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Closes a request with its outcome, reason and member. */
export async function endRequest(
  tx: Tx,
  clinicId: string,
  row: { id: string; version: number },
  end: {
    status: 'Approved' | 'Declined' | 'Withdrawn';
    reason: string | null;
    handled_by: string | null;
    handled_time: Date;
  },
): Promise<void> {
  await tx
    .updateTable('eligibility.coverage_request')
    .set({ ...end, version: row.version + 1 })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', row.id)
    .execute();
}
