import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** A number that somebody has checked. */
export interface NumberRow {
  id: string;
  name: string;
  number: string;
  verified_time: Date;
  verified_by_name: string;
  expires_day: string;
  version: number;
}

const COLUMNS = sql`n.id, n.name, n.number, n.verified_time, m.first_name || ' ' || m.last_name as verified_by_name, n.expires_day, n.version`;
const FROM = sql`fax.number n join fax.fax_member m on m.clinic_id = n.clinic_id and m.user_id = n.verified_by`;

/** All checked numbers of a clinic, by name. */
export async function readNumbers(db: Queryable, clinicId: string): Promise<NumberRow[]> {
  const { rows } = await sql<NumberRow>`select ${COLUMNS} from ${FROM}
    where n.clinic_id = ${clinicId} and n.deleted_time is null order by lower(n.name), n.id limit 1000`.execute(db);
  return rows;
}

/** One of them that is on the list; locked for the rest of the transaction where `locked`. */
export async function findNumber(
  db: Queryable,
  clinicId: string,
  id: string,
  locked = false,
): Promise<NumberRow | null> {
  const { rows } = await sql<NumberRow>`select ${COLUMNS} from ${FROM}
    where n.clinic_id = ${clinicId} and n.id = ${id} and n.deleted_time is null ${locked ? sql`for update of n` : sql``}`.execute(
    db,
  );
  return rows[0] ?? null;
}
