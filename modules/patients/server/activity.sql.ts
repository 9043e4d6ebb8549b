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
  await sql`
    insert into patients.patient_activity as a (clinic_id, patient_id, last_visit, next_visit, user_ids)
    select ${clinicId}::uuid, r.patient_id, r.last_visit, r.next_visit, r.user_ids
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r(patient_id uuid, last_visit timestamptz, next_visit timestamptz, user_ids uuid[])
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = r.patient_id
    order by r.patient_id
    on conflict (clinic_id, patient_id) do update
    set last_visit = excluded.last_visit, next_visit = excluded.next_visit, user_ids = excluded.user_ids`.execute(tx);
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
