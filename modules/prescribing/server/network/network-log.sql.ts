import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { MessageState } from './queue/messages.sql.ts';

/** A message as the log of the network shows it. */
export interface LoggedMessage {
  id: string;
  direction: 'in' | 'out';
  kind: string;
  state: MessageState;
  code: string | null;
  detail: string | null;
  order_number: string | null;
  ncpdp_id: string;
  prescriber: string;
  attempts: number;
  created_time: Date;
  done_time: Date | null;
}

/** The messages of a prescriber, or of all where null, the newest first; with `open` those of ours only that did not arrive or are on their way. */
export async function readNetworkLog(
  db: Queryable,
  clinicId: string,
  { prescriberId, open, skip, take }: { prescriberId: string | null; open: boolean; skip: number; take: number },
): Promise<{ messages: LoggedMessage[]; count: number }> {
  const where = sql`m.clinic_id = ${clinicId} and (${prescriberId}::uuid is null or m.prescriber_id = ${prescriberId})
    and (not ${open}::boolean or (m.direction = 'out' and m.state not in ('accepted', 'withdrawn', 'filed')))`;
  const { rows } = await sql<LoggedMessage>`
    select m.id, m.direction, m.kind, m.state, m.code, m.detail, m.order_number, m.ncpdp_id,
      (select min(l.first_name || ' ' || l.last_name) from prescribing.member_at_practice l
        where l.clinic_id = m.clinic_id and l.user_id = m.prescriber_id) as prescriber,
      m.attempts, m.created_time, m.done_time
    from prescribing.network_message m where ${where}
    order by m.created_time desc, m.id desc offset ${skip} limit ${take}`.execute(db);
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from prescribing.network_message m where ${where} limit 10001) c`.execute(
    db,
  );
  return { messages: rows, count: counted.rows[0]!.count };
}
