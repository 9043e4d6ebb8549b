import type { App } from '#platform/app.ts';
import { storageOf } from './storage/storage-of.ts';

/** Deletes a file that is part of no record, e.g. an expired download: row and bytes. */
export async function deleteFile(app: App, clinicId: string, id: string): Promise<void> {
  await app.database.kysely.deleteFrom('files.file').where('clinic_id', '=', clinicId).where('id', '=', id).execute();
  // After a crash in between, the daily sweep finds bytes without a row.
  await storageOf(app).remove(clinicId, id);
}
