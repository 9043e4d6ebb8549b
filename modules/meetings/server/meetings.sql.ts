import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

const NOW = sql<Date>`now()`;

/** The reasons why a meeting failed. */
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

/** The online meeting of an event: its desired state, and the state at the provider. */
export type Meeting = RowOfTable<typeof table>;

const ofEvent = (db: Queryable, clinicId: string, eventId: string) =>
  table.select(db, { clinicId }).where('event_id', '=', eventId);

/** Returns the meeting of an event; null if it never had one. */
export async function readMeeting(db: Queryable, clinicId: string, eventId: string): Promise<Meeting | null> {
  return (await ofEvent(db, clinicId, eventId).executeTakeFirst()) ?? null;
}

/** Same, locked for the rest of the transaction. */
export async function lockMeeting(tx: Tx, clinicId: string, eventId: string): Promise<Meeting | null> {
  return (await ofEvent(tx, clinicId, eventId).forUpdate().executeTakeFirst()) ?? null;
}

/** Returns the meetings of these events, active or ended, unordered. */
export function readMeetings(db: Queryable, clinicId: string, eventIds: readonly string[]): Promise<Meeting[]> {
  return table
    .select(db, { clinicId })
    .where(sql`event_id`, '=', sql`any(${eventIds}::uuid[])`)
    .execute();
}

/** Returns those of these events that have a meeting, active or ended. */
export async function eventsWithMeeting(
  db: Queryable,
  clinicId: string,
  eventIds: readonly string[],
): Promise<string[]> {
  return (await readMeetings(db, clinicId, eventIds)).map(({ event_id }) => event_id).toSorted();
}

/** The columns of a new meeting. */
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

/** Inserts a meeting. */
export async function insertMeeting(tx: Tx, { clinic_id: clinicId, ...meeting }: NewMeeting): Promise<void> {
  const begun = { is_wanted: true, state: 'creating' as const, updated_time: meeting.created_time };
  await table.insert(tx, { clinicId }, { ...meeting, ...begun });
}

/** Updates columns of a meeting. */
export async function updateMeeting(
  tx: Queryable,
  { clinic_id: clinicId, id }: Pick<Meeting, 'clinic_id' | 'id'>,
  fields: Partial<Omit<Meeting, 'clinic_id' | 'id' | 'event_id'>>,
): Promise<void> {
  await table.update(tx, { clinicId }, id, { ...fields, updated_time: NOW });
}

/**
 * Claims a meeting for two minutes, during which no other process contacts the provider about it; null if it is already
 * claimed.
 */
export async function claimMeeting(db: Queryable, clinicId: string, id: string): Promise<Meeting | null> {
  const { rows } = await table
    .as()
    .returned(sql`update meetings.online_meeting set claimed_until = now() + interval '2 minutes'
    where clinic_id = ${clinicId} and id = ${id} and coalesce(claimed_until, '-infinity') < now()`)
    .execute(db);
  return rows[0] ?? null;
}

/** Saves the state at the provider and locks the meeting; returns its current desired state. */
export async function settleMeeting(
  tx: Tx,
  { clinic_id: clinicId, id }: Pick<Meeting, 'clinic_id' | 'id'>,
  fields: Partial<
    Pick<Meeting, 'settled_version' | 'state' | 'error' | 'provider_id' | 'join_url' | 'attempts' | 'asked_time'>
  >,
): Promise<Meeting> {
  const settled = { ...fields, claimed_until: null, updated_time: NOW };
  return (await table.update(tx, { clinicId }, id, settled))!;
}

/** Returns active meetings, upcoming ones by start, past ones latest first; optionally of one host. */
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

/** Returns the events with a meeting of this host that have not ended. */
export async function hostedMeetings(db: Queryable, clinicId: string, hostId: string, now: Date): Promise<string[]> {
  const { rows } = await columnsOf('meetings.online_meeting', ['event_id'])
    .select(sql`from meetings.online_meeting
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
    order by start_time, id`)
    .execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Resets this host's meetings that failed because of a revoked authorization; returns them. */
export async function signedOutMeetings(tx: Tx, clinicId: string, hostId: string, now: Date): Promise<Meeting[]> {
  const { rows } = await table
    .as()
    .returned(sql`update meetings.online_meeting set state = 'creating', error = null, attempts = 0, updated_time = now()
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
      and state = 'failed' and error = 'signed-out'`)
    .execute(tx);
  return rows;
}
