import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { RequestKind } from '../../rules/index.ts';
import type { ScriptMedication, ScriptPatient, ScriptPharmacy, ScriptPrescriber } from '../script/message.ts';

/** A clinic's pharmacy requests. */
export const requests = clinicTable('prescribing.pharmacy_request', [
  'id',
  'kind',
  'message_id',
  'rx_reference_number',
  'order_number',
  'request_code',
  'request_sub_codes',
  'prescription_id',
  'patient_id',
  'prescriber_id',
  'patient',
  'pharmacy',
  'prescriber',
  'dispensed',
  'prescribed',
  'requested',
  'requested_refills',
  'drug_description',
  'received_time',
  'state',
  'response',
  'response_note',
  'denial_reason',
  'response_state',
  'response_problem',
  'response_message_id',
  'response_prescription_id',
  'answered_time',
  'version',
]);

/** The parsed content of the pharmacy's message. */
interface RequestContent {
  patient: ScriptPatient;
  pharmacy: ScriptPharmacy;
  prescriber: ScriptPrescriber;
  dispensed: ScriptMedication | null;
  prescribed: ScriptMedication | null;
  requested: ScriptMedication[];
}

/** A pharmacy request row. */
export interface RequestRow extends Omit<RowOfTable<typeof requests>, keyof RequestContent>, RequestContent {
  /** The clinic's patient that it was matched to. */
  matched_name: string | null;
  member_name: string | null;
}

const COLUMNS = sql`${requests.columns('q')}, p.first_name || ' ' || p.last_name as matched_name,
  m.first_name || ' ' || m.last_name as member_name`;
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

/** Returns one request, or null. */
export async function readRequest(db: Queryable, clinicId: string, id: string): Promise<RequestRow | null> {
  const [row] = await selectRequests(db, clinicId, sql`q.id = ${id}`);
  return row ?? null;
}

/** Returns the request with the pharmacy's MessageID, or null. */
export async function findRequest(db: Queryable, clinicId: string, messageId: string): Promise<RequestRow | null> {
  const [row] = await selectRequests(db, clinicId, sql`q.message_id = ${messageId}`);
  return row ?? null;
}

/** Returns a page of requests: waiting ones by age first, then answered ones, newest on top. */
export async function findRequests(
  db: Queryable,
  clinicId: string,
  { kind, waiting, prescriberId = null }: { kind: RequestKind; waiting: boolean | null; prescriberId?: string | null },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; rows: RequestRow[] }> {
  const where = sql`q.kind = ${kind} and (${waiting}::boolean is null or (q.state = 'Waiting') = ${waiting}::boolean)
    and (${prescriberId}::uuid is null or q.prescriber_id = ${prescriberId}::uuid)`;
  const [rows, count] = await Promise.all([
    selectRequests(
      db,
      clinicId,
      where,
      sql`order by q.state = 'Answered', case when q.state = 'Waiting' then q.received_time end, q.received_time desc, q.id
        offset ${skip} limit ${take}`,
    ),
    countRows(
      db,
      sql`prescribing.pharmacy_request q where q.clinic_id = ${clinicId} and q.deleted_time is null and ${where}`,
    ),
  ]);
  return { count, rows };
}

/** Returns a request, locked for the rest of the transaction, or null. */
export async function lockRequest(tx: Tx, clinicId: string, id: string): Promise<RequestRow | null> {
  const { rows } = await sql`select 1 from prescribing.pharmacy_request
    where clinic_id = ${clinicId} and id = ${id} and deleted_time is null for update`.execute(tx);
  return rows.length === 0 ? null : readRequest(tx, clinicId, id);
}
