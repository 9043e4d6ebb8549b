import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

const table = clinicTable('labs.message', ['id', 'control_id', 'message_type', 'content', 'attempts']);

export type MessageState = DB['labs.message']['state'];

/** An outgoing message, claimed for one attempt. */
export interface OutgoingMessage extends RowOfTable<typeof table> {
  lab_id: string;
  lab_name: string;
  connection: string | null;
  account_id: string | null;
  group_id: string;
}

/** Hashes a message to detect repeats. */
export function hashOf(content: string): Buffer {
  return createHash('sha256').update(content).digest();
}

/** Stores a message and returns its id, or null if the laboratory has used its control ID before. */
export async function insertMessage(
  tx: Tx,
  clinicId: string,
  message: {
    direction: 'in' | 'out';
    lab_id: string;
    control_id: string;
    message_type: string;
    content: string;
    group_id: string | null;
    state: MessageState;
    detail: string | null;
    /** For inbound messages: the acknowledgement code, and the rejected message that it corrects. */
    ack_code?: string;
    corrects_id?: string | null;
  },
  now: Date,
): Promise<string | null> {
  const id = newId();
  const made = await tx
    .insertInto('labs.message')
    .values({ ...message, clinic_id: clinicId, id, content_hash: hashOf(message.content), created_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

/** Claims a message for one attempt; null if it is done or claimed by another process. */
export async function claimMessage(
  db: Queryable,
  clinicId: string,
  id: string,
  now: Date,
): Promise<OutgoingMessage | null> {
  // A claim older than two minutes was abandoned: no attempt takes that long.
  const abandonedBefore = new Date(now.getTime() - 120_000);
  const { rows } = await table
    .as('m')
    .and(
      columnsOf({ m: 'labs.message', l: 'labs.lab', g: 'labs.order_group' }, [
        'm.lab_id',
        'm.group_id',
        'l.lab_name',
        'l.connection',
        'g.account_id',
      ]),
    )
    .filled('lab_id', 'group_id')
    .returned(sql`update labs.message m set state = 'sending', attempts = m.attempts + 1, claimed_time = ${now}
    from labs.order_group g, labs.lab l
    where m.clinic_id = ${clinicId} and m.id = ${id} and m.direction = 'out'
      and (m.state = 'queued' or (m.state = 'sending' and m.claimed_time < ${abandonedBefore}))
      and g.clinic_id = m.clinic_id and g.id = m.group_id and l.clinic_id = m.clinic_id and l.id = m.lab_id`)
    .execute(db);
  return rows[0] ?? null;
}

/** Ends an attempt that is in progress; returns whether it was. */
export async function endTry(
  tx: Tx,
  clinicId: string,
  id: string,
  end: { state: MessageState; detail: string | null },
  now: Date,
): Promise<boolean> {
  const done = end.state === 'queued' ? null : now;
  const { rows } = await sql`
    update labs.message set state = ${end.state}, detail = ${end.detail}, done_time = ${done}
    where clinic_id = ${clinicId} and id = ${id} and state = 'sending' returning id`.execute(tx);
  return rows.length > 0;
}
