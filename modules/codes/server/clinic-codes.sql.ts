import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { ClinicCode } from './personal.sql.ts';

const COLUMNS = sql.raw(
  'id, kind, code_type, code, official_name, long_description, pmh_display_name, price_cents, access_level, owner_user_id, version',
);

/** A row as it is written. */
export type NewClinicCode = Omit<ClinicCode, 'version'> & { search_text: string };

/** One code of a clinic that is in use, locked for the rest of the transaction; null where there is none that this user may see. */
export async function lockClinicCode(
  tx: Tx,
  { clinicId, userId }: { clinicId: string; userId: string },
  kind: string,
  id: string,
): Promise<ClinicCode | null> {
  const { rows } = await sql<ClinicCode>`
    select ${COLUMNS} from codes.clinic_code
    where clinic_id = ${clinicId} and id = ${id} and kind = ${kind} and deleted_time is null
      and (access_level = 'clinic' or owner_user_id = ${userId}) for update`.execute(tx);
  return rows[0] ?? null;
}

/** What a call with this key made before; null where there was none. */
export async function findByClientKey(
  db: Queryable,
  clinicId: string,
  kind: string,
  clientKey: string,
): Promise<ClinicCode | null> {
  const { rows } = await sql<ClinicCode>`
    select ${COLUMNS} from codes.clinic_code where clinic_id = ${clinicId} and kind = ${kind} and client_key = ${clientKey}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Adds a code of a clinic's own; false where one of this code stands already, or the key was used. */
export async function insertClinicCode(
  db: Queryable,
  clinicId: string,
  row: NewClinicCode,
  clientKey: string | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into codes.clinic_code (clinic_id, id, client_key, kind, code_type, code, official_name, long_description, pmh_display_name,
      price_cents, access_level, owner_user_id, search_text, created_time, updated_time)
    values (${clinicId}, ${row.id}, ${clientKey}, ${row.kind}, ${row.code_type}, ${row.code}, ${row.official_name}, ${row.long_description},
      ${row.pmh_display_name}, ${row.price_cents}, ${row.access_level}, ${row.owner_user_id}, ${row.search_text}, ${now}, ${now})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/** Changes one and counts its version up; false where another one of this code stands in its way. */
export async function updateClinicCode(tx: Tx, clinicId: string, row: NewClinicCode, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update codes.clinic_code c set official_name = ${row.official_name}, long_description = ${row.long_description},
      pmh_display_name = ${row.pmh_display_name}, price_cents = ${row.price_cents}, access_level = ${row.access_level},
      search_text = ${row.search_text}, version = version + 1, updated_time = ${now}
    where clinic_id = ${clinicId} and id = ${row.id} and not exists (
      select 1 from codes.clinic_code o where o.clinic_id = c.clinic_id and o.kind = c.kind and o.code_type = c.code_type and o.code = c.code
        and o.id <> c.id and o.deleted_time is null and o.access_level = ${row.access_level}
        and (o.access_level = 'clinic' or o.owner_user_id = c.owner_user_id))
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Takes one out of use. */
export async function retireClinicCode(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`
    update codes.clinic_code set deleted_time = ${now}, version = version + 1
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}
