import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A link as it is kept, with what coming in asks of its patient. */
export interface LinkRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  created_time: Date;
  expires_time: Date;
  wrong_attempts: number;
  locked_time: Date | null;
  revoked_time: Date | null;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  deceased_date: string | null;
  clinic_name: string;
  time_zone: string;
}

const LINK =
  sql.raw(`l.clinic_id, l.id, l.patient_id, l.created_time, l.expires_time, l.wrong_attempts, l.locked_time, l.revoked_time,
  p.first_name, p.last_name, p.date_of_birth, p.deceased_date, c.clinic_name, c.time_zone`);
const LINKS = sql.raw(`questionnaires.survey_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link and a session are found by their token before anybody knows the clinic: the hash of 256 random bits names the clinic with it.
/** The link of a token; held for the rest of the transaction where there is one. */
export async function findLink(db: Queryable, tokenHash: Buffer, locked = false): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash}
    ${sql.raw(locked ? 'for update of l' : '')}`.execute(db);
  return rows[0] ?? null;
}

/** Keeps a link; those that the patient had before stop to work, and who is in with one of them goes on. */
export async function insertLink(
  tx: Tx,
  link: {
    clinic_id: string;
    id: string;
    patient_id: string;
    token_hash: Buffer;
    channel: 'email' | 'sms';
    sent_by: string | null;
    created_time: Date;
    expires_time: Date;
  },
): Promise<void> {
  await revokeLinks(tx, link.clinic_id, [link.patient_id], null, link.created_time);
  await tx.insertInto('questionnaires.survey_link').values(link).execute();
}

/** Ends the links of these patients, of one way only where it is named. */
export async function revokeLinks(
  tx: Tx,
  clinicId: string,
  patientIds: readonly string[],
  channels: readonly string[] | null,
  now: Date,
): Promise<void> {
  await sql`
    update questionnaires.survey_link set revoked_time = ${now}
    where clinic_id = ${clinicId} and patient_id = any(${patientIds}::uuid[]) and revoked_time is null
      and (${channels}::text[] is null or channel = any(${channels}::text[]))`.execute(tx);
}

/** How many links a patient was sent since then. */
export async function countLinks(tx: Tx, clinicId: string, patientId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ sent: number }>`
    select count(*) as sent from questionnaires.survey_link
    where clinic_id = ${clinicId} and patient_id = ${patientId} and created_time > ${since}`.execute(tx);
  return rows[0]!.sent;
}

/** Keeps a wrong try with a link, which may lock it. */
export async function noteWrongTry(
  tx: Tx,
  { clinic_id, id }: LinkRow,
  change: { wrong_attempts: number; locked_time?: Date },
): Promise<void> {
  await tx
    .updateTable('questionnaires.survey_link')
    .set(change)
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** A patient who has come in. */
export interface SessionRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  first_name: string;
  last_name: string;
  clinic_name: string;
  time_zone: string;
}

/** Keeps a session. */
export async function insertSession(
  tx: Tx,
  {
    now,
    ...row
  }: { clinic_id: string; id: string; patient_id: string; link_id: string; token_hash: Buffer; now: Date },
): Promise<void> {
  await tx
    .insertInto('questionnaires.survey_session')
    .values({ ...row, created_time: now, seen_time: now })
    .execute();
}

/** The session of a token that has been in use since `seen` and began after `created`; it is marked as seen now. */
export async function touchSession(
  db: Queryable,
  tokenHash: Buffer,
  since: { seen: Date; created: Date; now: Date },
): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    update questionnaires.survey_session s set seen_time = ${since.now}
    from patients.patient p, practice.clinic c
    where s.clinic_id = c.clinic_id and s.token_hash = ${tokenHash} and s.ended_time is null and s.seen_time > ${since.seen}
      and s.created_time > ${since.created}
      and p.clinic_id = s.clinic_id and p.id = s.patient_id and p.deleted_time is null and p.deceased_date is null
    returning s.clinic_id, s.id, s.patient_id, p.first_name, p.last_name, c.clinic_name, c.time_zone`.execute(db);
  return rows[0] ?? null;
}

/** Ends one session, or every one of these patients. */
export async function endSessions(
  tx: Tx,
  clinicId: string,
  which: { id: string } | { patientIds: readonly string[] },
  now: Date,
): Promise<void> {
  const [id, patientIds] = 'id' in which ? [which.id, null] : [null, which.patientIds];
  await sql`
    update questionnaires.survey_session set ended_time = ${now}
    where clinic_id = ${clinicId} and ended_time is null
      and (id = ${id}::uuid or patient_id = any(${patientIds}::uuid[]))`.execute(tx);
}
