import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { RequestKind, ResponseState, ResponseType } from '../../rules/index.ts';
import type { ScriptMedication, ScriptPatient, ScriptPharmacy, ScriptPrescriber } from '../script/message.ts';

/** What a pharmacy asks for, as it stands. */
export interface RequestRow {
  id: string;
  kind: RequestKind;
  message_id: string;
  rx_reference_number: string;
  order_number: string;
  request_code: string;
  request_sub_codes: string[];
  prescription_id: string | null;
  patient_id: string | null;
  matched_name: string | null;
  prescriber_id: string | null;
  prescriber_name: string | null;
  patient: ScriptPatient;
  pharmacy: ScriptPharmacy;
  prescriber: ScriptPrescriber;
  dispensed: ScriptMedication | null;
  prescribed: ScriptMedication | null;
  requested: ScriptMedication[];
  requested_refills: number | null;
  drug_description: string;
  received_time: Date;
  state: 'Waiting' | 'Answered';
  response: ResponseType | null;
  response_note: string;
  denial_reason: string;
  response_state: ResponseState | null;
  response_problem: string | null;
  response_message_id: string | null;
  response_prescription_id: string | null;
  answered_time: Date | null;
  version: number;
}

const COLUMNS =
  sql.raw(`q.id, q.kind, q.message_id, q.rx_reference_number, q.order_number, q.request_code, q.request_sub_codes, q.prescription_id, q.patient_id,
  p.first_name || ' ' || p.last_name as matched_name, q.prescriber_id, m.first_name || ' ' || m.last_name as prescriber_name,
  q.patient, q.pharmacy, q.prescriber, q.dispensed, q.prescribed, q.requested, q.requested_refills, q.drug_description, q.received_time, q.state,
  q.response, q.response_note, q.denial_reason, q.response_state, q.response_problem, q.response_message_id, q.response_prescription_id,
  q.answered_time, q.version`);
const TABLES = sql.raw(`prescribing.pharmacy_request q
  left join prescribing.rx_patient p on p.clinic_id = q.clinic_id and p.id = q.patient_id
  left join prescribing.rx_member m on m.clinic_id = q.clinic_id and m.user_id = q.prescriber_id`);

async function selectRequests(
  db: Queryable,
  clinicId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select ${COLUMNS} from ${TABLES} where q.clinic_id = ${clinicId} and q.deleted_time is null and ${condition} ${rest}`.execute(
    db,
  );
  return rows;
}

/** One request; null where there is none. */
export async function readRequest(db: Queryable, clinicId: string, id: string): Promise<RequestRow | null> {
  const [row] = await selectRequests(db, clinicId, sql`q.id = ${id}`);
  return row ?? null;
}

/** The request of a pharmacy's MessageID; null where there is none. */
export async function findRequest(db: Queryable, clinicId: string, messageId: string): Promise<RequestRow | null> {
  const [row] = await selectRequests(db, clinicId, sql`q.message_id = ${messageId}`);
  return row ?? null;
}

/** A page of requests: those that wait by their age first, then what was answered, the newest on top. */
export async function findRequests(
  db: Queryable,
  clinicId: string,
  { kind, waiting, prescriberId = null }: { kind: RequestKind; waiting: boolean | null; prescriberId?: string | null },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: RequestRow[] }> {
  const where = sql`q.kind = ${kind} and (${waiting}::boolean is null or (q.state = 'Waiting') = ${waiting}::boolean)
    and (${prescriberId}::uuid is null or q.prescriber_id = ${prescriberId}::uuid)`;
  const [rows, { rows: counted }] = await Promise.all([
    selectRequests(
      db,
      clinicId,
      where,
      sql`order by q.state = 'Answered', case when q.state = 'Waiting' then q.received_time end, q.received_time desc, q.id
        offset ${skip} limit ${take}`,
    ),
    sql<{ count: number }>`select count(*)::int as count from prescribing.pharmacy_request q
      where q.clinic_id = ${clinicId} and q.deleted_time is null and ${where}`.execute(db),
  ]);
  return { count: counted[0]!.count, rows };
}

/** A request, locked for the rest of the transaction; null where there is none. */
export async function lockRequest(tx: Tx, clinicId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await sql`select 1 from prescribing.pharmacy_request
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(tx);
  return rows.length === 0 ? null : readRequest(tx, clinicId, id);
}
