import { sql } from 'kysely';
import { readDeliveriesAbout } from '#deliveries/server';
import type { Tx } from '#platform/database.ts';
import { isSet } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { OpenCharge } from '../../rules/index.ts';

const LAST_LEVEL = 3;

/**
 * Returns the level of a patient's next statement: 1 for the first, plus one for each earlier statement that was sent
 * about a charge that is still open and past due; at most 3. Sent means mailed without failure, or printed. Several on
 * one day count once.
 */
export async function nextLevel(
  tx: Tx,
  { clinicId, patientId, today }: { clinicId: string; patientId: string; today: string },
  open: readonly OpenCharge[],
): Promise<number> {
  const { rows } = await columnsOf({ s: 'billing.statement' }, ['s.id', 's.issue_day'])
    .and(isSet('is_printed', 's.printed_time'))
    .select(sql`from billing.statement s
    where s.clinic_id = ${clinicId} and s.patient_id = ${patientId} and s.issue_day < ${today}::date
      and s.due_day <= ${today}::date
      and case when s.charge_ids is null then s.issue_day >= ${open[0]?.date_of_charge ?? today}::date
        else s.charge_ids && ${open.map(({ id }) => id)}::uuid[] end`)
    .execute(tx);
  const deliveries = await readDeliveriesAbout(tx, clinicId, { type: 'statement', ids: rows.map(({ id }) => id) });
  const mailed = new Set(deliveries.filter(({ state }) => state === 'sent').map(({ aboutId }) => aboutId));
  const days = rows.filter(({ id, is_printed }) => is_printed || mailed.has(id)).map(({ issue_day }) => issue_day);
  return Math.min(LAST_LEVEL, new Set(days).size + 1);
}

/** Records the first time that a statement was printed. */
export async function markPrinted(db: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`update billing.statement set printed_time = ${now}
    where clinic_id = ${clinicId} and id = ${id} and printed_time is null`.execute(db);
}
