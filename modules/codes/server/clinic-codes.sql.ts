import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { domainError } from '#platform/domain-error.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import { type ClinicCode, clinicCodes } from './personal.sql.ts';

/** A row to write. */
export type NewClinicCode = Omit<ClinicCode, 'version'> & { search_text: string };

/** Returns one of a clinic's codes, locked for the rest of the transaction, or null if this user can't see one. */
export async function lockClinicCode(
  tx: Tx,
  actor: { clinicId: string; userId: string },
  kind: string,
  id: string,
): Promise<ClinicCode | null> {
  const row = await clinicCodes
    .select(tx, actor)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where('deleted_time', 'is', null)
    .where((is) => is.or([is('access_level', '=', 'clinic'), is('owner_user_id', '=', actor.userId)]))
    .forUpdate()
    .executeTakeFirst();
  return (row as ClinicCode | undefined) ?? null;
}

/** Returns the code created by an earlier call with this key, or null. */
export async function findByClientKey(
  db: Queryable,
  clinicId: string,
  kind: string,
  clientKey: string,
): Promise<ClinicCode | null> {
  const row = await clinicCodes
    .select(db, { clinicId })
    .where('kind', '=', kind)
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  return (row as ClinicCode | undefined) ?? null;
}

/** Adds a clinic's own code; false if the code exists, or the key was used. */
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

// Another code with the same name exists besides the edited one.
const beside = () => domainError('CODE_TAKEN', 'This code is in your list already.');
const TAKEN = refusals({ clinic_code_of_clinic: beside, clinic_code_of_person: beside });

/**
 * Updates a code and increments its version; false if there is another one with this code, which aborts the
 * transaction.
 */
export async function updateClinicCode(tx: Tx, clinicId: string, row: NewClinicCode, now: Date): Promise<boolean> {
  const { official_name, long_description, pmh_display_name, price_cents, access_level, search_text } = row;
  try {
    await clinicCodes.update(tx, { clinicId }, row.id, {
      official_name,
      long_description,
      pmh_display_name,
      price_cents,
      access_level,
      search_text,
      version: sql`version + 1`,
      updated_time: now,
    });
    return true;
  } catch (error) {
    if (refusalOf(error, TAKEN) === null) throw error;
    return false;
  }
}

/** Archives one. */
export async function retireClinicCode(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await clinicCodes.update(tx, { clinicId }, id, { deleted_time: now, version: sql`version + 1` });
}
