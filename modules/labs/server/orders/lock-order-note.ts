import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';

/**
 * Holds the chart note that tests are ordered on for the rest of the transaction. NOT_FOUND for one of another clinic, NOTE_SIGNED for one
 * that is signed: nothing hangs itself on it any more.
 */
export async function lockOrderNote(
  tx: Tx,
  { actor }: RequestContext,
  noteId: string,
): Promise<{ patient_id: string; author_id: string } | DomainError> {
  const { rows } = await sql<{ patient_id: string; author_id: string; signed_time: Date | null }>`
    select patient_id, author_id, signed_time from chart.chart_note
    where clinic_id = ${actor.clinicId} and id = ${noteId} and deleted_time is null for update`.execute(tx);
  const [note] = rows;
  if (note === undefined) return domainError('NOT_FOUND', 'This chart note does not exist.', 'Not found');
  if (note.signed_time !== null)
    return domainError('NOTE_SIGNED', 'This note is signed: nothing can be ordered on it any more.', 'Signed');
  return note;
}
