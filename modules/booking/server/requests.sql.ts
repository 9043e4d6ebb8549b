import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { BookingState } from '../rules/index.ts';

/** The requests of a clinic's public page. */
export const requests = clinicTable('booking.request', [
  'id',
  'client_key',
  'category_id',
  'calendar_id',
  'start_time',
  'end_time',
  'says_new',
  'first_name',
  'last_name',
  'date_of_birth',
  'phone',
  'email',
  'reason',
  'language',
  'state',
  'held_until',
  'patient_id',
  'event_id',
  'decline_reason',
  'decided_time',
  'version',
  'created_time',
]);
export type BookingRequestRow = typeof requests.row;

const LISTED = requests
  .as('r')
  .and(
    columnsOf({ k: 'scheduling.event_category', o: 'scheduling.calendar_owner' }, [
      'k.category_name',
      'o.first_name as doctor_first_name',
      'o.last_name as doctor_last_name',
      'o.title as doctor_title',
      'o.credential as doctor_credential',
    ]),
  );

/** A request with the names of its event type and doctor. */
export type ListedRequest = ReadRow<typeof LISTED>;

const FROM = sql`from booking.request r
  join scheduling.event_category k on k.clinic_id = r.clinic_id and k.id = r.category_id
  join scheduling.calendar c on c.clinic_id = r.clinic_id and c.id = r.calendar_id
  join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id`;

/** Returns the requests in these states: pending ones by time, others newest first. */
export async function listRequests(
  db: Queryable,
  clinicId: string,
  states: readonly BookingState[],
): Promise<ListedRequest[]> {
  const { rows } = await LISTED.select(sql`${FROM}
    where r.clinic_id = ${clinicId} and r.state = any(${states}::text[])
    order by r.state <> 'pending', case when r.state = 'pending' then r.start_time end, r.created_time desc, r.id
    limit 500`).execute(db);
  return rows;
}

/** Returns one request; null if it doesn't exist. */
export async function findRequest(db: Queryable, clinicId: string, id: string): Promise<ListedRequest | null> {
  const { rows } = await LISTED.select(sql`${FROM} where r.clinic_id = ${clinicId} and r.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** Returns the number of pending requests. */
export async function countPending(db: Queryable, clinicId: string): Promise<number> {
  const { count } = await db
    .selectFrom('booking.request')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the request that a page already sent, by the page's own key. */
export async function findSent(db: Queryable, clinicId: string, clientKey: string): Promise<BookingRequestRow | null> {
  const row = await requests.select(db, { clinicId }).where('client_key', '=', clientKey).executeTakeFirst();
  return row ?? null;
}

/** Returns pending requests of all clinics whose time is no longer held, the oldest first. */
export const findOverdue = (db: Queryable, now: Date, most: number) =>
  db
    .selectFrom('booking.request')
    .select(['clinic_id', 'id'])
    .where('state', '=', 'pending')
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(most)
    .execute();

/** Deletes requests of all clinics that were declined or expired before an instant; returns their clinics and ids. */
export const deleteOld = (tx: Tx, before: Date) =>
  tx
    .deleteFrom('booking.request')
    .where('state', 'in', ['declined', 'expired'])
    .where('decided_time', '<', before)
    .returning(['clinic_id', 'id'])
    .execute();
