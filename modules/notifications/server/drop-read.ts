import type { House } from '#platform/house.ts';
import { deleteRead } from './notifications.sql.ts';

const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Removes what was read a month ago: it told of a record, it is none. */
export async function dropRead(house: House): Promise<void> {
  await deleteRead(house.database.kysely, new Date(house.clock().getTime() - KEPT));
}
