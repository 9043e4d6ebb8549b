import type { Tx } from '#platform/database.ts';
import { retireFile, retireFileAt } from './files.sql.ts';

/** Takes a file away in the transaction of what it belonged to; it can't be read any more, though nothing of it is deleted. */
export function removeFile(tx: Tx, clinicId: string, id: string, now: Date): Promise<boolean> {
  return retireFile(tx, clinicId, id, now);
}

/** The same for whatever has a place, as `patient/<id>/avatar`. */
export async function removeFileAt(tx: Tx, clinicId: string, place: string, now: Date): Promise<boolean> {
  return (await retireFileAt(tx, clinicId, place, now)) !== null;
}
