import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { addJob, removeJob } from '#platform/jobs.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ScriptMessage } from '../../script/message.ts';

/** The job that sends a message. */
export const SEND_JOB = 'prescribing.send-message';

const table = clinicTable('prescribing.network_message', [
  'id',
  'message_id',
  'prescription_id',
  'subject_id',
  'prescriber_id',
  'spi',
  'ncpdp_id',
  'order_number',
  'content',
  'state',
  'code',
  'detail',
  'attempts',
  'unsent_attempts',
  'answer_sent_time',
  'created_time',
]);

export type MessageState = RowOfTable<typeof table>['state'];

/** An outgoing message. */
export interface OutRow extends Omit<RowOfTable<typeof table>, 'prescription_id' | 'subject_id'> {
  kind: ScriptMessage['kind'];
  prescription_id: string;
  subject_id: string;
}

const OUT = table
  .as('m')
  .filled('prescription_id', 'subject_id')
  .and(sql<{ kind: ScriptMessage['kind'] }>`m.kind`);

/** Returns the first outgoing message that matches a condition on `m`, in the given order. */
async function selectOut(
  db: Queryable,
  clinicId: string,
  condition: RawBuilder<unknown>,
  rest: RawBuilder<unknown> = sql``,
): Promise<OutRow | undefined> {
  const { rows } = await OUT.select(sql`from prescribing.network_message m
    where m.clinic_id = ${clinicId} and m.direction = 'out' and ${condition} ${rest}`).execute(db);
  return rows[0];
}

/** Hashes a text to detect repeats. */
export function hashOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}

/**
 * Stores a message and returns its id, or null if the MessageID exists already. An outgoing message gets the next
 * position within its subject, which the caller has locked.
 */
export async function insertMessage(
  tx: Tx,
  clinicId: string,
  message: {
    direction: 'in' | 'out';
    message_id: string;
    relates_to: string | null;
    kind: string;
    prescription_id: string | null;
    subject_id: string | null;
    prescriber_id: string;
    spi: string;
    ncpdp_id: string;
    order_number: string | null;
    content: string;
    state: MessageState;
  },
  now: Date,
): Promise<string | null> {
  const place = message.subject_id === null ? null : await nextPlace(tx, clinicId, message.subject_id);
  const content_hash = hashOf(message.content);
  const row = await tx
    .insertInto('prescribing.network_message')
    .values({ clinic_id: clinicId, id: newId(), ...message, place, content_hash, created_time: now })
    .onConflict((conflict) => conflict.columns(['clinic_id', 'direction', 'message_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

async function nextPlace(tx: Tx, clinicId: string, subjectId: string): Promise<number> {
  // Serializes concurrent queueing within one subject.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`network subject ${clinicId}/${subjectId}`}, 0))`.execute(
    tx,
  );
  const { last } = await tx
    .selectFrom('prescribing.network_message')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('clinic_id', '=', clinicId)
    .where('subject_id', '=', subjectId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Returns a message by its MessageID, or undefined. */
export function findByMessageId(db: Queryable, clinicId: string, direction: 'in' | 'out', messageId: string) {
  return db
    .selectFrom('prescribing.network_message')
    .select(['id', 'content_hash'])
    .where('clinic_id', '=', clinicId)
    .where('direction', '=', direction)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** Returns an outgoing message by its id, or undefined. */
export function readOut(db: Queryable, clinicId: string, id: string): Promise<OutRow | undefined> {
  return selectOut(db, clinicId, sql`m.id = ${id}`);
}

/**
 * How an inbound message refers to an outgoing one: by MessageID, or by the order number at a prescriber's location.
 */
export interface Reference {
  messageId: string | undefined;
  spi: string;
  orderNumber: string | undefined;
}

/**
 * Returns the outgoing message that an inbound one refers to: by MessageID, or else by the prescription's order number.
 * Null if there is none.
 */
export async function findRelated(
  db: Queryable,
  clinicId: string,
  { messageId, spi, orderNumber }: Reference,
): Promise<OutRow | null> {
  const named = messageId === undefined ? undefined : await selectOut(db, clinicId, sql`m.message_id = ${messageId}`);
  if (named !== undefined) return named;
  if (orderNumber === undefined) return null;
  const ordered = await selectOut(
    db,
    clinicId,
    sql`m.spi = ${spi} and m.order_number = ${orderNumber} and m.kind in ('NewRx', 'RxRenewalResponse', 'RxChangeResponse')`,
    sql`order by m.created_time desc, m.place desc limit 1`,
  );
  return ordered ?? null;
}

/** Returns an outgoing message, locked for the rest of the transaction, or undefined. */
export function lockOut(tx: Tx, clinicId: string, id: string): Promise<OutRow | undefined> {
  return selectOut(tx, clinicId, sql`m.id = ${id}`, sql`for update`);
}

/**
 * Returns the key that orders messages about a prescription: the subject of the message that sent it, or else the
 * prescription itself.
 */
export async function subjectOf(
  db: Queryable,
  clinicId: string,
  prescription: { id: string; network_message_id: string | null },
): Promise<string> {
  if (prescription.network_message_id === null) return prescription.id;
  return (await readOut(db, clinicId, prescription.network_message_id))?.subject_id ?? prescription.id;
}

// Messages queued earlier for the same subject whose outcome at the network is not known yet.
const IS_EARLIER = sql`e.clinic_id = m.clinic_id and e.direction = 'out' and e.subject_id = m.subject_id and e.place < m.place
  and e.state in ('queued', 'sending')`;

/** Returns the message that has to be sent before this one, or undefined if it is this one's turn. */
export async function readEarlier(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<{ id: string; state: MessageState } | undefined> {
  const { rows } = await columnsOf({ e: 'prescribing.network_message' }, ['e.id', 'e.state'])
    .select(sql`from prescribing.network_message m join prescribing.network_message e on ${IS_EARLIER}
    where m.clinic_id = ${clinicId} and m.id = ${id} order by e.place limit 1`)
    .execute(db);
  return rows[0];
}

/** Claims a message for one attempt; null if it is done, another process is sending it, or it is not its turn. */
export async function claimMessage(db: Queryable, clinicId: string, id: string, now: Date): Promise<OutRow | null> {
  // A claim older than two minutes was abandoned: no attempt takes that long.
  const abandonedBefore = new Date(now.getTime() - 120_000);
  const { rows } = await OUT.returned(sql`
    update prescribing.network_message m set state = 'sending', attempts = m.attempts + 1, claimed_time = ${now}
    where m.clinic_id = ${clinicId} and m.id = ${id} and m.direction = 'out'
      and (m.state = 'queued' or (m.state = 'sending' and m.claimed_time < ${abandonedBefore}))
      and not exists (select 1 from prescribing.network_message e where ${IS_EARLIER})`).execute(db);
  return rows[0] ?? null;
}

/** A state change of a message. */
export interface MessageChange {
  state: MessageState;
  code: string | null;
  detail: string | null;
  /** Deadline for the answer. */
  due: Date | null;
  /** When the sender wrote the answer that caused this change. */
  answeredAt?: Date | null;
}

/**
 * Updates an outgoing message if it is in one of the `from` states; returns whether it was. `attempt` identifies the
 * reporting attempt, which changes nothing once another process has started the next one. Wakes the messages that
 * waited for this one, and withdraws a cancellation of a message that certainly never arrived.
 */
export async function moveMessage(
  tx: Tx,
  clinicId: string,
  id: string,
  from: readonly MessageState[],
  to: MessageChange,
  now: Date,
  attempt: { number: number; isUnsent: boolean } | null = null,
): Promise<boolean> {
  const isDone = to.due === null && to.state !== 'queued';
  const { rows } = await columnsOf('prescribing.network_message', ['subject_id', 'message_id'])
    .returned(sql`update prescribing.network_message set state = ${to.state}, code = ${to.code}, detail = ${to.detail}, answer_due_time = ${to.due},
      answer_sent_time = coalesce(${to.answeredAt ?? null}, answer_sent_time), done_time = ${isDone ? now : null},
      unsent_attempts = unsent_attempts + ${attempt?.isUnsent ? 1 : 0}
    where clinic_id = ${clinicId} and id = ${id} and state = any(${[...from]}::text[])
      and (${attempt?.number ?? null}::int is null or attempts = ${attempt?.number ?? null})`)
    .execute(tx);
  const [moved] = rows;
  if (moved === undefined) return false;
  if (to.state === 'queued') return true;
  if (to.state === 'refused' || to.state === 'failed' || to.state === 'withdrawn')
    await sql`
      update prescribing.network_message set state = 'withdrawn', done_time = ${now}, answer_due_time = null
      where clinic_id = ${clinicId} and direction = 'out' and kind = 'CancelRx' and relates_to = ${moved.message_id}
        and state = 'queued' and attempts = unsent_attempts`.execute(tx);
  const next = await tx
    .selectFrom('prescribing.network_message')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('direction', '=', 'out')
    .where('subject_id', '=', moved.subject_id)
    .where('state', '=', 'queued')
    .orderBy('place')
    .limit(1)
    .executeTakeFirst();
  if (next !== undefined) await addJob(tx, SEND_JOB, { clinicId, id: next.id }, { key: `${SEND_JOB} ${next.id}` });
  return true;
}

/** Returns whether a cancellation of this message is queued behind it. */
export async function isCancelWaiting(tx: Tx, clinicId: string, messageId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from prescribing.network_message where clinic_id = ${clinicId} and direction = 'out' and kind = 'CancelRx'
      and relates_to = ${messageId} and state = 'queued' limit 1`.execute(tx);
  return rows.length > 0;
}

/** Withdraws a message that certainly never reached the network; false if it may have. */
export async function withdrawUnsent(tx: Tx, clinicId: string, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from prescribing.network_message where clinic_id = ${clinicId} and id = ${id} and direction = 'out'
      and state = 'queued' and attempts = unsent_attempts for update`.execute(tx);
  if (rows.length === 0) return false;
  const withdrawn = { state: 'withdrawn' as const, code: null, detail: 'Canceled before it was sent.', due: null };
  await moveMessage(tx, clinicId, id, ['queued'], withdrawn, now);
  await removeJob(tx, `${SEND_JOB} ${id}`);
  return true;
}
