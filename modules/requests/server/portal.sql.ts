import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { endSessions, type LinkRow as AnyLinkRow } from './link/link.sql.ts';

/** Where who has come in is kept. */
export const PORTAL_SESSION = 'requests.portal_session';

/** A link as it is kept, with what signing in asks of its patient. */
export interface LinkRow extends AnyLinkRow {
  created_time: Date;
  expires_time: Date;
  spent_time: Date | null;
  revoked_time: Date | null;
  deceased_date: string | null;
  email: string | null;
  mobile: string | null;
}

const LINK =
  sql.raw(`l.clinic_id, l.id, l.patient_id, l.created_time, l.expires_time, l.wrong_attempts, l.locked_time, l.spent_time,
  l.revoked_time, p.first_name, p.last_name, p.date_of_birth, p.deceased_date, p.email, p.mobile, c.clinic_name, c.time_zone`);
const LINKS = sql.raw(`requests.portal_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link is found by its token before anybody knows the clinic: the hash of 256 random bits names the clinic with it.
/** The link of a token; locked for the rest of the transaction where `locked` says so. */
export async function findLink(db: Queryable, tokenHash: Buffer, locked: boolean): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash}
    ${sql.raw(locked ? 'for update of l for key share of p' : '')}`.execute(db);
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

/** Notes that somebody has come in with a link: it works once. */
export async function spendLink(
  tx: Tx,
  { clinic_id, id }: Pick<LinkRow, 'clinic_id' | 'id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('requests.portal_link')
    .set({ spent_time: now })
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
  await endSessions(tx, PORTAL_SESSION, clinicId, { patientIds }, now);
}
