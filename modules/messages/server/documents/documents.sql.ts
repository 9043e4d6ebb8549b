import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A document of a patient's chart, with the name of who put it there. */
export interface DocumentRow {
  id: string;
  patient_id: string;
  document_type: string;
  document_day: string;
  title: string;
  file_id: string;
  type: string;
  byte_size: number;
  version: number;
  created_by_name: string;
  created_time: Date;
}

const COLUMNS =
  sql.raw(`d.id, d.patient_id, d.document_type, d.document_day, d.title, d.file_id, d.type, d.byte_size, d.version,
  m.first_name || ' ' || m.last_name as created_by_name, d.created_time`);
const FROM = sql.raw(`messages.document d
  join practice.member m on m.clinic_id = d.clinic_id and m.user_id = d.created_by`);

/** A patient's documents that stand, the newest day first. */
export async function listDocuments(db: Queryable, clinicId: string, patientId: string): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from ${FROM} where d.clinic_id = ${clinicId} and d.patient_id = ${patientId} and d.deleted_time is null
    order by d.document_day desc, d.id desc`.execute(db);
  return rows;
}

/** A document that stands, by its id; null where there is none. `locked` locks it for the rest of the transaction. */
export async function findDocument(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<DocumentRow | null> {
  const { rows } = await sql<DocumentRow>`
    select ${COLUMNS} from ${FROM} where d.clinic_id = ${clinicId} and d.id = ${id} and d.deleted_time is null
    ${locked ? sql`for update of d` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** What an upload became before, whoever's it is; null where it has not come yet. */
export async function findByUpload(
  db: Queryable,
  clinicId: string,
  uploadId: string,
): Promise<{ id: string; patient_id: string; created_by: string } | null> {
  const row = await db
    .selectFrom('messages.document')
    .select(['id', 'patient_id', 'created_by'])
    .where('clinic_id', '=', clinicId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row ?? null;
}

/** Holds an upload's id for the rest of the transaction. */
export async function lockUpload(tx: Tx, clinicId: string, uploadId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${clinicId} ${uploadId}`}, 0))`.execute(tx);
}
