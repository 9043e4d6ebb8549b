import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { ComparedPerson, Likeness } from '../../rules/index.ts';

/** A patient as far as likeness is weighed. */
export interface ComparedPatient extends ComparedPerson {
  id: string;
}

const COMPARED =
  sql.raw(`p.id, p.first_name, p.last_name, p.middle_name, p.nick_name, p.date_of_birth, p.gender, p.email,
  p.mobile, p.home_phone, p.work_phone`);

/** What somebody is looked up by, folded as it is kept. */
export interface Blocking {
  last_key: string;
  first_key: string;
  date_of_birth: string | null;
  mobile: string | null;
  email: string | null;
}

/** Patients who share a name, a date of birth, a phone or an e-mail with somebody; at most 50 for each. */
export async function listCandidates(db: Queryable, clinicId: string, of: Blocking): Promise<ComparedPatient[]> {
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

/** One patient as far as likeness is weighed, with what is looked up. */
export async function readCompared(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(ComparedPatient & Blocking) | null> {
  const { rows } = await sql<ComparedPatient & Blocking>`
    select ${COMPARED}, p.last_key, p.first_key from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = ${id} and p.deleted_time is null`.execute(db);
  return rows[0] ?? null;
}

/** A pair that may be one person. */
export interface Pair extends Likeness {
  one_id: string;
  other_id: string;
}

/** Keeps likely pairs; one that was dismissed stays dismissed. */
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

/** Takes away the open pairs of a patient, whose record changed or went: what is still likely is found anew. */
export async function dropPairsOf(tx: Queryable, clinicId: string, id: string): Promise<void> {
  await sql`delete from patients.duplicate_pair
    where clinic_id = ${clinicId} and (one_id = ${id} or other_id = ${id}) and dismissed_time is null`.execute(tx);
}

/** Open pairs, the likeliest first. */
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

/** How many pairs are open, counted up to `most`. */
export async function countPairs(db: Queryable, clinicId: string, most: number): Promise<number> {
  return countRows(
    db,
    sql`(select 1 from patients.duplicate_pair d
      where d.clinic_id = ${clinicId} and d.dismissed_time is null limit ${most}) counted`,
  );
}

/** Dismisses a pair, known or not; false where one of the two is no patient of the clinic. */
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

/** Pairs that share a blocking key, in pages of patients in the order of their ids; `after` is the last id of the page before. */
export async function listBlocked(
  db: Queryable,
  clinicId: string,
  after: string | null,
  most: number,
): Promise<(ComparedPatient & Blocking)[]> {
  const { rows } = await sql<ComparedPatient & Blocking>`
    select ${COMPARED}, p.last_key, p.first_key from patients.patient p
    where p.clinic_id = ${clinicId} and p.deleted_time is null and (${after}::uuid is null or p.id > ${after}::uuid)
    order by p.id limit ${most}`.execute(db);
  return rows;
}
