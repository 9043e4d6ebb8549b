import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ComparedPerson, Likeness } from '../../rules/index.ts';

/** The fields of a patient used for the likeness score. */
export interface ComparedPatient extends ComparedPerson {
  id: string;
}

const COMPARED =
  sql.raw(`p.id, p.first_name, p.last_name, p.middle_name, p.nick_name, p.date_of_birth, p.gender, p.email,
  p.mobile, p.home_phone, p.work_phone`);

/** Lookup keys of possible duplicates, folded as stored. */
export interface LookupKeys {
  last_key: string;
  first_key: string;
  date_of_birth: string | null;
  mobile: string | null;
  email: string | null;
}

/** Returns patients who share a name, date of birth, phone or email with the given persons; at most 50 for each. */
export async function listCandidates(db: Queryable, clinicId: string, of: LookupKeys): Promise<ComparedPatient[]> {
  const alive = sql`p.clinic_id = ${clinicId} and p.deleted_time is null`;
  const { rows } = await sql<ComparedPatient>`
    select distinct on (p.id) ${COMPARED} from (
      (select p.* from patients.patient p where ${alive} and p.last_key = ${of.last_key} and p.first_key = ${of.first_key} limit 50)
      union all
      (select p.* from patients.patient p where ${alive} and p.last_key = ${of.first_key} and p.first_key = ${of.last_key} limit 50)
      union all
      (select p.* from patients.patient p where ${alive} and p.date_of_birth = ${of.date_of_birth}::date
        and (left(p.first_key, 1) in (left(${of.first_key}, 1), left(${of.last_key}, 1))
          or left(p.last_key, 1) = left(${of.last_key}, 1)) limit 50)
      union all
      (select p.* from patients.patient p where ${alive} and p.mobile = ${of.mobile}::text limit 50)
      union all
      (select p.* from patients.patient p where ${alive} and lower(p.email) = lower(${of.email}::text) limit 50)) p`.execute(
    db,
  );
  return rows;
}

/** Returns one patient's fields for the likeness score, with the lookup keys. */
export async function readCompared(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(ComparedPatient & LookupKeys) | null> {
  const { rows } = await sql<ComparedPatient & LookupKeys>`
    select ${COMPARED}, p.last_key, p.first_key from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = ${id} and p.deleted_time is null`.execute(db);
  return rows[0] ?? null;
}

/** A pair of records that may be one person. */
export interface Pair extends Likeness {
  one_id: string;
  other_id: string;
}

/** Stores likely pairs; dismissed ones stay dismissed. */
export async function keepPairs(tx: Queryable, clinicId: string, pairs: readonly Pair[], now: Date): Promise<void> {
  if (pairs.length === 0) return;
  await sql`
    insert into patients.duplicate_pair (clinic_id, one_id, other_id, score, reasons, found_time)
    select ${clinicId}::uuid, r.one_id, r.other_id, r.score, r.reasons, ${now}
    from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) r(one_id uuid, other_id uuid, score smallint, reasons text[])
    join patients.patient one on one.clinic_id = ${clinicId} and one.id = r.one_id and one.deleted_time is null
    join patients.patient other on other.clinic_id = ${clinicId} and other.id = r.other_id and other.deleted_time is null
    order by r.one_id, r.other_id for key share of one, other
    on conflict (clinic_id, one_id, other_id) do update set score = excluded.score, reasons = excluded.reasons`.execute(
    tx,
  );
}

/**
 * Deletes the open pairs of a patient whose record changed or was deleted; pairs that are still likely are found again.
 */
export async function dropPairsOf(tx: Queryable, clinicId: string, id: string): Promise<void> {
  await sql`delete from patients.duplicate_pair
    where clinic_id = ${clinicId} and (one_id = ${id} or other_id = ${id}) and dismissed_time is null`.execute(tx);
}

/** Returns open pairs, most likely first. */
export async function listPairs(
  db: Queryable,
  clinicId: string,
  page: { skip: number; take: number },
): Promise<Pair[]> {
  const { rows } = await columnsOf({ d: 'patients.duplicate_pair' }, ['d.one_id', 'd.other_id', 'd.score', 'd.reasons'])
    .select(sql`from patients.duplicate_pair d
    where d.clinic_id = ${clinicId} and d.dismissed_time is null
    order by d.score desc, d.one_id, d.other_id limit ${page.take} offset ${page.skip}`)
    .execute(db);
  return rows;
}

/** Counts the open pairs, up to `most`. */
export async function countPairs(db: Queryable, clinicId: string, most: number): Promise<number> {
  return countRows(
    db,
    sql`(select 1 from patients.duplicate_pair d
      where d.clinic_id = ${clinicId} and d.dismissed_time is null limit ${most}) counted`,
  );
}

/** Dismisses a pair, whether stored or not; false if one of the two is not a patient of the clinic. */
export async function dismissPair(
  tx: Tx,
  clinicId: string,
  ids: readonly [string, string],
  by: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into patients.duplicate_pair as d (clinic_id, one_id, other_id, score, reasons, found_time, dismissed_time, dismissed_by)
    select one.clinic_id, one.id, other.id, 0, '{}', ${now}, ${now}, ${by}
    from patients.patient one
    join patients.patient other on other.clinic_id = ${clinicId} and other.id = greatest(${ids[0]}::uuid, ${ids[1]}::uuid)
    where one.clinic_id = ${clinicId} and one.id = least(${ids[0]}::uuid, ${ids[1]}::uuid) and one.id <> other.id
    on conflict (clinic_id, one_id, other_id)
    do update set dismissed_time = excluded.dismissed_time, dismissed_by = excluded.dismissed_by
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Returns pairs that share a lookup key, in pages of patients by ID; `after` is the last ID of the previous page. */
export async function listBlocked(
  db: Queryable,
  clinicId: string,
  after: string | null,
  most: number,
): Promise<(ComparedPatient & LookupKeys)[]> {
  const { rows } = await sql<ComparedPatient & LookupKeys>`
    select ${COMPARED}, p.last_key, p.first_key from patients.patient p
    where p.clinic_id = ${clinicId} and p.deleted_time is null and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${most}`.execute(db);
  return rows;
}
