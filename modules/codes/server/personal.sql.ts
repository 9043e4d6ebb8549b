import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { AccessLevel, CodeKind, CodeName, CodeType } from '../rules/index.ts';

export const clinicCodes = clinicTable('codes.clinic_code', [
  'id',
  'kind',
  'code_type',
  'code',
  'official_name',
  'long_description',
  'pmh_display_name',
  'price_cents',
  'access_level',
  'owner_user_id',
  'version',
]);

/** A clinic's own code, or its own name and price for a code of a code set. */
export interface ClinicCode extends Omit<RowOfTable<typeof clinicCodes>, 'kind' | 'code_type' | 'access_level'> {
  kind: CodeKind;
  code_type: CodeType;
  access_level: Exclude<AccessLevel, 'shared'>;
}

/** A user's personal search data, in addition to the code sets. */
export interface PersonalCodes {
  /** See `readStamp`. */
  stamp: string;
  /** In order, the user's own before the clinic's. */
  favourites: (CodeName & { mine: boolean })[];
  /** Most recent first. */
  recents: CodeName[];
  own: ClinicCode[];
}

/** The owner and kind of codes. */
export interface Owner {
  clinicId: string;
  userId: string;
  kind: CodeKind;
}

const MOST = 500;
const MOST_RECENT = 30;

/** What is read for a search. */
export interface PersonalSearch extends Owner {
  patterns: readonly string[];
  codes: readonly string[];
}

/**
 * Returns the personal data of several searches, in order, in one statement: of the clinic's own codes, those that match
 * all `patterns`, those of `codes`, favorites and recent ones.
 */
export async function readPersonalOfEach(db: Queryable, searches: readonly PersonalSearch[]): Promise<PersonalCodes[]> {
  const asked = searches.map(({ clinicId, userId, kind, patterns, codes }, place) => ({
    place,
    clinic_id: clinicId,
    user_id: userId,
    kind,
    patterns,
    codes,
  }));
  const { rows } = await sql<PersonalCodes>`
    select p.* from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      w(place int, clinic_id uuid, user_id uuid, kind text, patterns text[], codes text[])
    cross join lateral (
      with favourite as (
        select code_type, code, user_id is not null as mine, place from codes.favourite
        where clinic_id = w.clinic_id and kind = w.kind and (user_id = w.user_id or user_id is null) limit ${MOST}),
      recent as (
        select code_type, code, last_time from codes.recent
        where clinic_id = w.clinic_id and user_id = w.user_id and kind = w.kind order by last_time desc limit ${MOST_RECENT}),
      own as (
        select ${clinicCodes.columns()} from codes.clinic_code
        where clinic_id = w.clinic_id and kind = w.kind and deleted_time is null
          and (access_level = 'clinic' or owner_user_id = w.user_id)
          and (search_text ~ all(w.patterns) or code = any(w.codes)
            or code in (select code from favourite union all select code from recent))
        order by code limit ${MOST})
      select (select count(*) || ' ' || coalesce(max(imported_time)::text, '') from codes.release) as stamp,
        coalesce((select json_agg(f order by mine desc, place) from favourite f), '[]') as favourites,
        coalesce((select json_agg(r order by last_time desc) from recent r), '[]') as recents,
        coalesce((select json_agg(o) from own o), '[]') as own) p
    order by w.place`.execute(db);
  return rows;
}

/** A code's name, and whose codes it is looked up among. */
export interface OwnedName extends Owner, CodeName {}

/**
 * Returns the clinic's own and the user's private rows of each name, in order, in one statement, with the stamp of the
 * imported editions (`readStamp`).
 */
export async function readOwnOfEach(
  db: Queryable,
  names: readonly OwnedName[],
): Promise<{ stamp: string; own: ClinicCode[][] }> {
  const column = <K extends keyof OwnedName>(name: K): OwnedName[K][] => names.map((one) => one[name]);
  const { rows } = await sql<{ stamp: string; own: { place: number; row: ClinicCode }[] }>`
    select (select count(*) || ' ' || coalesce(max(imported_time)::text, '') from codes.release) as stamp,
      (select coalesce(json_agg(json_build_object('place', w.place, 'row', o)), '[]')
       from unnest(${column('clinicId')}::uuid[], ${column('userId')}::uuid[], ${column('kind')}::text[],
         ${column('code_type')}::text[], ${column('code')}::text[]) with ordinality w(clinic_id, user_id, kind, code_type, code, place)
       cross join lateral (select ${clinicCodes.columns()} from codes.clinic_code c
         where c.clinic_id = w.clinic_id and c.kind = w.kind and c.code_type = w.code_type and c.code = w.code
           and c.deleted_time is null and (c.access_level = 'clinic' or c.owner_user_id = w.user_id)) o) as own`.execute(
    db,
  );
  const own: ClinicCode[][] = names.map(() => []);
  for (const { place, row } of rows[0]!.own) own[place - 1]!.push(row);
  return { stamp: rows[0]!.stamp, own };
}

/** Records that a user added codes to a note. */
export async function writeRecents(
  db: Queryable,
  { clinicId, userId, kind }: Owner,
  codes: readonly CodeName[],
  now: Date,
): Promise<void> {
  await sql`
    insert into codes.recent (clinic_id, user_id, kind, code_type, code, last_time)
    select ${clinicId}, ${userId}, ${kind}, code_type, code, ${now} from
      (select distinct * from unnest(${codes.map(({ code_type }) => code_type)}::text[], ${codes.map(({ code }) => code)}::text[]) as used(code_type, code)) used
    on conflict (clinic_id, user_id, kind, code_type, code) do update set uses = recent.uses + 1, last_time = excluded.last_time`.execute(
    db,
  );
}
