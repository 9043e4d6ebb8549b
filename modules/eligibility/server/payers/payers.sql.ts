import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { type PayerRow, payers } from './payers.ts';

/** Returns a page of payers by name whose name or number matches one of the ILIKE patterns, with the total count. */
export async function findPayers(
  db: Queryable,
  clinicId: string,
  { patterns, includeDeleted }: { patterns: readonly string[]; includeDeleted: boolean },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; payer_list: PayerRow[] }> {
  const where = sql`p.clinic_id = ${clinicId} and (${includeDeleted} or p.deleted_time is null)
    and (p.payer_name ilike any(${patterns}::text[]) or p.payer_code ilike any(${patterns}::text[]))`;
  const [{ rows }, count] = await Promise.all([
    payers.table
      .as('p')
      .select(sql`from eligibility.payer p where ${where}
      order by p.deleted_time is not null, lower(p.payer_name), p.id offset ${skip} limit ${take}`)
      .execute(db),
    countRows(db, sql`eligibility.payer p where ${where}`),
  ]);
  return { count, payer_list: rows };
}

/** Returns these payers, including removed ones, unordered. */
export function readPayers(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PayerRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return payers.table.select(db, { clinicId }).where('id', 'in', ids).execute();
}

/** Returns all payers on the list, unordered. */
export function readAllPayers(db: Queryable, clinicId: string): Promise<PayerRow[]> {
  return listed(db, clinicId).execute();
}

/** Same as `readAllPayers`, locked for the rest of the transaction. */
export function lockAllPayers(tx: Tx, clinicId: string): Promise<PayerRow[]> {
  return listed(tx, clinicId).orderBy('id').forUpdate().execute();
}

const listed = (db: Queryable, clinicId: string) =>
  payers.table.select(db, { clinicId }).where('deleted_time', 'is', null);
