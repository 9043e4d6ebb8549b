import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { FaxFailure, FaxState } from '../rules/index.ts';

/** A fax that goes out, as its row is. */
export interface SentRow {
  id: string;
  to_name: string;
  to_number: string;
  subject: string;
  file_id: string;
  page_count: number;
  state: FaxState;
  attempts: number;
  due_time: Date | null;
  carrier_id: string | null;
  fault: FaxFailure | null;
  problem: string | null;
  settled_time: Date | null;
  misdirected_reason: string | null;
  misdirected_time: Date | null;
  patient_id: string | null;
  patient_name: string | null;
  created_by: string;
  created_by_name: string;
  created_time: Date;
  done_time: Date | null;
  version: number;
}

/** A fax that came in. */
export interface ReceivedRow {
  id: string;
  from_number: string;
  from_name: string | null;
  received_time: Date;
  file_id: string;
  page_count: number;
  state: 'new' | 'filed' | 'archived';
  archive_reason: string | null;
  misdirected_time: Date | null;
  version: number;
}

/** Pages of a received fax that went into a chart. */
export interface FilingRow {
  id: string;
  received_id: string;
  first_page: number;
  last_page: number;
  patient_id: string;
  patient_name: string;
  document_id: string;
}

const PAGE = 30;

const SENT = sql`s.id, s.to_name, s.to_number, s.subject, s.file_id, s.page_count, s.state, s.attempts, s.due_time, s.carrier_id, s.fault, s.problem,
  s.settled_time, s.misdirected_reason, s.misdirected_time, s.patient_id, p.first_name || ' ' || p.last_name as patient_name, s.created_by,
  m.first_name || ' ' || m.last_name as created_by_name, s.created_time, s.done_time, s.version`;
const SENT_FROM = sql`fax.sent s left join fax.fax_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
  join fax.fax_member m on m.clinic_id = s.clinic_id and m.user_id = s.created_by`;

/** A page of what went out, the newest first; what was only composed is its writer's affair. */
export async function listSent(
  db: Queryable,
  clinicId: string,
  by: { state: string | null; patientId: string | null; page: number },
): Promise<{ count: number; rows: SentRow[] }> {
  const where = sql`s.clinic_id = ${clinicId} and s.state <> 'composed'
    and (${by.state}::text is null or s.state = ${by.state}) and (${by.patientId}::uuid is null or s.patient_id = ${by.patientId})`;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from fax.sent s where ${where}`.execute(db),
    sql<SentRow>`select ${SENT} from ${SENT_FROM} where ${where} order by s.created_time desc, s.id limit ${PAGE}
      offset ${(by.page - 1) * PAGE}`.execute(db),
  ]);
  return { count: counted[0]!.count, rows };
}

/** One fax that goes out; locked for the rest of the transaction where `locked`. */
export async function findSent(db: Queryable, clinicId: string, id: string, locked = false): Promise<SentRow | null> {
  const { rows } = await sql<SentRow>`select ${SENT} from ${SENT_FROM} where s.clinic_id = ${clinicId} and s.id = ${id}
    ${locked ? sql`for update of s` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Writes fields of a fax that goes out, and counts its version up. */
export async function writeSent(
  db: Queryable,
  clinicId: string,
  id: string,
  fields: Partial<{
    state: FaxState;
    attempts: number;
    due_time: Date | null;
    claimed_time: Date | null;
    carrier_id: string | null;
    fault: FaxFailure | null;
    problem: string | null;
    settled_time: Date | null;
    misdirected_time: Date;
    misdirected_reason: string;
    done_time: Date | null;
  }>,
): Promise<void> {
  await db
    .updateTable('fax.sent')
    .set(({ eb }) => ({ ...fields, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

const RECEIVED = sql`r.id, r.from_number, n.name as from_name, r.received_time, r.file_id, r.page_count, r.state, r.archive_reason, r.misdirected_time, r.version`;
const RECEIVED_FROM = sql`fax.received r left join fax.number n on n.clinic_id = r.clinic_id and n.number = r.from_number and n.deleted_time is null`;

/** A page of what came in, the newest first. */
export async function listReceived(
  db: Queryable,
  clinicId: string,
  by: { state: string | null; page: number },
): Promise<{ count: number; rows: ReceivedRow[] }> {
  const where = sql`r.clinic_id = ${clinicId} and (${by.state}::text is null or r.state = ${by.state})`;
  const [{ rows: counted }, { rows }] = await Promise.all([
    sql<{ count: number }>`select count(*) as count from fax.received r where ${where}`.execute(db),
    sql<ReceivedRow>`select ${RECEIVED} from ${RECEIVED_FROM} where ${where} order by r.received_time desc, r.id limit ${PAGE}
      offset ${(by.page - 1) * PAGE}`.execute(db),
  ]);
  return { count: counted[0]!.count, rows };
}

/** One fax that came in; locked for the rest of the transaction where `locked`. */
export async function findReceived(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<ReceivedRow | null> {
  const { rows } =
    await sql<ReceivedRow>`select ${RECEIVED} from ${RECEIVED_FROM} where r.clinic_id = ${clinicId} and r.id = ${id}
    ${locked ? sql`for update of r` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** What was filed of these faxes, in the order of the pages. */
export async function readFilings(
  db: Queryable,
  clinicId: string,
  receivedIds: readonly string[],
): Promise<FilingRow[]> {
  const { rows } = await sql<FilingRow>`
    select f.id, f.received_id, f.first_page, f.last_page, f.patient_id, p.first_name || ' ' || p.last_name as patient_name, f.document_id
    from fax.filing f join fax.fax_patient p on p.clinic_id = f.clinic_id and p.id = f.patient_id
    where f.clinic_id = ${clinicId} and f.received_id = any(${receivedIds}::uuid[]) order by f.first_page, f.id`.execute(
    db,
  );
  return rows;
}

/** How many faxes wait to be filed. */
export async function countWaiting(db: Queryable, clinicId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from fax.received where clinic_id = ${clinicId} and state = 'new'`.execute(db);
  return rows[0]!.count;
}

/** Whether the clinic's faxes go through what is set: the demo clinic's through the sandbox alone, the others' never. */
export async function isServed(db: Queryable, clinicId: string, sandboxed: boolean): Promise<boolean> {
  const { rows } = await sql<{ is_demo: boolean }>`
    select is_demo from fax.fax_clinic where clinic_id = ${clinicId}`.execute(db);
  return rows[0]?.is_demo === sandboxed;
}

/** The clinic's name, and the number that it faxes from: that of the practice, or of the first that has one. */
export async function readSender(
  db: Queryable,
  clinicId: string,
  practiceId: string | null,
): Promise<{ clinicName: string; fax: string | null; phone: string }> {
  const { rows } = await sql<{ clinic_name: string; fax: string | null; office_phone: string | null }>`
    select c.clinic_name, p.fax, p.office_phone from fax.fax_clinic c
    left join fax.fax_practice p on p.clinic_id = c.clinic_id
    where c.clinic_id = ${clinicId}
    order by p.id is not distinct from ${practiceId}::uuid desc, p.fax is null, p.practice_name limit 1`.execute(db);
  const row = rows[0]!;
  return { clinicName: row.clinic_name, fax: row.fax, phone: row.office_phone ?? '' };
}

/** Takes the row of a client's key, so that the same call waits for the first one. */
export async function lockKey(tx: Tx, clinicId: string, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`fax ${clinicId} ${key}`}, 0))`.execute(tx);
}
