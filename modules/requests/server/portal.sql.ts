import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';

/** A link as it is kept, with what signing in asks of its patient. */
export interface LinkRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  created_time: Date;
  expires_time: Date;
  wrong_attempts: number;
  locked_time: Date | null;
  spent_time: Date | null;
  revoked_time: Date | null;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  deceased_date: string | null;
  email: string | null;
  mobile: string | null;
  clinic_name: string;
  time_zone: string;
}

const LINK =
  sql.raw(`l.clinic_id, l.id, l.patient_id, l.created_time, l.expires_time, l.wrong_attempts, l.locked_time, l.spent_time,
  l.revoked_time, p.first_name, p.last_name, p.date_of_birth, p.deceased_date, p.email, p.mobile, c.clinic_name, c.time_zone`);
const LINKS = sql.raw(`requests.portal_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link and a session are found by their token before anybody knows the clinic: the hash of 256 random bits names the clinic with it.
/** The link of a token. */
export async function findLink(db: Queryable, tokenHash: Buffer): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held for the rest of the transaction. */
export async function lockLink(tx: Tx, tokenHash: Buffer): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash} for update of l for key share of p`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** A link that is to be kept. */
export interface NewLink {
  clinic_id: string;
  id: string;
  patient_id: string;
  token_hash: Buffer;
  channel: 'email' | 'sms';
  sent_by: string | null;
  created_time: Date;
  expires_time: Date;
}

/** Keeps a link; those that the patient had before stop to work, and to be renewed. */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .updateTable('requests.portal_link')
    .set({ revoked_time: link.created_time })
    .where('clinic_id', '=', link.clinic_id)
    .where('patient_id', '=', link.patient_id)
    .where('revoked_time', 'is', null)
    .execute();
  await tx.insertInto('requests.portal_link').values(link).execute();
}

/** Voids the links of a patient that went out by these ways before a time, and that nobody has come in with. */
export async function revokeUnusedLinks(
  tx: Tx,
  clinicId: string,
  { patientId, channels, before }: { patientId: string; channels: readonly string[]; before: Date },
  now: Date,
): Promise<void> {
  await sql`
    update requests.portal_link set revoked_time = ${now}
    where clinic_id = ${clinicId} and patient_id = ${patientId} and channel = any(${channels}::text[]) and created_time < ${before}
      and spent_time is null and revoked_time is null`.execute(tx);
}

/** How many links a patient was sent since then, and how many of them they asked for themselves. */
export async function countLinksSince(
  tx: Tx,
  clinicId: string,
  patientId: string,
  since: Date,
): Promise<{ sent: number; asked: number }> {
  const { rows } = await sql<{ sent: number; asked: number }>`
    select count(*) as sent, count(*) filter (where sent_by is null) as asked from requests.portal_link
    where clinic_id = ${clinicId} and patient_id = ${patientId} and created_time > ${since}`.execute(tx);
  return rows[0]!;
}

/** Changes what was tried with a link. */
export async function updateLink(
  tx: Tx,
  { clinic_id, id }: Pick<LinkRow, 'clinic_id' | 'id'>,
  changes: { wrong_attempts?: number; locked_time?: Date; spent_time?: Date },
): Promise<void> {
  await tx
    .updateTable('requests.portal_link')
    .set(changes)
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** A patient who has come in. */
export interface SessionRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  link_id: string;
  created_time: Date;
  seen_time: Date;
  first_name: string;
  last_name: string;
  clinic_name: string;
  time_zone: string;
}

/** Keeps a session. */
export async function insertSession(
  tx: Tx,
  session: { clinic_id: string; id: string; patient_id: string; link_id: string; token_hash: Buffer; now: Date },
): Promise<void> {
  const { now, ...row } = session;
  await tx
    .insertInto('requests.portal_session')
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
    update requests.portal_session s set seen_time = ${since.now}
    from patients.patient p, practice.clinic c
    where s.clinic_id = c.clinic_id and s.token_hash = ${tokenHash} and s.ended_time is null and s.seen_time > ${since.seen} and s.created_time > ${since.created}
      and p.clinic_id = s.clinic_id and p.id = s.patient_id and p.deleted_time is null and p.deceased_date is null
    returning s.clinic_id, s.id, s.patient_id, s.link_id, s.created_time, s.seen_time, p.first_name, p.last_name, c.clinic_name, c.time_zone`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Ends a session. */
export async function endSession(
  db: Queryable,
  { clinic_id, id }: Pick<SessionRow, 'clinic_id' | 'id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('requests.portal_session')
    .set({ ended_time: now })
    .where('clinic_id', '=', clinic_id)
    .where('id', '=', id)
    .execute();
}

/** Ends every link that waits and every session of these patients. */
export async function closePortals(tx: Tx, clinicId: string, patientIds: readonly string[], now: Date): Promise<void> {
  await tx
    .updateTable('requests.portal_link')
    .set({ revoked_time: now })
    .where('clinic_id', '=', clinicId)
    .where('patient_id', 'in', [...patientIds])
    .where('revoked_time', 'is', null)
    .execute();
  await tx
    .updateTable('requests.portal_session')
    .set({ ended_time: now })
    .where('clinic_id', '=', clinicId)
    .where('patient_id', 'in', [...patientIds])
    .where('ended_time', 'is', null)
    .execute();
}
