import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { LISTED_NAMES } from './patients.sql.ts';

/** A patient's last and next visit, and the providers they are with. */
export interface PatientActivity {
  patientId: string;
  lastVisit: Date | null;
  nextVisit: Date | null;
  userIds: readonly string[];
}

/**
 * Stores visit data for the patient list; patients unknown at this clinic are skipped. They are locked before `read`
 * runs, so that of two concurrent updates of one patient the later one sees what the earlier one wrote.
 */
export async function keepActivity(
  tx: Tx,
  clinicId: string,
  patientIds: readonly string[],
  read: (tx: Tx) => Promise<readonly PatientActivity[]>,
): Promise<void> {
  if (patientIds.length === 0) return;
  const lock = sql`
    select 1 from patients.patient p where p.clinic_id = ${clinicId} and p.id = any(${patientIds}::uuid[])
    order by p.id for no key update`.execute(tx);
  const [, of] = await Promise.all([lock, read(tx)]);
  const rows = of.map(({ patientId, lastVisit, nextVisit, userIds }) => ({
    patient_id: patientId,
    last_visit: lastVisit,
    next_visit: nextVisit,
    user_ids: userIds,
  }));
  // Most bookings change neither the last nor the next visit of their patient: then nothing is written. Of the others,
  // most are with the same provider as before; then the provider columns stay unchanged.
  await sql`
    with given as materialized (
      select * from (
        select r.*, p.date_of_birth, ${LISTED_NAMES}, a.user_ids as were, a.last_visit as last_was, a.next_visit as next_was
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          r(patient_id uuid, last_visit timestamptz, next_visit timestamptz, user_ids uuid[])
        join patients.patient p on p.clinic_id = ${clinicId} and p.id = r.patient_id
        left join patients.patient_activity a on a.clinic_id = p.clinic_id and a.patient_id = p.id) g
      where (were, last_was, next_was) is distinct from (user_ids, last_visit, next_visit)),
    kept as (
      insert into patients.patient_activity as a (clinic_id, patient_id, last_visit, next_visit, user_ids, last_key, first_key)
      select ${clinicId}::uuid, patient_id, last_visit, next_visit, user_ids, last_key, first_key from given order by patient_id
      on conflict (clinic_id, patient_id) do update
      set last_visit = excluded.last_visit, next_visit = excluded.next_visit, user_ids = excluded.user_ids),
    gone as (
      delete from patients.patient_doctor d using given cross join lateral unnest(given.were) u(user_id)
      where d.clinic_id = ${clinicId} and d.user_id = u.user_id and d.patient_id = given.patient_id
        and not u.user_id = any(given.user_ids))
    insert into patients.patient_doctor (clinic_id, user_id, patient_id, date_of_birth, last_key, first_key)
    select distinct ${clinicId}::uuid, u.user_id, given.patient_id, given.date_of_birth, given.last_key, given.first_key from given
    cross join lateral unnest(given.user_ids) u(user_id)
    where given.were is null or not u.user_id = any(given.were)
    order by 2, 3 on conflict do nothing`.execute(tx);
}

/**
 * Updates the copies of a patient's name and date of birth that are stored with visits and tags, after a change, merge
 * or undo. The patient's row is locked.
 */
export async function keepPerson(tx: Tx, clinicId: string, patientId: string): Promise<void> {
  await sql`
    with person as materialized (
      select p.id, p.date_of_birth, ${LISTED_NAMES} from patients.patient p where p.clinic_id = ${clinicId} and p.id = ${patientId}),
    named as (
      update patients.patient_activity a set last_key = person.last_key, first_key = person.first_key from person
      where a.clinic_id = ${clinicId} and a.patient_id = person.id
        and (a.last_key, a.first_key) is distinct from (person.last_key, person.first_key)),
    tagged as (
      update patients.patient_tag t set last_key = person.last_key, first_key = person.first_key from person
      where t.clinic_id = ${clinicId} and t.patient_id = person.id
        and (t.last_key, t.first_key) is distinct from (person.last_key, person.first_key))
    update patients.patient_doctor d
    set date_of_birth = person.date_of_birth, last_key = person.last_key, first_key = person.first_key
    from patients.patient_activity a, person
    where a.clinic_id = ${clinicId} and a.patient_id = person.id
      and d.clinic_id = ${clinicId} and d.user_id = any(a.user_ids) and d.patient_id = person.id`.execute(tx);
}

/** Returns up to `most` patients of all clinics whose next visit has begun, so that it becomes the last visit. */
export async function endedNextVisits(
  db: Queryable,
  now: Date,
  most: number,
): Promise<{ clinic_id: string; patient_id: string }[]> {
  const { rows } = await columnsOf({ v: 'patients.patient_activity' }, ['v.clinic_id', 'v.patient_id'])
    .select(
      sql`from practice.clinic c
      cross join lateral (select a.clinic_id, a.patient_id from patients.patient_activity a
        where a.clinic_id = c.clinic_id and a.next_visit < ${now} order by a.next_visit limit ${most}) v
      limit ${most}`,
    )
    .execute(db);
  return rows;
}
