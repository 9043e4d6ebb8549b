import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Language } from '#values/language/language.ts';
import type { EventStatus, Notification } from '../../rules/index.ts';

/** Returns the notifications of a plan in order. */
export async function readPlan(db: Queryable, clinicId: string, planId: string): Promise<Notification[]> {
  const rows = await db
    .selectFrom('scheduling.event_notification')
    .select([
      'notification_type',
      'notification_method',
      'subject',
      'message_template',
      'message_template_es',
      'hours_before as hours_before_appointment',
    ])
    .where('clinic_id', '=', clinicId)
    .where('plan_id', '=', planId)
    .orderBy('position')
    .execute();
  return rows;
}

/** Inserts a plan with its notifications. */
export async function insertPlan(
  tx: Tx,
  clinicId: string,
  id: string,
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  await tx.insertInto('scheduling.notification_plan').values({ clinic_id: clinicId, id, created_time: now }).execute();
  await tx
    .insertInto('scheduling.event_notification')
    .values(
      notifications.map(({ hours_before_appointment: hours_before, ...one }, position) => ({
        ...one,
        hours_before,
        clinic_id: clinicId,
        plan_id: id,
        position,
      })),
    )
    .execute();
}

/** An event with all data that its messages depend on. */
export interface NotifiedEvent {
  id: string;
  start_time: Date;
  status: EventStatus;
  is_deleted: boolean;
  patient_id: string | null;
  series_id: string | null;
  replaced_start: Date | null;
  told_start: Date | null;
  told_patient_id: string | null;
  notifications: Notification[];
  first_name: string | null;
  preferred_language: Language | null;
  /** Also null if the patient opted out. */
  email: string | null;
  mobile: string | null;
  doctors: { first_name: string; last_name: string; title: string | null; credential: string | null }[];
}

/**
 * Returns the events with these IDs, including deleted ones, locked for the rest of the transaction, earliest first.
 */
export async function lockNotifiedEvents(tx: Tx, clinicId: string, ids: readonly string[]): Promise<NotifiedEvent[]> {
  const { rows } = await sql<NotifiedEvent>`
    select e.id, e.start_time, e.status, e.deleted_time is not null as is_deleted, e.patient_id, e.series_id, e.replaced_start,
      e.told_start, e.told_patient_id, p.first_name, p.preferred_language,
      case when p.deleted_time is null and p.deceased_date is null then p.email end as email,
      case when p.deleted_time is null and p.deceased_date is null then p.mobile end as mobile,
      coalesce((select json_agg(json_build_object('notification_type', n.notification_type, 'notification_method',
          n.notification_method, 'subject', n.subject, 'message_template', n.message_template,
          'message_template_es', n.message_template_es, 'hours_before_appointment', n.hours_before) order by n.position)
        from scheduling.event_notification n
        where n.clinic_id = e.clinic_id and n.plan_id = e.notification_plan_id), '[]') as notifications,
      coalesce((select json_agg(json_build_object('first_name', o.first_name, 'last_name', o.last_name, 'title', o.title,
          'credential', o.credential) order by o.last_name, o.first_name)
        from scheduling.event_attendee a
        join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
        join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
        where a.clinic_id = e.clinic_id and a.event_id = e.id), '[]') as doctors
    from scheduling.event e
    left join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
    where e.clinic_id = ${clinicId} and e.id = any(${ids}::uuid[])
    order by e.start_time, e.id for no key update of e`.execute(tx);
  return rows;
}

/** Records the time of which the patients of these events have been notified. */
export async function markNotified(tx: Tx, clinicId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update scheduling.event set told_start = start_time, told_patient_id = patient_id
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(tx);
}

/** Returns events with notifications that begin in a time range, across clinics, in pages by clinic and ID. */
export async function findEventsToRemind(
  db: Queryable,
  between: { from: Date; until: Date },
  after: { clinic_id: string; id: string },
  limit: number,
): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await columnsOf('scheduling.event', ['clinic_id', 'id'])
    .select(sql`from scheduling.event
    where start_time > ${between.from} and start_time <= ${between.until} and notification_plan_id is not null
      and patient_id is not null and deleted_time is null
      and (clinic_id, id) > (${after.clinic_id}::uuid, ${after.id}::uuid)
    order by clinic_id, id limit ${limit}`)
    .execute(db);
  return rows;
}

/** Returns a patient's future events. */
export async function findComingEvents(
  db: Queryable,
  clinicId: string,
  patientId: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await columnsOf('scheduling.event', ['id'])
    .select(sql`from scheduling.event
    where clinic_id = ${clinicId} and patient_id = ${patientId} and start_time > ${now} and deleted_time is null
      and notification_plan_id is not null
    order by start_time limit 1000`)
    .execute(db);
  return rows.map(({ id }) => id);
}
