import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName, isSet } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import type { EligibilityAnswer } from '../../rules/index.ts';

type CheckTable = DB['eligibility.eligibility_check'];

const table = clinicTable('eligibility.eligibility_check', [
  'id',
  'patient_id',
  'coverage_id',
  'payer_id',
  'payer_name',
  'provider_npi',
  'member_id',
  'first_name',
  'last_name',
  'date_of_birth',
  'service_date',
  'cause',
  'requested_by',
  'requested_time',
  'answered_time',
  'outcome',
  'reasons',
  'coverage_start',
  'coverage_end',
]);
const sealed = clinicTable('eligibility.eligibility_check', ['patient_id', 'sealed_request', 'sealed_answer']);

/** An eligibility check with its response; `outcome` is null until there is one. */
export interface CheckRow extends RowOfTable<typeof table> {
  requested_by_name: string | null;
  answer: EligibilityAnswer | null;
  has_answer: boolean;
}

/** A new check. */
export type NewCheck = Insertable<CheckTable>;

const COLUMNS = table
  .as('k')
  .and(sql<{ answer: EligibilityAnswer | null }>`k.answer`)
  .and(isSet('has_answer', 'k.sealed_answer'))
  .and(fullName('requested_by_name', 'm').orNull());
const MEMBER = sql.raw('left join practice.member m on m.clinic_id = k.clinic_id and m.user_id = k.requested_by');

async function read(db: Queryable, which: RawBuilder<unknown>): Promise<CheckRow[]> {
  const { rows } = await COLUMNS.select(sql`from eligibility.eligibility_check k ${MEMBER} where ${which}`).execute(db);
  return rows;
}

/** Inserts a new check; false if one with its key exists. */
export async function insertCheck(tx: Tx, check: NewCheck): Promise<boolean> {
  const row = await tx
    .insertInto('eligibility.eligibility_check')
    .values(check)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the outcome of a check; false if it already had one. */
export async function endCheck(
  tx: Tx,
  clinicId: string,
  id: string,
  end: Pick<
    Selectable<CheckTable>,
    'answered_time' | 'outcome' | 'reasons' | 'coverage_start' | 'coverage_end' | 'sealed_answer'
  > & { answer: EligibilityAnswer | null },
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

/** Returns these checks, unordered. */
export function readChecks(db: Queryable, clinicId: string, ids: readonly string[]): Promise<CheckRow[]> {
  return read(db, sql`k.clinic_id = ${clinicId} and k.id = any(${ids}::uuid[])`);
}

/** Returns the check with this key, or null. */
export async function findCheckByKey(db: Queryable, clinicId: string, clientKey: string): Promise<CheckRow | null> {
  return (await read(db, sql`k.clinic_id = ${clinicId} and k.client_key = ${clientKey}`))[0] ?? null;
}

/** Filters for checks: of a patient, a coverage, or the whole clinic. */
export interface CheckWhere {
  patient_id?: string | null | undefined;
  coverage_id?: string | null | undefined;
}

/** Returns a page of checks, latest first, with the total count. */
export async function listChecks(
  db: Queryable,
  clinicId: string,
  equal: CheckWhere,
  { skip, take }: { skip: number; take: number },
): Promise<{ count: number; checks: CheckRow[] }> {
  const where = sql`k.clinic_id = ${clinicId} and ${table.matching('k', equal)}`;
  const [checks, count] = await Promise.all([
    read(db, sql`${where} order by k.requested_time desc, k.id desc offset ${skip} limit ${take}`),
    countRows(db, sql`eligibility.eligibility_check k where ${where}`),
  ]);
  return { count, checks };
}

/** Returns the latest check of each coverage that has one. */
export async function latestChecks(
  db: Queryable,
  clinicId: string,
  coverageIds: readonly string[],
): Promise<ReadonlyMap<string, CheckRow>> {
  const { rows } = await COLUMNS.select(sql`from unnest(${coverageIds}::uuid[]) c(id)
    cross join lateral (select * from eligibility.eligibility_check k
      where k.clinic_id = ${clinicId} and k.coverage_id = c.id order by k.requested_time desc, k.id desc limit 1) k
    ${MEMBER}`).execute(db);
  return new Map(rows.map((row) => [row.coverage_id!, row]));
}

/** Returns the encrypted request and response of a check. */
export function readSealed(db: Queryable, clinicId: string, id: string): Promise<RowOfTable<typeof sealed> | null> {
  return sealed.find(db, { clinicId }, id);
}

/** Ends checks of all clinics that were started before the given time, because their process must have crashed. */
export function endForgotten(tx: Tx, before: Date, now: Date): Promise<{ clinic_id: string; id: string }[]> {
  return tx
    .updateTable('eligibility.eligibility_check')
    .set({ outcome: 'Failed', answered_time: now, reasons: ['The check was broken off.'] })
    .where('outcome', 'is', null)
    .where('requested_time', '<', before)
    .returning(['clinic_id', 'id'])
    .execute();
}
