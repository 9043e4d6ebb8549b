import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { SurveyRow } from './surveys.sql.ts';

/** A questionnaire with the version to send. */
export interface PublishedVersion {
  questionnaire_id: string;
  number: number;
}

/**
 * Returns whether an event type asks at a visit, according to its frequency: for `c`, the patient, and the time of the
 * visit (infinity for a requested one). Counted from visits that were already asked, so that visits canceled or booked
 * in between don't affect the others.
 */
const isTurn = (c: RawBuilder<unknown>, patient: RawBuilder<unknown>, at: RawBuilder<unknown>) => sql`(
  ${c}.every_visits = 1
  or (not exists (
    select 1 from questionnaires.survey a
    join scheduling.event o on o.clinic_id = a.clinic_id and o.id = a.event_id
    where a.clinic_id = ${c}.clinic_id and a.patient_id = ${patient} and a.questionnaire_id = ${c}.questionnaire_id
      and a.deleted_time is null and o.category_id = ${c}.category_id and o.deleted_time is null and o.status <> 'canceled'
      and (${c}.every_visits = 0 or 1 + (
        select count(*) from scheduling.event b
        where b.clinic_id = ${c}.clinic_id and b.patient_id = ${patient} and b.category_id = ${c}.category_id
          and b.deleted_time is null and b.status <> 'canceled'
          and b.start_time > least(o.start_time, ${at}) and b.start_time < greatest(o.start_time, ${at})) < ${c}.every_visits))
    and (${c}.every_visits > 0 or not exists (
      select 1 from scheduling.event b
      where b.clinic_id = ${c}.clinic_id and b.patient_id = ${patient} and b.category_id = ${c}.category_id
        and b.deleted_time is null and b.status <> 'canceled' and b.start_time < ${at}))))`;

/**
 * Returns the questionnaires of an event's type that its patient was not asked yet; withdrawn ones are not asked again.
 */
export async function questionnairesOfCategory(
  db: Queryable,
  clinicId: string,
  event: { id: string; category_id: string; patient_id: string; start_time: Date },
): Promise<PublishedVersion[]> {
  const { rows } = await columnsOf({ q: 'questionnaires.questionnaire' }, [
    'q.id as questionnaire_id',
    'q.published_version as number',
  ])
    .filled('number')
    .select(sql`from questionnaires.category_questionnaire c
    join questionnaires.questionnaire q on q.clinic_id = c.clinic_id and q.id = c.questionnaire_id
    where c.clinic_id = ${clinicId} and c.category_id = ${event.category_id} and q.deleted_time is null
      and q.published_version is not null and not exists (
        select 1 from questionnaires.survey s where s.clinic_id = c.clinic_id and s.event_id = ${event.id}
          and s.patient_id = ${event.patient_id} and s.questionnaire_id = q.id)
      and ${isTurn(sql.raw('c'), sql`${event.patient_id}::uuid`, sql`${event.start_time}::timestamptz`)}
    order by lower(q.name), q.id`)
    .execute(db);
  return rows;
}

/**
 * Returns those of these events that have surveys, come from a request that has some, or are of a type that asks
 * something: for all others nothing has to be done.
 */
export async function eventsWithQuestions(db: Queryable, clinicId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.event_id as id from questionnaires.survey s
    where s.clinic_id = ${clinicId} and s.event_id = any(${ids}::uuid[])
    union
    select r.event_id from requests.request r
    join questionnaires.survey s on s.clinic_id = r.clinic_id and s.request_id = r.id
    where r.clinic_id = ${clinicId} and r.event_id = any(${ids}::uuid[])
    union
    select e.id from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = any(${ids}::uuid[]) and exists (
      select 1 from questionnaires.category_questionnaire c
      where c.clinic_id = e.clinic_id and c.category_id = e.category_id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** A pending appointment request of a patient, with the questionnaires of the chosen event type. */
export interface RequestedVersion extends PublishedVersion {
  request_id: string;
}

/** Returns the questionnaires for the patient's requested appointments that were not asked yet. */
export async function questionnairesOfWishes(
  db: Queryable,
  clinicId: string,
  patientId: string,
): Promise<RequestedVersion[]> {
  const { rows } = await columnsOf({ r: 'requests.request', q: 'questionnaires.questionnaire' }, [
    'r.id as request_id',
    'q.id as questionnaire_id',
    'q.published_version as number',
  ])
    .filled('number')
    .select(sql`from requests.request r
    join questionnaires.category_questionnaire c on c.clinic_id = r.clinic_id and c.category_id::text = r.data ->> 'category_id'
    join questionnaires.questionnaire q on q.clinic_id = c.clinic_id and q.id = c.questionnaire_id
    where r.clinic_id = ${clinicId} and r.patient_id = ${patientId} and r.type = 'MakeAppointment' and r.status in ('New', 'Pending')
      and q.deleted_time is null and q.published_version is not null and not exists (
        select 1 from questionnaires.survey s where s.clinic_id = c.clinic_id and s.patient_id = r.patient_id
          and s.questionnaire_id = q.id and (s.request_id = r.id
            -- Already open for another request, or sent manually: one answer is enough.
            or (s.deleted_time is null and s.submitted_time is null)))
      and ${isTurn(sql.raw('c'), sql.raw('r.patient_id'), sql`'infinity'::timestamptz`)}
    order by r.create_time, lower(q.name), q.id`)
    .execute(db);
  return rows;
}

/** Returns the state of an appointment request; null if it is not one. */
export async function readWish(
  db: Queryable,
  clinicId: string,
  requestId: string,
): Promise<{ patient_id: string; status: string; event_id: string | null } | null> {
  const row = await db
    .selectFrom('requests.request')
    .select(['patient_id', 'status', 'event_id'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', requestId)
    .where('type', '=', 'MakeAppointment')
    .executeTakeFirst();
  return row ?? null;
}

type WishedSurvey = Pick<SurveyRow, 'id' | 'patient_id' | 'questionnaire_id' | 'opened_time'>;

/** Returns the surveys of the request from which an event was created, and those of a request. */
export async function wishedSurveys(
  db: Queryable,
  clinicId: string,
  of: { eventId: string } | { requestId: string },
): Promise<WishedSurvey[]> {
  const condition = 'eventId' in of ? sql`r.event_id = ${of.eventId}` : sql`r.id = ${of.requestId}`;
  const { rows } = await columnsOf({ s: 'questionnaires.survey' }, [
    's.id',
    's.patient_id',
    's.questionnaire_id',
    's.opened_time',
  ])
    .select(sql`from questionnaires.survey s
    join requests.request r on r.clinic_id = s.clinic_id and r.id = s.request_id
    where s.clinic_id = ${clinicId} and ${condition} and s.event_id is null and s.deleted_time is null
    order by s.id`)
    .execute(db);
  return rows;
}

/** Returns those of these questionnaires that can be sent. */
export async function publishedVersions(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
): Promise<PublishedVersion[]> {
  const { rows } = await columnsOf('questionnaires.questionnaire', [
    'id as questionnaire_id',
    'published_version as number',
  ])
    .filled('number')
    .select(sql`from questionnaires.questionnaire
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) and deleted_time is null and published_version is not null`)
    .execute(db);
  return rows;
}

/** Returns future events of all clinics whose patients still have to be asked something. */
export async function dueEvents(db: Queryable, from: Date, to: Date): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await columnsOf({ e: 'scheduling.event' }, ['e.clinic_id', 'e.id'])
    .select(sql`from scheduling.event e
    where e.clinic_id in (select clinic_id from questionnaires.category_questionnaire)
      and e.start_time > ${from} and e.start_time <= ${to} and e.deleted_time is null and e.patient_id is not null
      and e.status <> 'canceled' and exists (
        select 1 from questionnaires.category_questionnaire c
        where c.clinic_id = e.clinic_id and c.category_id = e.category_id and not exists (
          select 1 from questionnaires.survey s
          where s.clinic_id = e.clinic_id and s.event_id = e.id and s.patient_id = e.patient_id
            and s.questionnaire_id = c.questionnaire_id)
        and ${isTurn(sql.raw('c'), sql.raw('e.patient_id'), sql.raw('e.start_time'))})
    order by e.clinic_id, e.start_time limit 2000`)
    .execute(db);
  return rows;
}

/**
 * Returns patients of all clinics who were asked at least two days ago, whose answers are due within two days, and who
 * were not reminded yet.
 */
export async function patientsToRemind(db: Queryable, now: Date): Promise<{ clinic_id: string; patient_id: string }[]> {
  const { rows } = await columnsOf({ s: 'questionnaires.survey' }, ['s.clinic_id', 's.patient_id'])
    .distinct()
    .select(sql`from questionnaires.survey s
    join practice.clinic c on c.clinic_id = s.clinic_id
    where s.clinic_id = c.clinic_id and s.deleted_time is null and s.submitted_time is null and s.reminded_time is null
      and s.sent_time < ${now}::timestamptz - interval '36 hours'
      and s.due_date between (${now}::timestamptz at time zone c.time_zone)::date
        and (${now}::timestamptz at time zone c.time_zone)::date + 2
    limit 2000`)
    .execute(db);
  return rows;
}
