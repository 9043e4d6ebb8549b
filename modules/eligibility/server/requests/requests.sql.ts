import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { CoverageRequestFields } from '../../rules/index.ts';

/** What a patient wrote of their insurance. */
export interface RequestRow {
  id: string;
  patient_id: string;
  patient_name: string;
  coverage_id: string | null;
  payer_name: string;
  /** A payer of the list with that name. */
  payer_id: string | null;
  fields: CoverageRequestFields['fields'];
  card_front_file_id: string | null;
  card_back_file_id: string | null;
  status: 'New' | 'Approved' | 'Declined' | 'Withdrawn';
  reason: string | null;
  created_time: Date;
  version: number;
}

const COLUMNS =
  sql.raw(`r.id, r.patient_id, p.first_name || ' ' || p.last_name as patient_name, r.coverage_id, r.payer_name, r.fields,
  r.card_front_file_id, r.card_back_file_id, r.status, r.reason, r.created_time, r.version,
  (select y.id from eligibility.payer y where y.clinic_id = r.clinic_id and y.deleted_time is null and lower(y.payer_name) = lower(r.payer_name)
    order by y.id limit 1) as payer_id`);
const FROM = sql.raw(`eligibility.coverage_request r
  join patients.patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id`);

/** What is not handled yet, the oldest first; of one patient where one is named. */
export async function openRequests(db: Queryable, clinicId: string, patientId: string | null): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.clinic_id = ${clinicId} and r.status = 'New'
      and (${patientId}::uuid is null or r.patient_id = ${patientId}::uuid)
    order by r.created_time, r.id limit 200`.execute(db);
  return rows;
}

/** What a patient has sent, the latest first. */
export async function requestsOf(db: Queryable, clinicId: string, patientId: string): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.clinic_id = ${clinicId} and r.patient_id = ${patientId}
    order by r.created_time desc, r.id limit 10`.execute(db);
  return rows;
}

/** One of them; null for none. */
export async function readRequest(db: Queryable, clinicId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.clinic_id = ${clinicId} and r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked for the rest of the transaction. */
export async function lockRequest(tx: Tx, clinicId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${FROM} where r.clinic_id = ${clinicId} and r.id = ${id} for update of r`.execute(tx);
  return rows[0] ?? null;
}

/** How many a patient has sent since then. */
export async function countSince(db: Queryable, clinicId: string, patientId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from eligibility.coverage_request
    where clinic_id = ${clinicId} and patient_id = ${patientId} and created_time > ${since}`.execute(db);
  return rows[0]!.count;
}

/** Ends one: how, why, and who did. */
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
