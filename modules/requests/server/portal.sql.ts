import { type Insertable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { endSessions, type LinkRow as AnyLinkRow } from './link/link.sql.ts';

/** The table of sessions. */
export const PORTAL_SESSION = 'requests.portal_session';

const table = clinicTable('requests.portal_link', [
  'clinic_id',
  'id',
  'patient_id',
  'created_time',
  'expires_time',
  'wrong_attempts',
  'locked_time',
  'spent_time',
  'revoked_time',
]);

/** A link, with the data required to sign its patient in. */
export interface LinkRow extends AnyLinkRow, RowOfTable<typeof table> {
  deceased_date: string | null;
  email: string | null;
  mobile: string | null;
}

const LINK = sql`${table.columns('l')}, p.first_name, p.last_name, p.date_of_birth, p.preferred_language, p.deceased_date, p.email, p.mobile,
  c.clinic_name, c.time_zone`;
const LINKS = sql.raw(`requests.portal_link l
  join patients.patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id and p.deleted_time is null
  join practice.clinic c on c.clinic_id = l.clinic_id`);

// A link is looked up by its token before the clinic is known: the hash of 256 random bits also determines the clinic.
/** Returns the link of a token; with `locked`, locked for the rest of the transaction. */
export async function findLink(db: Queryable, tokenHash: Buffer, locked: boolean): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select ${LINK} from ${LINKS} where l.clinic_id = c.clinic_id and l.token_hash = ${tokenHash}
    ${sql.raw(locked ? 'for update of l for key share of p' : '')}`.execute(db);
  return rows[0] ?? null;
}

/** Inserts a link; previous links of the patient can no longer be used or renewed. */
export async function insertLink(
  tx: Tx,
  link: Omit<Insertable<DB['requests.portal_link']>, 'locked_time' | 'revoked_time' | 'spent_time' | 'wrong_attempts'>,
): Promise<void> {
  await tx
    .updateTable('requests.portal_link')
    .set({ revoked_time: link.created_time })
    .where('clinic_id', '=', link.clinic_id)
    .where('patient_id', '=', link.patient_id)
    .where('revoked_time', 'is', null)
    .execute();
  await tx.insertInto('requests.portal_link').values(link).execute();
}

/** Revokes a patient's unused links that were sent through these channels before an instant. */
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

/** Counts the links sent to a patient since then, and those the patient requested. */
export async function countLinksSince(
  tx: Tx,
  clinicId: string,
  patientId: string,
  since: Date,
): Promise<{ sent: number; asked: number }> {
  return tx
    .selectFrom('requests.portal_link')
    .select(({ fn }) => [
      fn.countAll<number>().as('sent'),
      fn.countAll<number>().filterWhere('sent_by', 'is', null).as('asked'),
    ])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .where('created_time', '>', since)
    .executeTakeFirstOrThrow();
}

/** Marks a link as used: it works once. */
export async function spendLink(
  tx: Tx,
  { clinic_id, id }: Pick<LinkRow, 'clinic_id' | 'id'>,
  now: Date,
): Promise<void> {
  await table.update(tx, { clinicId: clinic_id }, id, { spent_time: now });
}

/** Ends all unused links and all sessions of these patients. */
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
