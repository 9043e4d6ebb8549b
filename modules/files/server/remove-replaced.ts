import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { deleteReplaced, findReplaced } from './files.sql.ts';
import { storageOf } from './storage/storage-of.ts';

const LIFETIME_MS = 30 * 86_400_000;
const AT_ONCE = 200;

/**
 * Deletes pictures that were replaced or removed a month ago, row and bytes: a picture that is no longer shown is not
 * part of the record. Kinds that belong to the record, such as signatures, stay.
 */
export async function removeReplaced(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - LIFETIME_MS);
  const kinds = modulesOf(app).flatMap(({ fileKinds = [] }) => fileKinds);
  const folders = kinds.filter(({ staysOnRecord }) => staysOnRecord !== true).map(({ folder }) => folder);
  if (folders.length === 0) return;
  for (;;) {
    const replaced = await findReplaced(app.database.kysely, folders, before, AT_ONCE);
    for (const { clinic_id: clinicId, id } of replaced) {
      await app.database.transaction(async (tx) => {
        if (!(await deleteReplaced(tx, clinicId, id))) return;
        const note = { action: 'delete', objectType: 'file', objectId: id, reason: 'replaced a month ago' } as const;
        await recordOwnChange(tx, app, clinicId, note);
      });
      // After a crash in between, the daily sweep finds bytes without a row.
      await storageOf(app).remove(clinicId, id);
    }
    if (replaced.length < AT_ONCE) return;
  }
}
