import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { EligibilityAnswer, Outcome } from '../../rules/index.ts';

/** One question to a payer and what came of it. */
export interface CheckRow {
  id: string;
  patient_id: string | null;
  coverage_id: string | null;
  payer_id: string;
  payer_name: string;
  provider_npi: string;
  member_id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  service_date: string;
  cause: 'Person' | 'Night' | 'Day';
  requested_by: string | null;
  requested_by_name: string | null;
  requested_time: Date;
  answered_time: Date | null;
  /** Null while the answer is waited for. */
  outcome: Outcome | null;
  reasons: string[];
  coverage_start: string | null;
  coverage_end: string | null;
  answer: EligibilityAnswer | null;
  has_answer: boolean;
}

/** A check that is begun. */
export interface NewCheck {
  clinic_id: string;
  id: string;
  client_key: string | null;
  visit_key: string | null;
  patient_id: string | null;
  coverage_id: string | null;
  payer_id: string;
  payer_name: string;
  provider_npi: string;
  member_id: string;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  service_date: string;
  cause: 'Person' | 'Night' | 'Day';
  requested_by: string | null;
  requested_time: Date;
  sealed_request: Buffer | null;
  control_number: string;
}

const COLUMNS =
  sql.raw(`k.id, k.patient_id, k.coverage_id, k.payer_id, k.payer_name, k.provider_npi, k.member_id, k.first_name, k.last_name,
  k.date_of_birth, k.service_date, k.cause, k.requested_by, m.first_name || ' ' || m.last_name as requested_by_name, k.requested_time,
  k.answered_time, k.outcome, k.reasons, k.coverage_start, k.coverage_end, k.answer, k.sealed_answer is not null as has_answer`);
const FROM = sql.raw(`eligibility.eligibility_check k
  left join practice.member m on m.clinic_id = k.clinic_id and m.user_id = k.requested_by`);

/** Writes a check that is begun; false where one with its key stands already. */
export async function insertCheck(tx: Tx, check: NewCheck): Promise<boolean> {
  const row = await tx
    .insertInto('eligibility.eligibility_check')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How a check ended; false where it had ended already. */
export async function endCheck(
  tx: Tx,
  clinicId: string,
  id: string,
  end: {
    answered_time: Date;
    outcome: Outcome;
    reasons: string[];
    coverage_start: string | null;
    coverage_end: string | null;
    answer: EligibilityAnswer | null;
    sealed_answer: Buffer | null;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable('eligibility.eligibility_check')
    .set({ ...end, answer: end.answer === null ? null : JSON.stringify(end.answer) })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** These checks, in no order. */
export async function readChecks(db: Queryable, clinicId: string, ids: readonly string[]): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select ${COLUMNS} from ${FROM} where k.clinic_id = ${clinicId} and k.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** The check that somebody began with this key; null for none. */
export async function findCheckByKey(db: Queryable, clinicId: string, clientKey: string): Promise<CheckRow | null> {
  const { rows } = await sql<CheckRow>`
    select ${COLUMNS} from ${FROM} where k.clinic_id = ${clinicId} and k.client_key = ${clientKey}`.execute(db);
  return rows[0] ?? null;
}

/** A page of checks, the latest first, of a patient or a coverage or the whole clinic, and how many there are. */
export async function listChecks(
  db: Queryable,
  clinicId: string,
  of: { patientId: string | null; coverageId: string | null },
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; checks: CheckRow[] }> {
  const where = sql`k.clinic_id = ${clinicId}
    and (${of.patientId}::uuid is null or k.patient_id = ${of.patientId}::uuid)
    and (${of.coverageId}::uuid is null or k.coverage_id = ${of.coverageId}::uuid)`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<CheckRow>`
      select ${COLUMNS} from ${FROM} where ${where} order by k.requested_time desc, k.id desc offset ${skip} limit ${take}`.execute(
      db,
    ),
    sql<{ count: number }>`select count(*)::int as count from eligibility.eligibility_check k where ${where}`.execute(
      db,
    ),
  ]);
  return { count: counted[0]!.count, checks: rows };
}

/** The latest check of each coverage that has one. */
export async function latestChecks(
  db: Queryable,
  clinicId: string,
  coverageIds: readonly string[],
): Promise<ReadonlyMap<string, CheckRow>> {
  const { rows } = await sql<CheckRow>`
    select ${COLUMNS} from unnest(${coverageIds}::uuid[]) c(id)
    cross join lateral (select * from eligibility.eligibility_check k
      where k.clinic_id = ${clinicId} and k.coverage_id = c.id order by k.requested_time desc, k.id desc limit 1) k
    left join practice.member m on m.clinic_id = k.clinic_id and m.user_id = k.requested_by`.execute(db);
  return new Map(rows.map((row) => [row.coverage_id!, row]));
}

/** What was written to the payer and what came back, sealed. */
export async function readSealed(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<{ patient_id: string | null; sealed_request: Buffer | null; sealed_answer: Buffer | null } | null> {
  const { rows } = await sql<{
    patient_id: string | null;
    sealed_request: Buffer | null;
    sealed_answer: Buffer | null;
  }>`
    select patient_id, sealed_request, sealed_answer from eligibility.eligibility_check where clinic_id = ${clinicId} and id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** Says of the checks that were begun before then, and whose process must have died, that they could not be made; all clinics. */
export async function endForgotten(tx: Tx, before: Date, now: Date): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; id: string }>`
    update eligibility.eligibility_check set outcome = 'Failed', answered_time = ${now}, reasons = array['The check was broken off.']
    where outcome is null and requested_time < ${before} returning clinic_id, id`.execute(tx);
  return rows;
}
