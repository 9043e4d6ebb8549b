import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Disposition, Interpretation, SentPatient } from '../../rules/index.ts';

/** One version of a result. */
export interface ReportRow {
  id: string;
  chain_id: string;
  version_number: number;
  is_current: boolean;
  lab_id: string;
  lab_name: string;
  message_id: string;
  patient_id: string | null;
  patient_name: string | null;
  test_order_id: string | null;
  test_code: string;
  test_name: string;
  status: 'received' | 'partial' | 'final' | 'corrected' | 'cancelled';
  specimen: string;
  comment: string;
  observed_time: Date | null;
  reported_time: Date;
  received_time: Date;
  sent_patient: SentPatient;
  match_problem: string | null;
  match_agrees: string[];
  match_differs: string[];
  match_missing: string[];
  mark: string | null;
  order_comment: string;
  patient_comment: string;
  /** When the patient first read it on the portal. */
  portal_time: Date | null;
  corrects: boolean;
  order_time: Date;
  sent_time: Date | null;
  is_abnormal: boolean;
  is_critical: boolean;
  owner_id: string | null;
  owner_name: string | null;
  reviewed_time: Date | null;
  reviewed_by_name: string | null;
  held_until: Date | null;
  hold_reason: string | null;
  version: number;
}

/** One value. */
export interface ObservationRow {
  id: string;
  report_id: string;
  code: string;
  name: string;
  sub_id: string;
  value_text: string;
  value_number: number | null;
  units: string;
  range_text: string;
  low: number | null;
  high: number | null;
  interpretation: Interpretation | null;
  status: string;
  method: string;
  comment: string;
  observed_time: Date | null;
  file_id: string | null;
  file_type: string | null;
  /** When the laboratory withdrew the value; null while it stands. */
  withdrawn_time: Date | null;
}

/** What somebody said of a result. */
export interface ReviewRow {
  id: string;
  chain_id: string;
  user_name: string;
  disposition: Disposition;
  comment: string;
  review_time: Date;
}

const REPORT =
  sql.raw(`r.id, r.chain_id, r.version_number, r.is_current, r.lab_id, l.lab_name, r.message_id, r.patient_id,
  p.first_name || ' ' || p.last_name as patient_name, r.test_order_id, r.test_code, r.test_name, r.status, r.specimen, r.comment, r.observed_time,
  r.reported_time, r.received_time, r.sent_patient, r.match_problem, r.match_agrees, r.match_differs, r.match_missing, r.mark,
  r.order_comment, r.patient_comment, r.portal_time, r.corrects, r.order_time, r.sent_time, r.is_abnormal, r.is_critical, r.owner_id,
  o.first_name || ' ' || o.last_name as owner_name, r.reviewed_time, v.first_name || ' ' || v.last_name as reviewed_by_name,
  r.held_until, r.hold_reason, r.version`);
const REPORT_OF = sql.raw(`labs.report r join labs.lab l on l.clinic_id = r.clinic_id and l.id = r.lab_id
  left join labs.order_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
  left join labs.order_member o on o.clinic_id = r.clinic_id and o.user_id = r.owner_id
  left join labs.order_member v on v.clinic_id = r.clinic_id and v.user_id = r.reviewed_by`);

/** What waits for a review: what is done, and parts with something abnormal in them. */
export const TO_REVIEW = sql.raw(`r.is_current and r.patient_id is not null and r.reviewed_time is null
  and (r.status in ('final', 'corrected', 'cancelled') or (r.status = 'partial' and r.is_abnormal))`);
/** Values that count: not withdrawn, and obtained (of an observation `o`). */
export const LIVE_VALUE = sql.raw(`o.withdrawn_time is null and o.status not in ('X', 'D', 'W')`);
/** What a human has to say whose it is. */
export const UNMATCHED = sql.raw('r.is_current and r.patient_id is null and r.dismissed_time is null');

type Condition = ReturnType<typeof sql>;

/** A page of results under a condition on `r`, in an order, and how many there are. */
export async function findReports(
  db: Queryable,
  clinicId: string,
  condition: Condition,
  order: Condition,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; reports: ReportRow[] }> {
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ReportRow>`select ${REPORT} from ${REPORT_OF} where r.clinic_id = ${clinicId} and ${condition}
      order by ${order} offset ${skip} limit ${take}`.execute(db),
    sql<{
      count: number;
    }>`select count(*)::int as count from labs.report r where r.clinic_id = ${clinicId} and ${condition}`.execute(db),
  ]);
  return { count: counted[0]!.count, reports: rows };
}

/** These versions of results, in no order. */
export async function readReports(db: Queryable, clinicId: string, ids: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${REPORT} from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** All versions of these chains, the newest first. */
export async function readVersions(db: Queryable, clinicId: string, chainIds: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${REPORT} from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.chain_id = any(${chainIds}::uuid[])
    order by r.version_number desc`.execute(db);
  return rows;
}

/** The current versions under these ordered tests. */
export async function readReportsOfTests(
  db: Queryable,
  clinicId: string,
  testIds: readonly string[],
): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select ${REPORT} from ${REPORT_OF} where r.clinic_id = ${clinicId} and r.test_order_id = any(${testIds}::uuid[]) and r.is_current
    order by r.reported_time desc, r.id`.execute(db);
  return rows;
}

/** A version of a result, locked for the rest of the transaction with all of its chain; null where there is none. */
export async function lockReport(tx: Tx, clinicId: string, id: string): Promise<ReportRow | null> {
  await sql`select 1 from labs.report r where r.clinic_id = ${clinicId}
    and r.chain_id = (select chain_id from labs.report where clinic_id = ${clinicId} and id = ${id}) order by r.id for update`.execute(
    tx,
  );
  const [row] = await readReports(tx, clinicId, [id]);
  return row ?? null;
}

/** The values of these versions, in the laboratory's order. */
export async function readObservations(
  db: Queryable,
  clinicId: string,
  reportIds: readonly string[],
): Promise<ObservationRow[]> {
  const { rows } = await sql<ObservationRow>`
    select id, report_id, code, name, sub_id, value_text, value_number, units, range_text, low, high, interpretation, status, method, comment,
      observed_time, file_id, file_type, withdrawn_time
    from labs.observation where clinic_id = ${clinicId} and report_id = any(${reportIds}::uuid[]) order by report_id, sort_index`.execute(
    db,
  );
  return rows;
}

/** What was said of these chains, the newest first. */
export async function readReviews(db: Queryable, clinicId: string, chainIds: readonly string[]): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select v.id, r.chain_id, m.first_name || ' ' || m.last_name as user_name, v.disposition, v.comment, v.review_time
    from labs.review v join labs.report r on r.clinic_id = v.clinic_id and r.id = v.report_id
    join labs.order_member m on m.clinic_id = v.clinic_id and m.user_id = v.user_id
    where v.clinic_id = ${clinicId} and r.chain_id = any(${chainIds}::uuid[]) order by v.review_time desc, v.id desc`.execute(
    db,
  );
  return rows;
}
