import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Language } from '#values/language/language.ts';

/** A link as stored, with the data required to sign its patient in. */
export interface LinkRow {
  clinic_id: string;
  id: string;
  patient_id: string;
  wrong_attempts: number;
  locked_time: Date | null;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  preferred_language: Language | null;
  clinic_name: string;
  time_zone: string;
}

/** Records the number of wrong dates for a link, and when it was locked. */
export async function recordWrongAttempts(
  tx: Tx,
  table: string,
  { clinic_id, id }: LinkRow,
  attempts: number,
  lockedTime: Date | null,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set wrong_attempts = ${attempts}, locked_time = ${lockedTime}
    where clinic_id = ${clinic_id} and id = ${id}`.execute(tx);
}

/** A signed-in patient. */
export type SessionRow = Omit<LinkRow, 'date_of_birth' | 'preferred_language' | 'wrong_attempts' | 'locked_time'>;

/** Inserts a session. */
export async function insertSession(
  tx: Tx,
  table: string,
  session: { clinic_id: string; id: string; patient_id: string; link_id: string; token_hash: Buffer; now: Date },
): Promise<void> {
  const { clinic_id, id, patient_id, link_id, token_hash, now } = session;
  await sql`
    insert into ${sql.table(table)} (clinic_id, id, patient_id, link_id, token_hash, created_time, seen_time)
    values (${clinic_id}, ${id}, ${patient_id}, ${link_id}, ${token_hash}, ${now}, ${now})`.execute(tx);
}

// A session is looked up by its token before the clinic is known: the hash of 256 random bits also determines the clinic.
/** Returns the session of a token that was used since `seen` and began after `created`; updates the time of last use. */
export async function touchSession(
  db: Queryable,
  table: string,
  tokenHash: Buffer,
  since: { seen: Date; created: Date; now: Date },
): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    update ${sql.table(table)} s set seen_time = ${since.now}
    from patients.patient p, practice.clinic c
    where s.clinic_id = c.clinic_id and s.token_hash = ${tokenHash} and s.ended_time is null and s.seen_time > ${since.seen}
      and s.created_time > ${since.created}
      and p.clinic_id = s.clinic_id and p.id = s.patient_id and p.deleted_time is null and p.deceased_date is null
    returning s.clinic_id, s.id, s.patient_id, p.first_name, p.last_name, c.clinic_name, c.time_zone`.execute(db);
  return rows[0] ?? null;
}

/** Ends one session, or all sessions of these patients. */
export async function endSessions(
  tx: Tx,
  table: string,
  clinicId: string,
  which: { id: string } | { patientIds: readonly string[] },
  now: Date,
): Promise<void> {
  const [id, patientIds] = 'id' in which ? [which.id, null] : [null, which.patientIds];
  await sql`
    update ${sql.table(table)} set ended_time = ${now}
    where clinic_id = ${clinicId} and ended_time is null
      and (id = ${id}::uuid or patient_id = any(${patientIds}::uuid[]))`.execute(tx);
}
