import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { PayerFields } from '../../rules/index.ts';

/** A payer of a clinic's list, or one that was. */
export interface PayerRow extends PayerFields {
  id: string;
  version: number;
  deleted_time: Date | null;
}

const COLUMNS =
  sql.raw(`p.id, p.payer_name, p.payer_code, p.payer_type, p.phone, p.address_line1, p.address_line2, p.city, p.state,
  p.postal_code, p.is_checked, p.version, p.deleted_time`);

/** A page of payers by name of which one pattern (of ILIKE) fits name or number, and how many there are. */
export async function findPayers(
  db: Queryable,
  clinicId: string,
  { patterns, includeDeleted }: { patterns: readonly string[]; includeDeleted: boolean },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; payers: PayerRow[] }> {
  const where = sql`p.clinic_id = ${clinicId} and (${includeDeleted} or p.deleted_time is null)
    and (p.payer_name ilike any(${patterns}::text[]) or p.payer_code ilike any(${patterns}::text[]))`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<PayerRow>`
      select ${COLUMNS} from eligibility.payer p where ${where}
      order by p.deleted_time is not null, lower(p.payer_name), p.id offset ${skip} limit ${take}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count from eligibility.payer p where ${where}`.execute(db),
  ]);
  return { count: counted[0]!.count, payers: rows };
}

/** These payers, also those that were taken off the list, in no order. */
export async function readPayers(db: Queryable, clinicId: string, ids: readonly string[]): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select ${COLUMNS} from eligibility.payer p where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** All payers that stand, in no order. */
export async function readAllPayers(db: Queryable, clinicId: string): Promise<PayerRow[]> {
  const { rows } = await sql<PayerRow>`
    select ${COLUMNS} from eligibility.payer p where p.clinic_id = ${clinicId} and p.deleted_time is null`.execute(db);
  return rows;
}

/** One payer, locked for the rest of the transaction; null for none. */
export async function lockPayer(tx: Tx, clinicId: string, id: string): Promise<PayerRow | null> {
  const { rows } = await sql<PayerRow>`
    select ${COLUMNS} from eligibility.payer p where p.clinic_id = ${clinicId} and p.id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}
