import { deleteFile } from '#files/server';
import type { App } from '#platform/app.ts';
import { deleteExport, findExpired } from './exports.sql.ts';

/** How long an export can be downloaded after it ended. */
export const LIFETIME_MS = 24 * 60 * 60 * 1000;
const LONGEST_RUN_MS = 7 * LIFETIME_MS;

/** Deletes exports that can't be downloaded anymore, and those that never came to an end. */
export async function removeExpired(app: App): Promise<void> {
  const now = app.clock().getTime();
  const expired = await findExpired(app.database.kysely, new Date(now - LIFETIME_MS), new Date(now - LONGEST_RUN_MS));
  for (const { clinic_id: clinicId, id } of expired) await removeExport(app, clinicId, id);
}

/** Deletes an export and its files; returns whether it existed. A running one stops. */
export async function removeExport(app: App, clinicId: string, id: string): Promise<boolean> {
  const files = await app.database.transaction((tx) => deleteExport(tx, clinicId, id));
  for (const file of files ?? []) await deleteFile(app, clinicId, file);
  return files !== null;
}
