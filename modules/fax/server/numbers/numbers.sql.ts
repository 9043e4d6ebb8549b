import { sql } from 'kysely';
import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { invalid } from '#platform/domain-error.ts';

/** The verified fax numbers of a clinic. */
export const numbers = defineRecord({
  table: 'fax.number',
  columns: ['name', 'number', 'verified_time', 'verified_by', 'expires_day'],
  called: 'fax number',
  objectType: 'fax_number',
  topic: 'fax.number-changed',
  deletes: true,
  refusals: { number_once: () => invalid([{ path: 'number', message: 'This number is already listed.' }]) },
});

/** A verified number with the name of the member who verified it. */
export interface NumberRow extends RowOf<typeof numbers> {
  verified_by_name: string;
}

const COLUMNS = numbers.table
  .as('n')
  .and(sql<{ verified_by_name: string }>`m.first_name || ' ' || m.last_name as verified_by_name`);
const FROM = sql`fax.number n join fax.fax_member m on m.clinic_id = n.clinic_id and m.user_id = n.verified_by`;

/** Returns all verified numbers of a clinic, by name. */
export async function readNumbers(db: Queryable, clinicId: string): Promise<NumberRow[]> {
  const { rows } = await COLUMNS.select(sql`from ${FROM}
    where n.clinic_id = ${clinicId} and n.deleted_time is null order by lower(n.name), n.id limit 1000`).execute(db);
  return rows;
}

/** Returns one of them, including deleted ones. */
export async function readNumber(db: Queryable, clinicId: string, id: string): Promise<NumberRow | null> {
  const { rows } = await COLUMNS.select(sql`from ${FROM} where n.clinic_id = ${clinicId} and n.id = ${id}`).execute(db);
  return rows[0] ?? null;
}
