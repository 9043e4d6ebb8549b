import type { Tx } from '#platform/database.ts';
import { retireFile, retireFileAt } from './files.sql.ts';

/** Removes a file in the transaction of its owner; it can't be read anymore, but is not deleted. */
export function removeFile(tx: Tx, clinicId: string, id: string, now: Date): Promise<boolean> {
  return retireFile(tx, clinicId, id, now);
}

/** Removes the file at a place, e.g. `patient/<id>/avatar`. */
export async function removeFileAt(tx: Tx, clinicId: string, place: string, now: Date): Promise<boolean> {
  return (await retireFileAt(tx, clinicId, place, now)) !== null;
}
