import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { Poster } from '../poster.ts';

/**
 * Takes a share lock on the book and locks these patients' accounts for the rest of the transaction. Returns the
 * posting day: today, or the first open day if today is closed.
 */
export async function lockAccounts(tx: Tx, poster: Poster, patientIds: readonly string[]): Promise<string> {
  const { clinicId, timeZone, now } = poster;
  const today = dayIn(timeZone, now);
  const openFrom = await lockBook(tx, clinicId);
  for (const id of [...new Set(patientIds)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`billing/${clinicId}/${id}`}, 0))`.execute(tx);
  return openFrom > today ? openFrom : today;
}

/** Returns the first open day. */
export async function readOpenFrom(db: Queryable, clinicId: string): Promise<string> {
  const row = await book(db, clinicId).executeTakeFirst();
  return row?.open_from ?? FIRST_DAY;
}

/** Locks the book for closing a day, and returns the first open day. */
export async function lockBookToClose(tx: Tx, clinicId: string): Promise<string> {
  await addBook(tx, clinicId);
  return (await book(tx, clinicId).forUpdate().executeTakeFirstOrThrow()).open_from;
}

async function lockBook(tx: Tx, clinicId: string): Promise<string> {
  for (;;) {
    const row = await book(tx, clinicId).forShare().executeTakeFirst();
    if (row !== undefined) return row.open_from;
    await addBook(tx, clinicId);
  }
}

const FIRST_DAY = '2000-01-01';

const book = (db: Queryable, clinicId: string) =>
  db.selectFrom('billing.book').select('open_from').where('clinic_id', '=', clinicId);

async function addBook(tx: Tx, clinicId: string): Promise<void> {
  await tx
    .insertInto('billing.book')
    .values({ clinic_id: clinicId, open_from: FIRST_DAY })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
