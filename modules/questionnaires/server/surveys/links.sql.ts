import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { LinkRow as AnyLinkRow } from '#requests/server';

/** Where who has come in is kept. */
export const SURVEY_SESSION = 'questionnaires.survey_session';

/** A link as it is kept, with what coming in asks of its patient. */
export interface LinkRow extends AnyLinkRow {
  created_time: Date;
  expires_time: Date;
  revoked_time: Date | null;
  deceased_date: string | null;
}

const LINK =
  sql.raw(`l.clinic_id, l.id, l.patient_id, l.created_time, l.expires_time, l.wrong_attempts, l.locked_time, l.revoked_time,
  p.first_name, p.last_name, p.date_of_birth, p.deceased_date, c.clinic_name, c.time_zone`);
const LINKS = sql.raw(`questionnaires.survey_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link is found by its token before anybody knows the clinic: the hash of 256 random bits names the clinic with it.
/** The link of a token; locked for the rest of the transaction where there is one. */
export async function findLink(db: Queryable, tokenHash: Buffer, locked: boolean): Promise<LinkRow | null> {
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
