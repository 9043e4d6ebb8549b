import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { sendAlong } from '#platform/transaction.ts';
import type { AuditContent } from '../rules/index.ts';

/** An entry in the inbox, before it is added to the log. */
export type InboxEntry = AuditContent & { mac: Buffer };
/** An entry of the log. */
export type LoggedEntry = InboxEntry & { seq: number; hash: Buffer };

const COLUMNS = sql.raw(
  'clinic_id, id, time, user_id, user_name, roles, action, object_type, object_id, patient_id, changes, ip, session_id, outcome, reason, mac, device',
);
/** The columns of an entry for reading, with the changes verbatim. */
export const AS_READ = sql.raw(
  'clinic_id, id, time, user_id, user_name, roles, action, object_type, object_id, patient_id, changes::text as changes, ip, session_id, outcome, reason, mac, device',
);

/** Adds entries to the inbox in one statement. */
export async function insertInbox(db: Queryable, entries: readonly InboxEntry[]): Promise<void> {
  await insertion(entries).execute(db);
}

/** Adds entries to the inbox with the next statement of a transaction. */
export async function sendToInbox(tx: Tx, entries: readonly InboxEntry[]): Promise<void> {
  await sendAlong(tx, insertion(entries));
}

/** Returns a statement whose text is the same for any number of entries. */
function insertion(entries: readonly InboxEntry[]): RawBuilder<unknown> {
  const column = <K extends keyof InboxEntry>(name: K): InboxEntry[K][] => entries.map((entry) => entry[name]);
  return sql`
    insert into audit.inbox (${COLUMNS})
    select * from unnest(
      ${column('clinic_id')}::uuid[], ${column('id')}::uuid[], ${column('time')}::timestamptz[], ${column('user_id')}::uuid[],
      ${column('user_name')}::text[], ${column('roles')}::text[], ${column('action')}::text[], ${column('object_type')}::text[],
      ${column('object_id')}::uuid[], ${column('patient_id')}::uuid[], ${column('changes')}::json[], ${column('ip')}::text[],
      ${column('session_id')}::uuid[], ${column('outcome')}::text[], ${column('reason')}::text[], ${column('mac')}::bytea[],
      ${column('device')}::text[])`;
}

/** Finds the clinics with entries in the inbox. */
export async function clinicsInInbox(db: Queryable): Promise<string[]> {
  const { rows } = await columnsOf('audit.inbox', ['clinic_id'])
    .distinct()
    .select(sql`from audit.inbox`)
    .execute(db);
  return rows.map((row) => row.clinic_id);
}

/** Locks the sealing of this clinic's entries until the transaction ends. */
export async function lockChain(tx: Tx, clinicId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('audit ' || ${clinicId}, 0))`.execute(tx);
}

/** Reads the last link of a clinic's chain. */
export async function readHead(db: Queryable, clinicId: string): Promise<{ seq: number; hash: Buffer } | null> {
  const { rows } = await columnsOf('audit.entry', ['seq', 'hash'])
    .select(sql`from audit.entry where clinic_id = ${clinicId} order by seq desc limit 1`)
    .execute(db);
  return rows[0] ?? null;
}

/**
 * Moves up to `most` entries, oldest first, from the inbox to the end of the chain; returns their number, and the new
 * last link. A single statement: the entries don't leave the database.
 */
export async function moveToLog(
  tx: Tx,
  clinicId: string,
  head: { seq: number; hash: Buffer },
  most: number,
): Promise<{ moved: number; seq: number; hash: Buffer } | null> {
  const { rows } = await sql<{ moved: number; seq: number; hash: Buffer }>`
    with taken as (
      delete from audit.inbox where clinic_id = ${clinicId} and id in (
        select id from audit.inbox where clinic_id = ${clinicId} order by id limit ${most})
      returning *),
    numbered as (select taken.*, ${head.seq}::bigint + row_number() over (order by id) as seq from taken),
    chained as (
      insert into audit.entry (${COLUMNS}, seq, hash)
      select ${COLUMNS}, seq, audit.chain(${head.hash}::bytea, seq, mac) over (order by seq) from numbered order by seq
      returning seq, hash)
    select (select count(*) from chained) as moved, seq, hash from chained order by seq desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

/** Reads a range of the log after position `after`, in chain order. */
export async function readStretch(
  db: Queryable,
  clinicId: string,
  after: number,
  most: number,
): Promise<LoggedEntry[]> {
  const { rows } = await sql<LoggedEntry>`
    select ${AS_READ}, seq, hash from audit.entry
    where clinic_id = ${clinicId} and seq > ${after} order by seq limit ${most}`.execute(db);
  return rows;
}
