import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Language } from '#values/language/language.ts';
import type { OfferState, WaitlistFields, WaitlistState } from '../rules/index.ts';

const table = clinicTable('scheduling.waiting_entry', [
  'id',
  'patient_id',
  'category_id',
  'minutes',
  'first_day',
  'last_day',
  'weekdays',
  'start_minute',
  'end_minute',
  'notice_hours',
  'priority',
  'note',
  'state',
  'appointment_id',
  'booked_event_id',
  'version',
  'created_time',
  'updated_time',
]);

/** A waitlist entry with its patient, type, appointments and latest offer. */
export interface WaitingEntry extends RowOfTable<typeof table> {
  calendar_ids: string[];
  added_by: string;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  record_number: number;
  email: string | null;
  mobile: string | null;
  preferred_language: Language | null;
  /** False for deceased patients and deleted records: they get no offers. */
  is_reachable: boolean;
  category_name: string;
  color: string;
  is_offered_type: boolean;
  gap: number;
  /** Start of the appointment that the patient wants moved earlier, while it exists. */
  appointment_start: Date | null;
  appointment_end: Date | null;
  booked_start: Date | null;
  offer_state: OfferState | null;
  offer_start: Date | null;
  offer_sent: Date | null;
  offer_expires: Date | null;
}

/** Filters: by ID, by state, by patient. */
export interface EntryFilter {
  ids?: readonly string[];
  states?: readonly WaitlistState[];
  patientId?: string;
}

/** Returns up to `take` entries of existing patients, active ones by waiting time. */
export async function readEntries(
  db: Queryable,
  clinicId: string,
  { ids, states, patientId }: EntryFilter,
  take: number,
): Promise<WaitingEntry[]> {
  const narrowed: RawBuilder<unknown>[] = [];
  if (ids !== undefined) narrowed.push(sql`and w.id = any(${ids}::uuid[])`);
  if (states !== undefined) narrowed.push(sql`and w.state = any(${states}::text[])`);
  if (patientId !== undefined) narrowed.push(sql`and w.patient_id = ${patientId}`);
  const { rows } = await sql<WaitingEntry>`
    select ${table.columns('w')},
      array(select k.calendar_id from scheduling.waiting_calendar k where k.clinic_id = w.clinic_id and k.entry_id = w.id
        order by k.calendar_id) as calendar_ids,
      coalesce(m.first_name || ' ' || m.last_name, '') as added_by,
      p.first_name, p.last_name, p.date_of_birth, p.record_number, p.email, p.mobile, p.preferred_language,
      p.deceased_date is null and p.deleted_time is null as is_reachable,
      c.category_name, c.color, c.deleted_time is null as is_offered_type, coalesce(c.interval_minutes, 0) as gap,
      a.start_time as appointment_start, a.end_time as appointment_end, b.start_time as booked_start,
      o.state as offer_state, o.start_time as offer_start, o.sent_time as offer_sent, o.expires_time as offer_expires
    from scheduling.waiting_entry w
    join scheduling.event_patient p on p.clinic_id = w.clinic_id and p.id = w.patient_id and p.deleted_time is null
    join scheduling.event_category c on c.clinic_id = w.clinic_id and c.id = w.category_id
    left join scheduling.calendar_owner m on m.clinic_id = w.clinic_id and m.user_id = w.created_by
    left join scheduling.event a on a.clinic_id = w.clinic_id and a.id = w.appointment_id and a.deleted_time is null
      and a.status in ('pending', 'confirmed')
    left join scheduling.event b on b.clinic_id = w.clinic_id and b.id = w.booked_event_id
    left join lateral (select o.state, o.start_time, o.sent_time, o.expires_time from scheduling.waiting_offer o
      where o.clinic_id = w.clinic_id and o.entry_id = w.id and o.sent_time is not null order by o.sent_time desc, o.id desc limit 1) o on true
    where w.clinic_id = ${clinicId} ${sql.join(narrowed, sql` `)}
    order by w.state in ('waiting', 'offered') desc,
      case when w.state in ('waiting', 'offered') then w.created_time end, w.updated_time desc, w.id
    limit ${take}`.execute(db);
  return rows;
}

/** Returns one entry, locked for the rest of the transaction. */
export async function lockEntry(tx: Tx, clinicId: string, id: string): Promise<WaitingEntry | null> {
  await sql`select 1 from scheduling.waiting_entry where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readEntries(tx, clinicId, { ids: [id] }, 1))[0] ?? null;
}

/** Returns the entry with which a patient already waits for this type; `except` is ignored. */
export async function findTwin(
  db: Queryable,
  clinicId: string,
  twin: { patientId: string; categoryId: string; except: string | null },
): Promise<string | null> {
  const rows = await table
    .select(db, { clinicId })
    .where('patient_id', '=', twin.patientId)
    .where('category_id', '=', twin.categoryId)
    .where('state', 'in', ['waiting', 'offered'])
    .execute();
  return rows.find(({ id }) => id !== twin.except)?.id ?? null;
}

/** The records referenced by an entry: of the newly added calendars, how many are active. */
export interface EntryAvailability {
  patient: boolean;
  category: boolean;
  named: number;
  calendars: number;
  appointment: boolean;
}

/** Looks up the references; `known` are calendars that the entry already has. */
export async function readWaitlistAvailability(
  db: Queryable,
  clinicId: string,
  { patient_id, category_id, calendar_ids, appointment_id }: WaitlistFields,
  known: readonly string[],
): Promise<EntryAvailability> {
  const fresh = [...new Set(calendar_ids)].filter((id) => !known.includes(id));
  const { rows } = await sql<EntryAvailability>`
    select exists (select 1 from scheduling.event_patient p where p.clinic_id = ${clinicId} and p.id = ${patient_id}
        and p.deleted_time is null and p.deceased_date is null) as patient,
      exists (select 1 from scheduling.event_category c where c.clinic_id = ${clinicId} and c.id = ${category_id}
        and c.deleted_time is null) as category,
      ${fresh.length}::int as named,
      (select count(*)::int from scheduling.calendar k where k.clinic_id = ${clinicId} and k.id = any(${fresh}::uuid[])
        and k.is_active) as calendars,
      exists (select 1 from scheduling.event e where e.clinic_id = ${clinicId} and e.id = ${appointment_id ?? null}::uuid
        and e.patient_id = ${patient_id} and e.deleted_time is null and e.status in ('pending', 'confirmed')) as appointment`.execute(
    db,
  );
  return rows[0]!;
}

const fieldColumns = ({ calendar_ids: _calendars, note, appointment_id, ...fields }: WaitlistFields) => ({
  ...fields,
  weekdays: [...new Set(fields.weekdays)].toSorted((a, b) => a - b),
  note: note ?? null,
  appointment_id: appointment_id ?? null,
});

/** Inserts an entry. */
export async function insertEntry(
  tx: Tx,
  clinicId: string,
  id: string,
  fields: WaitlistFields,
  by: { userId: string; now: Date },
): Promise<void> {
  const { userId: created_by, now } = by;
  await tx
    .insertInto('scheduling.waiting_entry')
    .values({ ...fieldColumns(fields), clinic_id: clinicId, id, created_by, created_time: now, updated_time: now })
    .execute();
  await writeCalendars(tx, clinicId, id, fields.calendar_ids);
}

/** Updates an entry; its patient can't change. */
export async function rewriteEntry(
  tx: Tx,
  clinicId: string,
  id: string,
  fields: WaitlistFields,
  now: Date,
): Promise<void> {
  const { patient_id: _patient, ...changed } = fieldColumns(fields);
  await tx
    .updateTable('scheduling.waiting_entry')
    .set({ ...changed, updated_time: now, version: sql`version + 1` })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await sql`delete from scheduling.waiting_calendar where clinic_id = ${clinicId} and entry_id = ${id}`.execute(tx);
  await writeCalendars(tx, clinicId, id, fields.calendar_ids);
}

async function writeCalendars(tx: Tx, clinicId: string, id: string, calendarIds: readonly string[]): Promise<void> {
  await sql`
    insert into scheduling.waiting_calendar (clinic_id, entry_id, calendar_id)
    select ${clinicId}, ${id}, k from unnest(${[...new Set(calendarIds)]}::uuid[]) k`.execute(tx);
}

/** Sets the state of entries. Entries released from an offer wait again; ended ones stay ended. */
export async function setStates(
  tx: Tx,
  clinicId: string,
  ids: readonly string[],
  to: { state: WaitlistState; from: readonly WaitlistState[]; eventId?: string | null },
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    update scheduling.waiting_entry set state = ${to.state}, booked_event_id = ${to.eventId ?? null}, version = version + 1,
      updated_time = ${now}
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[]) and state = any(${to.from}::text[])`.execute(tx);
}

/** Expires entries whose last day is over in their clinic; returns them. */
export async function expireEntries(
  tx: Tx,
  now: Date,
): Promise<{ clinic_id: string; id: string; patient_id: string }[]> {
  const { rows } = await columnsOf({ w: 'scheduling.waiting_entry' }, ['w.clinic_id', 'w.id', 'w.patient_id'])
    .returned(sql`update scheduling.waiting_entry w set state = 'expired', version = w.version + 1, updated_time = ${now}
    from practice.clinic c
    where w.clinic_id = c.clinic_id and w.state = 'waiting' and w.last_day < (${now}::timestamptz at time zone c.time_zone)::date`)
    .execute(tx);
  return rows;
}

/** Returns the entry that an appointment fulfills: same patient, same type, within the requested dates. */
export async function findAnswered(
  tx: Tx,
  clinicId: string,
  eventId: string,
): Promise<{ id: string; patient_id: string; state: WaitlistState } | null> {
  const { rows } = await columnsOf({ w: 'scheduling.waiting_entry' }, ['w.id', 'w.patient_id', 'w.state'])
    .select(sql`from scheduling.event e
    join practice.clinic c on c.clinic_id = e.clinic_id
    join scheduling.waiting_entry w on w.clinic_id = e.clinic_id and w.patient_id = e.patient_id and w.category_id = e.category_id
      and w.state in ('waiting', 'offered') and w.appointment_id is null
      and (e.start_time at time zone c.time_zone)::date between w.first_day and w.last_day
    where e.clinic_id = ${clinicId} and e.id = ${eventId} and e.deleted_time is null and e.status in ('pending', 'confirmed')
      and e.created_time >= w.created_time
    limit 1 for update of w`)
    .execute(tx);
  return rows[0] ?? null;
}

/** Returns the appointments of these patients between two instants. */
export async function readPatientTimes(
  db: Queryable,
  clinicId: string,
  patientIds: readonly string[],
  between: { start: Date; end: Date },
): Promise<{ patient_id: string; start_time: Date; end_time: Date }[]> {
  const { rows } = await columnsOf({ e: 'scheduling.event' }, ['e.patient_id', 'e.start_time', 'e.end_time'])
    .filled('patient_id')
    .select(sql`from scheduling.event e
    where e.clinic_id = ${clinicId} and e.patient_id = any(${patientIds}::uuid[]) and e.deleted_time is null
      and e.status not in ('canceled', 'noshow') and e.start_time < ${between.end}
      and e.start_time >= ${between.start}::timestamptz - interval '15 days' and e.end_time > ${between.start}
    limit 20000`)
    .execute(db);
  return rows;
}

/** Counts the entries for a member's calendar. */
export const countWaitingFor = (db: Queryable, clinicId: string, userId: string): Promise<number> =>
  countRows(
    db,
    sql`scheduling.calendar c
      join scheduling.waiting_calendar k on k.clinic_id = c.clinic_id and k.calendar_id = c.id
      join scheduling.waiting_entry w on w.clinic_id = k.clinic_id and w.id = k.entry_id and w.state in ('waiting', 'offered')
      where c.clinic_id = ${clinicId} and c.user_id = ${userId}`,
  );

/** Moves the entries for one member's calendar to another's; returns them. */
export async function moveWaitlist(
  tx: Tx,
  clinicId: string,
  from: string,
  to: string,
  now: Date,
): Promise<{ id: string; patient_id: string }[]> {
  const { rows } = await columnsOf({ w: 'scheduling.waiting_entry' }, ['w.id', 'w.patient_id'])
    .returned(sql`with left_behind as (
      delete from scheduling.waiting_calendar k using scheduling.calendar c, scheduling.waiting_entry w
      where k.clinic_id = ${clinicId} and c.clinic_id = k.clinic_id and c.id = k.calendar_id and c.user_id = ${from}
        and w.clinic_id = k.clinic_id and w.id = k.entry_id and w.state in ('waiting', 'offered')
      returning k.entry_id),
    placed as (
      insert into scheduling.waiting_calendar (clinic_id, entry_id, calendar_id)
      select ${clinicId}, l.entry_id, t.id
      from left_behind l join scheduling.calendar t on t.clinic_id = ${clinicId} and t.user_id = ${to} and t.is_active
      on conflict do nothing) update scheduling.waiting_entry w set version = w.version + 1, updated_time = ${now}
    from left_behind l where w.clinic_id = ${clinicId} and w.id = l.entry_id`)
    .execute(tx);
  return rows;
}
