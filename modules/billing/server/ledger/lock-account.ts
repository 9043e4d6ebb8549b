import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { Poster } from '../poster.ts';

/**
 * Locks the book open and these patients' accounts for the rest of the transaction, and answers the day that is written in: today, or
 * the first day that is not closed where today is.
 */
export async function lockAccounts(tx: Tx, poster: Poster, patientIds: readonly string[]): Promise<string> {
  const { clinicId, timeZone, now } = poster;
  const today = dayIn(timeZone, now);
  const openFrom = await lockBook(tx, clinicId);
  for (const id of [...new Set(patientIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`billing/${clinicId}/${id}`}, 0))`.execute(tx);
  return openFrom > today ? openFrom : today;
}

async function lockBook(tx: Tx, clinicId: string): Promise<string> {
  for (;;) {
    const { rows } = await sql<{ open_from: string }>`
      select open_from from billing.book where clinic_id = ${clinicId} for share`.execute(tx);
    if (rows[0] !== undefined) return rows[0].open_from;
    await sql`insert into billing.book (clinic_id, open_from) values (${clinicId}, '2000-01-01') on conflict do nothing`.execute(
      tx,
    );
  }
}
