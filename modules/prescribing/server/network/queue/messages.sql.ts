import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { ScriptMessage } from '../../script/message.ts';

/** How a message stands. */
export type MessageState = 'queued' | 'sending' | 'sent' | 'accepted' | 'refused' | 'failed' | 'unknown' | 'filed';

/** A message of ours. */
export interface OutRow {
  id: string;
  message_id: string;
  kind: ScriptMessage['kind'];
  prescription_id: string;
  prescriber_id: string;
  spi: string;
  ncpdp_id: string;
  order_number: string | null;
  content: string;
  state: MessageState;
  code: string | null;
  detail: string | null;
  attempts: number;
}

const OUT = sql`m.id, m.message_id, m.kind, m.prescription_id, m.prescriber_id, m.spi, m.ncpdp_id, m.order_number, m.content, m.state, m.code,
  m.detail, m.attempts`;

/** The hash by which a text is known again. */
export function hashOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Keeps a message; answers its id, null where its MessageID has come or gone before. */
export async function insertMessage(
  tx: Tx,
  clinicId: string,
  message: {
    direction: 'in' | 'out';
    message_id: string;
    relates_to: string | null;
    kind: string;
    prescription_id: string | null;
    prescriber_id: string;
    spi: string;
    ncpdp_id: string;
    order_number: string | null;
    content: string;
    state: MessageState;
  },
  now: Date,
): Promise<string | null> {
  const row = await tx
    .insertInto('prescribing.network_message')
    .values({ clinic_id: clinicId, id: newId(), ...message, content_hash: hashOf(message.content), created_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A message by its MessageID; undefined where there is none. */
export function findByMessageId(db: Queryable, clinicId: string, direction: 'in' | 'out', messageId: string) {
  return db
    .selectFrom('prescribing.network_message')
    .select(['id', 'content_hash'])
    .where('clinic_id', '=', clinicId)
    .where('direction', '=', direction)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** A message of ours by its id; undefined where there is none. */
export async function readOut(db: Queryable, clinicId: string, id: string): Promise<OutRow | undefined> {
  const { rows } = await sql<OutRow>`
    select ${OUT} from prescribing.network_message m where m.clinic_id = ${clinicId} and m.id = ${id} and m.direction = 'out'`.execute(
    db,
  );
  return rows[0];
}

/** The message of ours that one is about, locked: by its MessageID, or else the prescription of that order number. */
export async function lockRelated(
  tx: Tx,
  clinicId: string,
  { messageId, spi, orderNumber }: { messageId: string | undefined; spi: string; orderNumber: string | undefined },
): Promise<OutRow | null> {
  if (messageId !== undefined) {
    const { rows } = await sql<OutRow>`
      select ${OUT} from prescribing.network_message m
      where m.clinic_id = ${clinicId} and m.direction = 'out' and m.message_id = ${messageId} for update`.execute(tx);
    if (rows[0] !== undefined) return rows[0];
  }
  if (orderNumber === undefined) return null;
  const { rows } = await sql<OutRow>`
    select ${OUT} from prescribing.network_message m
    where m.clinic_id = ${clinicId} and m.direction = 'out' and m.spi = ${spi} and m.order_number = ${orderNumber}
      and m.kind in ('NewRx', 'RxRenewalResponse', 'RxChangeResponse')
    order by m.created_time desc, m.id desc limit 1 for update`.execute(tx);
  return rows[0] ?? null;
}

/** Claims a message for one try; null where it is done, or somebody else is at it. */
export async function claimMessage(db: Queryable, clinicId: string, id: string, now: Date): Promise<OutRow | null> {
  // A process that claimed it two minutes ago has died: no attempt takes as long.
  const abandonedBefore = new Date(now.getTime() - 120_000);
  const { rows } = await sql<OutRow>`
    update prescribing.network_message m set state = 'sending', attempts = m.attempts + 1, claimed_time = ${now}
    where m.clinic_id = ${clinicId} and m.id = ${id} and m.direction = 'out'
      and (m.state = 'queued' or (m.state = 'sending' and m.claimed_time < ${abandonedBefore}))
    returning ${OUT}`.execute(db);
  return rows[0] ?? null;
}

/** Says how a message of ours stands now, where it is in one of the states that `from` names; answers whether it was. */
export async function moveMessage(
  tx: Tx,
  clinicId: string,
  id: string,
  from: readonly MessageState[],
  to: { state: MessageState; code: string | null; detail: string | null; due: Date | null },
  now: Date,
): Promise<boolean> {
  const isDone = to.due === null && to.state !== 'queued';
  const { rows } = await sql`
    update prescribing.network_message set state = ${to.state}, code = ${to.code}, detail = ${to.detail}, answer_due_time = ${to.due},
      done_time = ${isDone ? now : null}
    where clinic_id = ${clinicId} and id = ${id} and state = any(${[...from]}::text[]) returning id`.execute(tx);
  return rows.length > 0;
}
