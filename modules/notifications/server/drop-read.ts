import type { App } from '#platform/app.ts';
import { deleteRead } from './notifications.sql.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes notifications read a month ago: they are not part of any record. */
export async function dropRead(app: App): Promise<void> {
  await deleteRead(app.database.kysely, new Date(app.clock().getTime() - LIFETIME_MS));
}
