import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** A questionnaire with the version that is sent. */
export interface PublishedVersion {
  questionnaire_id: string;
  number: number;
}

/** What the patient of an event is asked by its kind, and was not asked for it yet; what somebody took back is not asked again. */
export async function questionnairesOfCategory(
  db: Queryable,
  clinicId: string,
  event: { id: string; category_id: string; patient_id: string },
): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select q.id as questionnaire_id, q.published_version as number from questionnaires.category_questionnaire c
    join questionnaires.questionnaire q on q.clinic_id = c.clinic_id and q.id = c.questionnaire_id
    where c.clinic_id = ${clinicId} and c.category_id = ${event.category_id} and q.deleted_time is null
      and q.published_version is not null and not exists (
        select 1 from questionnaires.survey s where s.clinic_id = c.clinic_id and s.event_id = ${event.id}
          and s.patient_id = ${event.patient_id} and s.questionnaire_id = q.id)
    order by lower(q.name), q.id`.execute(db);
  return rows;
}

/** Those of these questionnaires that can be sent. */
export async function publishedVersions(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
): Promise<PublishedVersion[]> {
  const { rows } = await sql<PublishedVersion>`
    select id as questionnaire_id, published_version as number from questionnaires.questionnaire
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) and deleted_time is null and published_version is not null`.execute(
    db,
  );
  return rows;
}

/** Events to come of which a patient is to be asked something that they were not asked yet, of all clinics. */
export async function dueEvents(db: Queryable, from: Date, to: Date): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; id: string }>`
    select e.clinic_id, e.id from scheduling.event e
    where e.clinic_id in (select clinic_id from questionnaires.category_questionnaire)
      and e.start_time > ${from} and e.start_time <= ${to} and e.deleted_time is null and e.patient_id is not null
      and e.status <> 'canceled' and exists (
        select 1 from questionnaires.category_questionnaire c
        where c.clinic_id = e.clinic_id and c.category_id = e.category_id and not exists (
          select 1 from questionnaires.survey s
          where s.clinic_id = e.clinic_id and s.event_id = e.id and s.patient_id = e.patient_id
            and s.questionnaire_id = c.questionnaire_id))
    order by e.clinic_id, e.start_time limit 2000`.execute(db);
  return rows;
}

/** Patients who were asked two days ago or more, whose answers are due within two days and who were not reminded yet, of all clinics. */
export async function patientsToRemind(db: Queryable, now: Date): Promise<{ clinic_id: string; patient_id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; patient_id: string }>`
    select distinct s.clinic_id, s.patient_id from questionnaires.survey s
    join practice.clinic c on c.clinic_id = s.clinic_id
    where s.clinic_id = c.clinic_id and s.deleted_time is null and s.submitted_time is null and s.reminded_time is null
      and s.sent_time < ${now}::timestamptz - interval '36 hours'
      and s.due_date between (${now}::timestamptz at time zone c.time_zone)::date
        and (${now}::timestamptz at time zone c.time_zone)::date + 2
    limit 2000`.execute(db);
  return rows;
}
