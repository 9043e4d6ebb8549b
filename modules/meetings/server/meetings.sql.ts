import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Why a meeting failed. */
export type MeetingError = 'signed-out' | 'refused' | 'unreachable' | 'too-many';

const table = clinicTable('meetings.online_meeting', [
  'clinic_id',
  'id',
  'event_id',
  'host_id',
  'is_wanted',
  'ended_with_event',
  'topic',
  'agenda',
  'password',
  'invitees',
  'start_time',
  'end_time',
  'time_zone',
  'version',
  'settled_version',
  'state',
  'error',
  'asked_time',
  'provider_id',
  'join_url',
  'attempts',
  'sequence',
  'invited',
  'created_by',
  'created_time',
]);

/** The online meeting of an event: what is wanted of it, and how far the provider has it. */
export type Meeting = RowOfTable<typeof table>;

const ofEvent = (db: Queryable, clinicId: string, eventId: string) =>
  table.select(db, { clinicId }).where('event_id', '=', eventId);

/** The meeting of an event; null where it never had one. */
export async function readMeeting(db: Queryable, clinicId: string, eventId: string): Promise<Meeting | null> {
  return (await ofEvent(db, clinicId, eventId).executeTakeFirst()) ?? null;
}

/** The same, locked for the rest of the transaction. */
export async function lockMeeting(tx: Tx, clinicId: string, eventId: string): Promise<Meeting | null> {
  return (await ofEvent(tx, clinicId, eventId).forUpdate().executeTakeFirst()) ?? null;
}

/** The meetings of these events, wanted or not, in no order. */
export function readMeetings(db: Queryable, clinicId: string, eventIds: readonly string[]): Promise<Meeting[]> {
  return table
    .select(db, { clinicId })
    .where(sql<boolean>`event_id = any(${eventIds}::uuid[])`)
    .execute();
}

/** Those of the events that have a meeting, wanted or not. */
export async function eventsWithMeeting(
  db: Queryable,
  clinicId: string,
  eventIds: readonly string[],
): Promise<string[]> {
  return (await readMeetings(db, clinicId, eventIds)).map(({ event_id }) => event_id).toSorted();
}

/** What a new meeting begins with. */
export type NewMeeting = Pick<
  Meeting,
  | 'clinic_id'
  | 'id'
  | 'event_id'
  | 'host_id'
  | 'topic'
  | 'agenda'
  | 'password'
  | 'invitees'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'created_by'
  | 'created_time'
>;

/** Adds a meeting. */
export async function insertMeeting(tx: Tx, { clinic_id: clinicId, ...meeting }: NewMeeting): Promise<void> {
  const begun = { is_wanted: true, state: 'creating' as const, updated_time: meeting.created_time };
  await table.insert(tx, { clinicId }, { ...meeting, ...begun });
}

/** Changes fields of a meeting. */
export async function updateMeeting(
  tx: Queryable,
  { clinic_id: clinicId, id }: Pick<Meeting, 'clinic_id' | 'id'>,
  fields: Partial<Omit<Meeting, 'clinic_id' | 'id' | 'event_id'>>,
): Promise<void> {
  await table.update(tx, { clinicId }, id, { ...fields, updated_time: sql<Date>`now()` });
}

/** Takes a meeting up for two minutes, in which nobody else talks to the provider about it; null where somebody does. */
export async function claimMeeting(db: Queryable, clinicId: string, id: string): Promise<Meeting | null> {
  const { rows } = await table
    .as()
    .returned(sql`update meetings.online_meeting set claimed_until = now() + interval '2 minutes'
    where clinic_id = ${clinicId} and id = ${id} and coalesce(claimed_until, '-infinity') < now()`)
    .execute(db);
  return rows[0] ?? null;
}

/** Writes down what the provider has, holding the meeting; answers it as it is wanted by now. */
export async function settleMeeting(
  tx: Tx,
  { clinic_id: clinicId, id }: Pick<Meeting, 'clinic_id' | 'id'>,
  fields: Partial<
    Pick<Meeting, 'settled_version' | 'state' | 'error' | 'provider_id' | 'join_url' | 'attempts' | 'asked_time'>
  >,
): Promise<Meeting> {
  const settled = { ...fields, claimed_until: null, updated_time: sql<Date>`now()` };
  return (await table.update(tx, { clinicId }, id, settled))!;
}

/** Meetings that are wanted, upcoming ones first to come, past ones last to end; of one host where one is named. */
export function listMeetings(
  db: Queryable,
  clinicId: string,
  shown: { hostId: string | null; upcoming: boolean; now: Date; skip: number; take: number },
): Promise<Meeting[]> {
  const { hostId, upcoming, now, skip, take } = shown;
  const wanted = table.select(db, { clinicId }).where('is_wanted', '=', true);
  return (hostId === null ? wanted : wanted.where('host_id', '=', hostId))
    .where('end_time', upcoming ? '>' : '<=', now)
    .orderBy('start_time', upcoming ? 'asc' : 'desc')
    .orderBy('id')
    .limit(take)
    .offset(skip)
    .execute();
}

/** The events that are to be online meetings with this host and have not ended. */
export async function hostedMeetings(db: Queryable, clinicId: string, hostId: string, now: Date): Promise<string[]> {
  const { rows } = await columnsOf('meetings.online_meeting', ['event_id'])
    .select(sql`from meetings.online_meeting
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
    order by start_time, id`)
    .execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Begins anew with the meetings of this host that failed because their account did not take our word; answers them. */
export async function signedOutMeetings(tx: Tx, clinicId: string, hostId: string, now: Date): Promise<Meeting[]> {
  const { rows } = await table
    .as()
    .returned(sql`update meetings.online_meeting set state = 'creating', error = null, attempts = 0, updated_time = now()
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
      and state = 'failed' and error = 'signed-out'`)
    .execute(tx);
  return rows;
}
