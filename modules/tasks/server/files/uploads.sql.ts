import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { invalid, type Issue, type DomainError } from '#platform/domain-error.ts';
import { exists } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** A file reference: its name, and the patient it belongs to. */
export interface NamedFile {
  name: string;
  patientId: string | null;
}

const uploads = clinicTable('tasks.upload', ['id', 'name', 'file_id', 'patient_id', 'uploaded_by']);

/** An uploaded file. */
export interface UploadRow extends RowOfTable<typeof uploads> {
  is_attached: boolean;
}

/** Returns the uploads with these names, and an issue for each unknown one. */
export async function findUploads(
  db: Queryable,
  clinicId: string,
  named: readonly NamedFile[],
): Promise<string[] | DomainError> {
  const ids: string[] = [];
  const issues: Issue[] = [];
  for (const [index, file] of named.entries()) {
    const upload = await findUpload(db, clinicId, file);
    if (upload === null)
      issues.push({ path: `input.attachments.${index}`, message: 'This file is not there any more.' });
    else ids.push(upload.id);
  }
  return issues.length > 0 ? invalid(issues) : [...new Set(ids)];
}

/** Returns the upload with a name, or null. */
export async function findUpload(
  db: Queryable,
  clinicId: string,
  { name, patientId }: NamedFile,
): Promise<UploadRow | null> {
  const { rows } = await uploads
    .as('u')
    .and(
      exists(
        'is_attached',
        sql`tasks.attachment a
      where a.clinic_id = u.clinic_id and a.upload_id = u.id`,
      ),
    )
    .select(sql`from tasks.upload u where u.clinic_id = ${clinicId} and u.patient_id is not distinct from ${patientId}
      and lower(u.name) = lower(${name}) and u.deleted_time is null`)
    .execute(db);
  return rows[0] ?? null;
}

/**
 * Locks the file names of a patient, or those without a patient, for the rest of the transaction, so that uploads with
 * the same name are serialized.
 */
export async function lockNames(tx: Tx, clinicId: string, patientId: string | null): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks upload ${clinicId} ${patientId ?? ''}`}, 0))`.execute(
    tx,
  );
}

/** Returns the existing names with the same prefix, in lower case. */
export async function takenNames(db: Queryable, clinicId: string, patientId: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select lower(name) as name from tasks.upload
    where clinic_id = ${clinicId} and patient_id is not distinct from ${patientId} and deleted_time is null`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Attaches uploads to a task. */
export async function attachUploads(
  tx: Tx,
  clinicId: string,
  taskId: string,
  uploadIds: readonly string[],
  now: Date,
): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx
    .insertInto('tasks.attachment')
    .values(
      uploadIds.map((upload_id) => ({
        clinic_id: clinicId,
        id: newId(),
        task_id: taskId,
        upload_id,
        created_time: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sets the attachments of a task; returns the names before and after, null if nothing changed. */
export async function keepAttachments(
  tx: Tx,
  clinicId: string,
  taskId: string,
  uploadIds: readonly string[],
  now: Date,
): Promise<{ from: string; to: string } | null> {
  const read = () =>
    columnsOf({ a: 'tasks.attachment', u: 'tasks.upload' }, ['a.id', 'a.upload_id', 'u.name'])
      .select(sql`from tasks.attachment a
      join tasks.upload u on u.clinic_id = a.clinic_id and u.id = a.upload_id
      where a.clinic_id = ${clinicId} and a.task_id = ${taskId} and a.removed_time is null order by a.id`)
      .execute(tx);
  const { rows: before } = await read();
  const gone = before.filter(({ upload_id }) => !uploadIds.includes(upload_id));
  if (gone.length > 0)
    await sql`update tasks.attachment set removed_time = ${now}
      where clinic_id = ${clinicId} and id = any(${gone.map(({ id }) => id)}::uuid[])`.execute(tx);
  const added = uploadIds.filter((id) => !before.some(({ upload_id }) => upload_id === id));
  await attachUploads(tx, clinicId, taskId, added, now);
  if (gone.length + added.length === 0) return null;
  const { rows: after } = await read();
  const names = (rows: typeof before): string => rows.map(({ name }) => name).join(', ');
  return { from: names(before), to: names(after) };
}
