import { rejectFullQuota, saveFile, type ScannedBytes } from '#files/server';
import type { Tx } from '#platform/database.ts';
import type { DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { taskFileType } from '../../rules/index.ts';
import type { Doer } from '../doer.ts';

/** A new file with an unused name. */
export interface NewUpload {
  name: string;
  patientId: string | null;
  bytes: ScannedBytes;
}

/** Stores an uploaded file under its name; QUOTA_FULL if the quota is exhausted. */
export async function insertUpload(
  tx: Tx,
  doer: Doer,
  { name, patientId, bytes }: NewUpload,
): Promise<DomainError | null> {
  const { app, clinicId, userId, now } = doer;
  const full = await rejectFullQuota(tx, { app, now, actor: { clinicId, userId } }, bytes.length);
  if (full !== null) return full;
  const type = taskFileType(name) ?? 'application/octet-stream';
  const file = await saveFile(tx, { app, clinicId, userId, folder: 'tasks', name, type, bytes, patientId });
  await tx
    .insertInto('tasks.upload')
    .values({
      clinic_id: clinicId,
      id: newId(),
      patient_id: patientId,
      name,
      file_id: file.id,
      uploaded_by: userId,
      created_time: now,
    })
    .execute();
  await doer.audit(tx, { action: 'create', objectType: 'task_file', objectId: file.id, patientId });
  return null;
}
