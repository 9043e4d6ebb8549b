import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** How far an online meeting is. */
export type MeetingState = 'creating' | 'ready' | 'failed' | 'ended';

/** Why a meeting failed. */
export type MeetingError = 'signed-out' | 'refused' | 'unreachable' | 'too-many';

/** The online meeting of an event: what is wanted of it, and how far the provider has it. */
export interface Meeting {
  clinic_id: string;
  id: string;
  event_id: string;
  host_id: string;
  is_wanted: boolean;
  ended_with_event: boolean;
  topic: string;
  agenda: string;
  password: string;
  invitees: string[];
  start_time: Date;
  end_time: Date;
  time_zone: string;
  version: number;
  settled_version: number;
  state: MeetingState;
  error: MeetingError | null;
  asked_time: Date | null;
  provider_id: string | null;
  join_url: string | null;
  attempts: number;
  sequence: number;
  invited: string[];
  created_by: string;
  created_time: Date;
}

const COLUMNS = sql.raw(
  `clinic_id, id, event_id, host_id, is_wanted, ended_with_event, topic, agenda, password, invitees, start_time, end_time,
  time_zone, version, settled_version, state, error, asked_time, provider_id, join_url, attempts, sequence, invited, created_by,
  created_time`,
);

/** The meeting of an event; null where it never had one. */
export async function readMeeting(db: Queryable, clinicId: string, eventId: string): Promise<Meeting | null> {
  const { rows } = await sql<Meeting>`
    select ${COLUMNS} from meetings.online_meeting where clinic_id = ${clinicId} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? null;
}

/** The same, locked for the rest of the transaction. */
export async function lockMeeting(tx: Tx, clinicId: string, eventId: string): Promise<Meeting | null> {
  const { rows } = await sql<Meeting>`
    select ${COLUMNS} from meetings.online_meeting
    where clinic_id = ${clinicId} and event_id = ${eventId} for update`.execute(tx);
  return rows[0] ?? null;
}

/** The meetings of these events, wanted or not, in no order. */
export async function readMeetings(db: Queryable, clinicId: string, eventIds: readonly string[]): Promise<Meeting[]> {
  const { rows } = await sql<Meeting>`
    select ${COLUMNS} from meetings.online_meeting
    where clinic_id = ${clinicId} and event_id = any(${eventIds}::uuid[])`.execute(db);
  return rows;
}

/** Those of the events that have a meeting, wanted or not. */
export async function eventsWithMeeting(
  db: Queryable,
  clinicId: string,
  eventIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from meetings.online_meeting
    where clinic_id = ${clinicId} and event_id = any(${eventIds}::uuid[]) order by event_id`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Keeps a new meeting. */
export async function insertMeeting(
  tx: Tx,
  meeting: Omit<
    Meeting,
    | 'state'
    | 'version'
    | 'settled_version'
    | 'error'
    | 'provider_id'
    | 'join_url'
    | 'attempts'
    | 'sequence'
    | 'invited'
    | 'is_wanted'
    | 'ended_with_event'
    | 'asked_time'
  >,
): Promise<void> {
  const m = meeting;
  await sql`
    insert into meetings.online_meeting (clinic_id, id, event_id, host_id, is_wanted, topic, agenda, password, invitees,
      start_time, end_time, time_zone, state, created_by, created_time, updated_time)
    values (${m.clinic_id}, ${m.id}, ${m.event_id}, ${m.host_id}, true, ${m.topic}, ${m.agenda}, ${m.password},
      ${m.invitees}::text[], ${m.start_time}, ${m.end_time}, ${m.time_zone}, 'creating', ${m.created_by}, ${m.created_time},
      ${m.created_time})`.execute(tx);
}

/** Changes fields of a meeting. */
export async function updateMeeting(
  tx: Queryable,
  { clinic_id: clinicId, id }: Pick<Meeting, 'clinic_id' | 'id'>,
  fields: Partial<Omit<Meeting, 'clinic_id' | 'id' | 'event_id'>>,
): Promise<void> {
  await tx
    .updateTable('meetings.online_meeting')
    .set({ ...fields, updated_time: sql<Date>`now()` })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Takes a meeting up for two minutes, in which nobody else talks to the provider about it; null where somebody does. */
export async function claimMeeting(db: Queryable, clinicId: string, id: string): Promise<Meeting | null> {
  const { rows } = await sql<Meeting>`
    update meetings.online_meeting set claimed_until = now() + interval '2 minutes'
    where clinic_id = ${clinicId} and id = ${id} and coalesce(claimed_until, '-infinity') < now()
    returning ${COLUMNS}`.execute(db);
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
  await updateMeeting(tx, { clinic_id: clinicId, id }, fields);
  const { rows } = await sql<Meeting>`
    update meetings.online_meeting set claimed_until = null where clinic_id = ${clinicId} and id = ${id}
    returning ${COLUMNS}`.execute(tx);
  return rows[0]!;
}

/** Meetings that are wanted, upcoming ones first to come, past ones last to end; of one host where one is named. */
export async function listMeetings(
  db: Queryable,
  clinicId: string,
  shown: { hostId: string | null; upcoming: boolean; now: Date; skip: number; take: number },
): Promise<Meeting[]> {
  const order = shown.upcoming ? sql`start_time, id` : sql`start_time desc, id`;
  const { rows } = await sql<Meeting>`
    select ${COLUMNS} from meetings.online_meeting
    where clinic_id = ${clinicId} and is_wanted and (${shown.hostId}::uuid is null or host_id = ${shown.hostId}::uuid)
      and (end_time > ${shown.now}) = ${shown.upcoming}
    order by ${order} limit ${shown.take} offset ${shown.skip}`.execute(db);
  return rows;
}

/** The events that are to be online meetings with this host and have not ended. */
export async function hostedMeetings(db: Queryable, clinicId: string, hostId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ event_id: string }>`
    select event_id from meetings.online_meeting
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
    order by start_time, id`.execute(db);
  return rows.map(({ event_id }) => event_id);
}

/** Begins anew with the meetings of this host that failed because their account did not take our word; answers them. */
export async function signedOutMeetings(tx: Tx, clinicId: string, hostId: string, now: Date): Promise<Meeting[]> {
  const { rows } = await sql<Meeting>`
    update meetings.online_meeting set state = 'creating', error = null, attempts = 0, updated_time = now()
    where clinic_id = ${clinicId} and host_id = ${hostId} and is_wanted and end_time > ${now}
      and state = 'failed' and error = 'signed-out'
    returning ${COLUMNS}`.execute(tx);
  return rows;
}
