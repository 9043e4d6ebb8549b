import type { App } from '#platform/app.ts';
import { deleteRead } from './notifications.sql.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Removes what was read a month ago: it reported a record, it is none. */
export async function dropRead(app: App): Promise<void> {
  await deleteRead(app.database.kysely, new Date(app.clock().getTime() - LIFETIME_MS));
}
