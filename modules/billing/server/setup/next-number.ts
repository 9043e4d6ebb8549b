import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Documents with numbers. */
export type PaperKind = 'receipt' | 'invoice' | 'superbill' | 'statement' | 'deposit';

/** Returns the next number of a document type; locked for the rest of the transaction, so that numbers have no gaps. */
export async function nextNumber(tx: Tx, clinicId: string, kind: PaperKind): Promise<number> {
  const { rows } = await columnsOf('billing.counter', ['last_number'])
    .returned(sql`
    insert into billing.counter (clinic_id, kind, last_number) values (${clinicId}, ${kind}, 1)
    on conflict (clinic_id, kind) do update set last_number = billing.counter.last_number + 1`)
    .execute(tx);
  return rows[0]!.last_number;
}
