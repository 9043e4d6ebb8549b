import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';

const table = clinicTable('prescribing.network_message', [
  'id',
  'direction',
  'kind',
  'state',
  'code',
  'detail',
  'order_number',
  'ncpdp_id',
  'attempts',
  'created_time',
  'done_time',
]);

/** A row of the network log. */
export interface LoggedMessage extends RowOfTable<typeof table> {
  prescriber: string | null;
}

/**
 * Reads the messages of a prescriber, or of all if null, newest first; with `open` only outgoing ones that are
 * undelivered or pending.
 */
export async function readNetworkLog(
  db: Queryable,
  clinicId: string,
  { prescriberId, open, skip, take }: { prescriberId: string | null; open: boolean; skip: number; take: number },
): Promise<{ messages: LoggedMessage[]; count: number }> {
  const where = sql`m.clinic_id = ${clinicId} and (${prescriberId}::uuid is null or m.prescriber_id = ${prescriberId})
    and (not ${open}::boolean or (m.direction = 'out' and m.state not in ('accepted', 'withdrawn', 'filed')))`;
  const { rows } = await sql<LoggedMessage>`
    select ${table.columns('m')}, (select min(l.first_name || ' ' || l.last_name) from prescribing.member_at_practice l
        where l.clinic_id = m.clinic_id and l.user_id = m.prescriber_id) as prescriber
    from prescribing.network_message m where ${where}
    order by m.created_time desc, m.id desc offset ${skip} limit ${take}`.execute(db);
  // Counting stops at ten thousand pages.
  const count = await countRows(
    db,
    sql`(select 1 from prescribing.network_message m where ${where} limit 10001) counted`,
  );
  return { messages: rows, count };
}
