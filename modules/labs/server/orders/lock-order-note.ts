import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';

/**
 * Holds the chart note that tests are ordered on for the rest of the transaction. NOT_FOUND for one of another clinic, NOTE_SIGNED for one
 * that is signed: nothing hangs itself on it any more.
 */
export async function lockOrderNote(
  tx: Tx,
  { actor }: Request,
  noteId: string,
): Promise<{ patient_id: string; author_id: string } | Refusal> {
  const { rows } = await sql<{ patient_id: string; author_id: string; signed_time: Date | null }>`
    select patient_id, author_id, signed_time from chart.chart_note
    where clinic_id = ${actor.clinicId} and id = ${noteId} and deleted_time is null for update`.execute(tx);
  const [note] = rows;
  if (note === undefined) return refuse('NOT_FOUND', 'This chart note does not exist.', 'Not found');
  if (note.signed_time !== null)
    return refuse('NOTE_SIGNED', 'This note is signed: nothing can be ordered on it any more.', 'Signed');
  return note;
}
