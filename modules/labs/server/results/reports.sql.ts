import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { Disposition, Interpretation } from '../../rules/index.ts';

const reportTable = clinicTable('labs.report', [
  'id',
  'chain_id',
  'version_number',
  'is_current',
  'lab_id',
  'message_id',
  'patient_id',
  'test_order_id',
  'test_code',
  'test_name',
  'status',
  'specimen',
  'comment',
  'observed_time',
  'reported_time',
  'received_time',
  'sent_patient',
  'match_problem',
  'match_agrees',
  'match_differs',
  'match_missing',
  'mark',
  'order_comment',
  'patient_comment',
  'portal_time',
  'corrects',
  'order_time',
  'sent_time',
  'is_abnormal',
  'is_critical',
  'owner_id',
  'reviewed_time',
  'held_until',
  'hold_reason',
  'version',
]);
const observationTable = clinicTable('labs.observation', [
  'id',
  'report_id',
  'code',
  'name',
  'sub_id',
  'value_text',
  'value_number',
  'units',
  'range_text',
  'low',
  'high',
  'interpretation',
  'status',
  'method',
  'comment',
  'observed_time',
  'file_id',
  'file_type',
  'withdrawn_time',
]);
const reviewTable = clinicTable('labs.review', ['id', 'disposition', 'comment', 'review_time']);

/** A version of a result, with names. */
export type ReportRow = ReadRow<typeof REPORT>;

/** One value. */
export interface ObservationRow extends RowOfTable<typeof observationTable> {
  interpretation: Interpretation | null;
}

/** A review of a result. */
export interface ReviewRow extends RowOfTable<typeof reviewTable> {
  disposition: Disposition;
  chain_id: string;
  user_name: string;
}

const REPORT = reportTable
  .as('r')
  .and(
    columnsOf({ l: 'labs.lab', p: 'labs.order_patient' }, ['l.lab_name', 'p.date_of_birth as patient_date_of_birth']),
  )
  .and(fullName('patient_name', 'p').orNull())
  .and(fullName('owner_name', 'o').orNull())
  .and(fullName('reviewed_by_name', 'v').orNull());
const REPORT_OF = sql.raw(`labs.report r join labs.lab l on l.clinic_id = r.clinic_id and l.id = r.lab_id
  left join labs.order_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
  left join labs.order_member o on o.clinic_id = r.clinic_id and o.user_id = r.owner_id
  left join labs.order_member v on v.clinic_id = r.clinic_id and v.user_id = r.reviewed_by`);

/** Results to review: completed ones, and partial ones with abnormal or corrected values. */
export const TO_REVIEW = sql.raw(`r.is_current and r.patient_id is not null and r.reviewed_time is null
  and (r.status in ('final', 'corrected', 'cancelled') or (r.status = 'partial' and (r.is_abnormal or r.corrects)))`);
/** Valid values: not withdrawn, and obtained (of an observation `o`). */
export const LIVE_VALUE = sql.raw(`o.withdrawn_time is null and o.status not in ('X', 'D', 'W')`);
/** Results that need manual matching. */
export const UNMATCHED = sql.raw('r.is_current and r.patient_id is null and r.dismissed_time is null');

type Condition = ReturnType<typeof sql>;

/** Returns a page of results that match a condition on `r`, in an order, with the total count. */
export async function findReports(
  db: Queryable,
  clinicId: string,
  condition: Condition,
  order: Condition,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; reports: ReportRow[] }> {
  const [{ rows }, count] = await Promise.all([
    REPORT.select(sql`from ${REPORT_OF} where r.clinic_id = ${clinicId} and ${condition}
      order by ${order} offset ${skip} limit ${take}`).execute(db),
    countRows(db, sql`labs.report r where r.clinic_id = ${clinicId} and ${condition}`),
  ]);
  return { count, reports: rows };
}

/** Returns these result versions, unordered. */
export async function readReports(db: Queryable, clinicId: string, ids: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await REPORT.select(
    sql`from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.id = any(${ids}::uuid[])`,
  ).execute(db);
  return rows;
}

/** Returns all versions of these chains, newest first. */
export async function readVersions(db: Queryable, clinicId: string, chainIds: readonly string[]): Promise<ReportRow[]> {
  const { rows } =
    await REPORT.select(sql`from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.chain_id = any(${chainIds}::uuid[])
    order by r.version_number desc`).execute(db);
  return rows;
}

/** Returns the current versions for these ordered tests. */
export async function readReportsOfTests(
  db: Queryable,
  clinicId: string,
  testIds: readonly string[],
): Promise<ReportRow[]> {
  const { rows } =
    await REPORT.select(sql`from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.test_order_id = any(${testIds}::uuid[]) and r.is_current
    order by r.reported_time desc, r.id`).execute(db);
  return rows;
}

/** Returns a result version, locked for the rest of the transaction with all of its chain, or null. */
export async function lockReport(tx: Tx, clinicId: string, id: string): Promise<ReportRow | null> {
  await sql`select 1 from labs.report r where r.clinic_id = ${clinicId}
    and r.chain_id = (select chain_id from labs.report where clinic_id = ${clinicId} and id = ${id}) order by r.id for update`.execute(
    tx,
  );
  const [row] = await readReports(tx, clinicId, [id]);
  return row ?? null;
}

/** Returns the values of these versions, in the laboratory's order. */
export async function readObservations(
  db: Queryable,
  clinicId: string,
  reportIds: readonly string[],
): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select ${observationTable.columns()} from labs.observation where clinic_id = ${clinicId} and report_id = any(${reportIds}::uuid[]) order by report_id, sort_index`.execute(
    db,
  );
  return rows;
}

/** Returns the reviews of these chains, newest first. */
export async function readReviews(db: Queryable, clinicId: string, chainIds: readonly string[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewTable.columns('v')}, r.chain_id, m.first_name || ' ' || m.last_name as user_name
    from labs.review v join labs.report r on r.clinic_id = v.clinic_id and r.id = v.report_id
    join labs.order_member m on m.clinic_id = v.clinic_id and m.user_id = v.user_id
    where v.clinic_id = ${clinicId} and r.chain_id = any(${chainIds}::uuid[]) order by v.review_time desc, v.id desc`.execute(
    db,
  );
  return rows;
}
