import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { LinkRow as AnyLinkRow } from '#requests/server';

/** Where who has come in is kept. */
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

/** A link, with what coming in asks of its patient. */
export interface LinkRow extends AnyLinkRow, RowOfTable<typeof table> {
  deceased_date: string | null;
}

const LINK = sql`${table.columns('l')}, p.first_name, p.last_name, p.date_of_birth, p.preferred_language, p.deceased_date,
  c.clinic_name, c.time_zone`;
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

/** Adds a link; those that the patient had before stop to work, and who is in with one of them goes on. */
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
  return countRows(
    tx,
    sql`questionnaires.survey_link
      where clinic_id = ${clinicId} and patient_id = ${patientId} and created_time > ${since}`,
  );
}
