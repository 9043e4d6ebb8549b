import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { LinkRow as AnyLinkRow } from '#requests/server';

/** The table of sessions. */
export const SURVEY_SESSION = 'questionnaires.survey_session';

const table = clinicTable('questionnaires.survey_link', [
  'clinic_id',
  'id',
  'patient_id',
  'created_time',
  'expires_time',
  'wrong_attempts',
  'locked_time',
  'revoked_time',
]);

/** A link, with the data required to sign its patient in. */
export interface LinkRow extends AnyLinkRow, RowOfTable<typeof table> {
  deceased_date: string | null;
}

const LINK = sql`${table.columns('l')}, p.first_name, p.last_name, p.date_of_birth, p.preferred_language, p.deceased_date,
  c.clinic_name, c.time_zone`;
const LINKS = sql.raw(`questionnaires.survey_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link is looked up by its token before the clinic is known: the hash of 256 random bits also determines the clinic.
/** Returns the link of a token, optionally locked for the rest of the transaction. */
export async function findLink(db: Queryable, tokenHash: Buffer, locked: boolean): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash}
    ${sql.raw(locked ? 'for update of l' : '')}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a link; previous links of the patient become invalid, and existing sessions continue. */
export async function insertLink(
  tx: Tx,
  link: Omit<
    Insertable<DB['questionnaires.survey_link']>,
    'created_time' | 'locked_time' | 'revoked_time' | 'wrong_attempts'
  > & { created_time: Date },
): Promise<void> {
  await revokeLinks(tx, link.clinic_id, [link.patient_id], null, link.created_time);
  await tx.insertInto('questionnaires.survey_link').values(link).execute();
}

/** Revokes the links of these patients, optionally of one channel only. */
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

/** Counts the links sent to a patient since then. */
export async function countLinks(tx: Tx, clinicId: string, patientId: string, since: Date): Promise<number> {
  return countRows(
    tx,
    sql`questionnaires.survey_link
      where clinic_id = ${clinicId} and patient_id = ${patientId} and created_time > ${since}`,
  );
}
