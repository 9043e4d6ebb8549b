import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Language } from '#values/language/language.ts';
import type { EventStatus } from '../../rules/index.ts';
import type { AppointmentLink } from '../reminders/appointment-token.ts';

/** The fields of an event that its patient link needs. */
export interface LinkedEvent {
  id: string;
  start_time: Date;
  end_time: Date;
  status: EventStatus;
  /** Applies to the event's current time. */
  patient_response: 'confirmed' | 'cancel_asked' | null;
  first_name: string;
  last_name: string;
  preferred_language: Language | null;
  has_died: boolean;
  doctors: {
    user_id: string;
    first_name: string;
    last_name: string;
    title: string | null;
    credential: string | null;
  }[];
}

const linked = ({ clinicId, eventId, patientId }: AppointmentLink) => sql<LinkedEvent>`
  select e.id, e.start_time, e.end_time, e.status, p.first_name, p.last_name, p.preferred_language, p.deceased_date is not null as has_died,
    case when e.patient_response_start = e.start_time then e.patient_response end as patient_response,
    coalesce((select json_agg(json_build_object('user_id', o.user_id, 'first_name', o.first_name, 'last_name', o.last_name,
        'title', o.title, 'credential', o.credential) order by o.last_name, o.first_name)
      from scheduling.event_attendee a
      join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
      join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
      where a.clinic_id = e.clinic_id and a.event_id = e.id), '[]') as doctors
  from scheduling.event e
  join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
  where e.clinic_id = ${clinicId} and e.id = ${eventId} and e.patient_id = ${patientId} and e.deleted_time is null`;

/** Returns the event of a link; null if it is deleted or belongs to another patient. */
export async function readLinkedEvent(db: Queryable, link: AppointmentLink): Promise<LinkedEvent | null> {
  return (await linked(link).execute(db)).rows[0] ?? null;
}

/** Same, locked for the rest of the transaction. */
export async function lockLinkedEvent(tx: Tx, link: AppointmentLink): Promise<LinkedEvent | null> {
  await sql`
    select 1 from scheduling.event where clinic_id = ${link.clinicId} and id = ${link.eventId} for update`.execute(tx);
  return readLinkedEvent(tx, link);
}

/** Saves the patient's answer for the current time of the event. */
export async function writeResponse(
  tx: Tx,
  { clinicId, eventId }: AppointmentLink,
  { answer, status, now }: { answer: 'confirmed' | 'cancel_asked'; status: EventStatus; now: Date },
): Promise<void> {
  await sql`
    update scheduling.event set patient_response = ${answer}, patient_response_start = start_time, patient_response_time = ${now},
      status = ${status}, version = version + 1, updated_time = ${now}
    where clinic_id = ${clinicId} and id = ${eventId}`.execute(tx);
}

/** Clears the patient's answer on an event. */
export async function clearResponse(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`
    update scheduling.event set patient_response = null, patient_response_start = null, patient_response_time = null,
      version = version + 1, updated_time = ${now}
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}

/** Sets or clears a patient's cancellation request on an active event; returns whether that changed it. */
export async function writeWish(
  tx: Tx,
  { clinicId, eventId, patientId }: AppointmentLink,
  { asks, now }: { asks: boolean; now: Date },
): Promise<boolean> {
  const cancelRequested = sql`(e.patient_response = 'cancel_asked' and e.patient_response_start = e.start_time)`;
  const { rows } = await sql`
    update scheduling.event e set patient_response = case when ${asks}::boolean then 'cancel_asked' end,
      patient_response_start = case when ${asks}::boolean then e.start_time end, patient_response_time = case when ${asks}::boolean then ${now}::timestamptz end,
      version = e.version + 1, updated_time = ${now}
    where e.clinic_id = ${clinicId} and e.id = ${eventId} and e.patient_id = ${patientId} and e.deleted_time is null
      and e.status in ('pending', 'confirmed') and (${cancelRequested} is not true) = ${asks}::boolean
    returning 1`.execute(tx);
  return rows.length > 0;
}
