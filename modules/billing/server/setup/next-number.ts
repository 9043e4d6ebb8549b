import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The papers that are numbered. */
export type PaperKind = 'receipt' | 'invoice' | 'superbill' | 'statement' | 'deposit';

/** The next number of a kind of paper; locked for the rest of the transaction, so that none is left out. */
export async function nextNumber(tx: Tx, clinicId: string, kind: PaperKind): Promise<number> {
  const { rows } = await columnsOf('billing.counter', ['last_number'])
    .returned(sql`
    insert into billing.counter (clinic_id, kind, last_number) values (${clinicId}, ${kind}, 1)
    on conflict (clinic_id, kind) do update set last_number = billing.counter.last_number + 1`)
    .execute(tx);
  return rows[0]!.last_number;
}
