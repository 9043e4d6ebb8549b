import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** When a patient was here last and comes next, and whose appointments those are. */
export interface PatientActivity {
  patientId: string;
  lastVisit: Date | null;
  nextVisit: Date | null;
  userIds: readonly string[];
}

/** Keeps what the calendar knows of patients for their list; who is unknown at this clinic is left out. */
export async function keepActivity(tx: Tx, clinicId: string, of: readonly PatientActivity[]): Promise<void> {
  if (of.length === 0) return;
  const rows = of.map(({ patientId, lastVisit, nextVisit, userIds }) => ({
    patient_id: patientId,
    last_visit: lastVisit,
    next_visit: nextVisit,
    user_ids: userIds,
  }));
  // Most visits are with the doctor of before: then whose patient it is stays as it stands.
  await sql`
    with given as materialized (
      select r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        r(patient_id uuid, last_visit timestamptz, next_visit timestamptz, user_ids uuid[])
      join patients.patient p on p.clinic_id = ${clinicId} and p.id = r.patient_id),
    was as materialized (
      select a.patient_id, a.user_ids from patients.patient_activity a
      where a.clinic_id = ${clinicId} and a.patient_id = any(${of.map(({ patientId }) => patientId)}::uuid[])
      order by a.patient_id for update),
    kept as (
      insert into patients.patient_activity as a (clinic_id, patient_id, last_visit, next_visit, user_ids)
      select ${clinicId}::uuid, patient_id, last_visit, next_visit, user_ids from given order by patient_id
      on conflict (clinic_id, patient_id) do update
      set last_visit = excluded.last_visit, next_visit = excluded.next_visit, user_ids = excluded.user_ids),
    gone as (
      delete from patients.patient_doctor d using was
      join given on given.patient_id = was.patient_id and given.user_ids <> was.user_ids
      cross join lateral unnest(was.user_ids) u(user_id)
      where d.clinic_id = ${clinicId} and d.user_id = u.user_id and d.patient_id = was.patient_id
        and not u.user_id = any(given.user_ids)),
    new as materialized (
      select distinct given.patient_id, u.user_id from given
      left join was on was.patient_id = given.patient_id
      cross join lateral unnest(given.user_ids) u(user_id)
      where was.user_ids is null or not u.user_id = any(was.user_ids)),
    -- Held, as a foreign key would hold it, so that nobody corrects it meanwhile.
    born as materialized (
      select p.id, p.date_of_birth from patients.patient p
      where p.clinic_id = ${clinicId} and p.id in (select patient_id from new) order by p.id for key share)
    insert into patients.patient_doctor (clinic_id, user_id, patient_id, date_of_birth)
    select ${clinicId}::uuid, new.user_id, new.patient_id, born.date_of_birth from new
    join born on born.id = new.patient_id order by 2, 3
    on conflict (clinic_id, user_id, patient_id) do update set date_of_birth = excluded.date_of_birth`.execute(tx);
}

/** A patient's date of birth was corrected: their doctors' birthdays follow. */
export async function keepBirthday(tx: Tx, clinicId: string, patientId: string): Promise<void> {
  await sql`
    update patients.patient_doctor d set date_of_birth = p.date_of_birth
    from patients.patient_activity a, patients.patient p
    where a.clinic_id = ${clinicId} and a.patient_id = ${patientId} and p.clinic_id = ${clinicId} and p.id = ${patientId}
      and d.clinic_id = ${clinicId} and d.user_id = any(a.user_ids) and d.patient_id = ${patientId}`.execute(tx);
}

/** Patients whose next visit has begun by now, of all clinics: what was next is last. At most `most`. */
export async function endedNextVisits(
  db: Queryable,
  now: Date,
  most: number,
): Promise<{ clinic_id: string; patient_id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; patient_id: string }>`
    select v.clinic_id, v.patient_id from practice.clinic c
    cross join lateral (select a.clinic_id, a.patient_id from patients.patient_activity a
      where a.clinic_id = c.clinic_id and a.next_visit < ${now} order by a.next_visit limit ${most}) v
    limit ${most}`.execute(db);
  return rows;
}
