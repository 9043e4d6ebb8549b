import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { PaymentPlanStatus } from '../../api/accounting.gen.ts';
import type { PlanPart } from '../../rules/index.ts';

const table = clinicTable('billing.payment_plan', [
  'id',
  'patient_id',
  'practice_id',
  'charge_ids',
  'total',
  'interval_unit',
  'interval_count',
  'card_id',
  'status',
  'asked_number',
  'attempts',
  'retry_day',
  'failure',
  'missed_number',
  'reminded',
  'cancel_reason',
  'version',
  'created_name',
  'created_time',
]);

/** A payment plan with the open amount of its charges. */
export interface PaymentPlanRow extends RowOfTable<typeof table> {
  patient_name: string;
  open: number;
  card_brand: string | null;
  card_last4: string | null;
  parts: PlanPart[];
}

interface PlanWhere {
  id?: string;
  patient_id?: string | null | undefined;
  status?: PaymentPlanStatus | null | undefined;
}

/** Returns the paid amount of a plan, however its charges were reduced. */
export function paidOf({ total, open }: PaymentPlanRow): number {
  return Math.max(0, total - open);
}

/** A plan that is still active, locked for the rest of the transaction. */
export async function lockActivePlan(tx: Tx, clinicId: string, id: string): Promise<PaymentPlanRow | undefined> {
  await sql`select id from billing.payment_plan where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return (await readPaymentPlans(tx, clinicId, { id, status: 'active' }))[0];
}

/** Returns payment plans, active ones first: one by id, a patient's, or all. */
export async function readPaymentPlans(
  db: Queryable,
  clinicId: string,
  where: PlanWhere,
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<PaymentPlanRow[]> {
  const { rows } = await sql<PaymentPlanRow>`
    select ${table.columns('l')}, p.first_name || ' ' || p.last_name as patient_name,
      (select coalesce(sum(e.amount) - sum(e.applied), 0)::bigint from billing.ledger_entry e
        where e.clinic_id = l.clinic_id and e.charge_id = any(l.charge_ids)) as open,
      k.brand as card_brand, k.last4 as card_last4,
      (select jsonb_agg(jsonb_build_object('number', t.number, 'due_day', t.due_day, 'amount', t.amount) order by t.number)
        from billing.payment_plan_part t where t.clinic_id = l.clinic_id and t.plan_id = l.id) as parts
    from billing.payment_plan l
    join billing.account_patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id
    left join billing.saved_card k on k.clinic_id = l.clinic_id and k.id = l.card_id and k.deleted_time is null
    where l.clinic_id = ${clinicId} and ${table.matching('l', where)}
    order by l.status = 'active' desc, l.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
