import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { DirectoryRow } from '../../rules/index.ts';

const SHOWN = [
  'ncpdp_id',
  'npi',
  'organization_name',
  'organization_type',
  'address_line1',
  'address_line2',
  'city',
  'state_province',
  'postal_code',
  'primary_telephone',
  'fax',
  'directory_specialty_name',
  'active_start_time',
  'active_end_time',
  'service_level',
  'updated_time',
] as const;

/** A pharmacy of the directory. */
export type PharmacyRow = Pick<Selectable<DB['pharmacies.pharmacy']>, (typeof SHOWN)[number]>;

const COLUMNS = columnsOf(
  { p: 'pharmacies.pharmacy' },
  SHOWN.map((column) => `p.${column}` as const),
);

// The directory's names of a specialty, in all its spellings.
const ofSpecialty = (specialty: string | null) =>
  specialty === null
    ? sql`true`
    : sql`replace(lower(coalesce(p.directory_specialty_name, '')), ' ', '') like ${`%${specialty.toLowerCase()}%`}`;

/** Inserts or updates directory rows by their numbers; each number once per call. */
export async function upsertPharmacies(tx: Tx, rows: readonly DirectoryRow[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into pharmacies.pharmacy (ncpdp_id, npi, organization_name, organization_type, address_line1, address_line2, city, state_province,
      postal_code, primary_telephone, fax, directory_specialty_name, active_start_time, active_end_time, service_level, search_text, updated_time)
    select r.ncpdp_id, r.npi, r.organization_name, r.organization_type, r.address_line1, r.address_line2, r.city, r.state_province,
      r.postal_code, r.primary_telephone, r.fax, r.directory_specialty_name, r.active_start_time, r.active_end_time, r.service_level,
      lower(concat_ws(' ', r.organization_name, r.address_line1, r.city, r.state_province, r.postal_code, r.ncpdp_id, r.primary_telephone)), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(ncpdp_id text, npi text, organization_name text, organization_type text,
      address_line1 text, address_line2 text, city text, state_province text, postal_code text, primary_telephone text, fax text,
      directory_specialty_name text, active_start_time timestamptz, active_end_time timestamptz, service_level text)
    on conflict (ncpdp_id) do update set npi = excluded.npi, organization_name = excluded.organization_name,
      organization_type = excluded.organization_type, address_line1 = excluded.address_line1, address_line2 = excluded.address_line2,
      city = excluded.city, state_province = excluded.state_province, postal_code = excluded.postal_code,
      primary_telephone = excluded.primary_telephone, fax = excluded.fax, directory_specialty_name = excluded.directory_specialty_name,
      active_start_time = excluded.active_start_time, active_end_time = excluded.active_end_time, service_level = excluded.service_level,
      search_text = excluded.search_text, updated_time = excluded.updated_time, left_time = null`.execute(tx);
}

/**
 * Ends pharmacies that a full directory no longer contains: they stay where they are referenced, but are not found by
 * searches and can't receive anything. Returns how many.
 */
export async function endMissing(tx: Tx, since: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update pharmacies.pharmacy set left_time = ${now}, active_end_time = least(active_end_time, ${now})
    where updated_time < ${since} and left_time is null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Returns the pharmacies with these numbers, unordered. */
export async function readPharmacies(db: Queryable, ncpdpIds: readonly string[]): Promise<PharmacyRow[]> {
  if (ncpdpIds.length === 0) return [];
  return db.selectFrom('pharmacies.pharmacy').select(SHOWN).where('ncpdp_id', 'in', ncpdpIds).execute();
}

/** Returns pharmacies by ZIP code prefix, of a state if given; at most `most`. */
export async function pharmaciesByZip(
  db: Queryable,
  { zip, state, specialty }: { zip: string; state: string | null; specialty: string | null },
  most: number,
): Promise<PharmacyRow[]> {
  const { rows } = await COLUMNS.select(sql`from pharmacies.pharmacy p
    where p.left_time is null and p.postal_code like ${`${zip}%`} and (${state}::text is null or p.state_province = ${state}) and ${ofSpecialty(specialty)}
    order by p.postal_code, p.organization_name, p.ncpdp_id limit ${most}`).execute(db);
  return rows;
}

/** Returns pharmacies that contain all of these lowercase words, the ZIP codes closest to `near` first; at most `most`. */
export async function pharmaciesByWords(
  db: Queryable,
  { words, specialty, near }: { words: readonly string[]; specialty: string | null; near: string | null },
  most: number,
): Promise<PharmacyRow[]> {
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
  const { rows } = await COLUMNS.select(sql`from pharmacies.pharmacy p
    where p.left_time is null and p.search_text like all(${patterns}::text[]) and ${ofSpecialty(specialty)}
    order by abs(substring(p.postal_code from '^[0-9]{5}')::int - ${near}::int) nulls last, p.organization_name, p.ncpdp_id
    limit ${most}`).execute(db);
  return rows;
}

/** Returns the pharmacies that the clinic's prescriptions and most of its patients use, most recent first. */
export async function pharmaciesOfClinic(db: Queryable, clinicId: string, most: number): Promise<PharmacyRow[]> {
  const { rows } = await COLUMNS.select(sql`from pharmacies.pharmacy p
    join (select ncpdp_id, max(used_time) as used, count(*) as patients from pharmacies.patient_pharmacy
      where clinic_id = ${clinicId} and deleted_time is null group by ncpdp_id) s on s.ncpdp_id = p.ncpdp_id
    where p.left_time is null
    order by s.used desc nulls last, s.patients desc, p.organization_name limit ${most}`).execute(db);
  return rows;
}

/** The state of the mirror. */
export interface DirectoryState {
  pharmacies: number;
  /** When it was last loaded successfully, fully or partly. */
  loaded_time: Date | null;
  /** The problem of the last load. */
  problem: string | null;
  is_loading: boolean;
}

/** Returns the state of the directory mirror. */
export async function readDirectoryState(db: Queryable): Promise<DirectoryState> {
  const { rows } = await sql<DirectoryState>`
    select (select count(*) from pharmacies.pharmacy where left_time is null) as pharmacies,
      (select max(ended_time) from pharmacies.directory_load where problem is null) as loaded_time,
      (select problem from pharmacies.directory_load where ended_time is not null order by started_time desc limit 1) as problem,
      exists (select 1 from pharmacies.directory_load where ended_time is null and started_time > now() - interval '10 minutes') as is_loading`.execute(
    db,
  );
  return rows[0]!;
}
