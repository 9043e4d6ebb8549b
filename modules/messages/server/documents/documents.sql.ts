import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { type ReadRow } from '#platform/records/read-columns.ts';

/** Documents of patients' charts, including removed ones. */
export const documents = clinicTable('messages.document', [
  'id',
  'patient_id',
  'document_type',
  'document_day',
  'title',
  'file_id',
  'type',
  'byte_size',
  'version',
  'created_time',
  'updated_time',
]);

/** A document of a patient's chart, with the name of the member who added it. */
export type DocumentRow = ReadRow<typeof COLUMNS>;

const COLUMNS = documents.as('d').and(fullName('created_by_name', 'm'));
const FROM = sql.raw(`messages.document d
  join practice.member m on m.clinic_id = d.clinic_id and m.user_id = d.created_by`);

/** Returns a patient's documents, newest day first. */
export async function listDocuments(db: Queryable, clinicId: string, patientId: string): Promise<DocumentRow[]> {
  const { rows } =
    await COLUMNS.select(sql`from ${FROM} where d.clinic_id = ${clinicId} and d.patient_id = ${patientId} and d.deleted_time is null
    order by d.document_day desc, d.id desc`).execute(db);
  return rows;
}

/** Returns a document by id, or null. `locked` locks it for the rest of the transaction. */
export async function findDocument(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<DocumentRow | null> {
  const { rows } =
    await COLUMNS.select(sql`from ${FROM} where d.clinic_id = ${clinicId} and d.id = ${id} and d.deleted_time is null
    ${locked ? sql`for update of d` : sql``}`).execute(db);
  return rows[0] ?? null;
}

/** Returns the document of an upload, whoever owns it, or null if it was not received yet. */
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

/** Locks an upload id for the rest of the transaction. */
export async function lockUpload(tx: Tx, clinicId: string, uploadId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`document ${clinicId} ${uploadId}`}, 0))`.execute(tx);
}
