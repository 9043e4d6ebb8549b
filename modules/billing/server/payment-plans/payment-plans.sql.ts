import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { PlanPart } from '../../rules/index.ts';

/** An agreement to pay in parts, with what the ledger says is still open of its charges. */
export interface PaymentPlanRow {
  id: string;
  patient_id: string;
  patient_name: string;
  practice_id: string;
  charge_ids: string[];
  total: number;
  open: number;
  interval_unit: 'week' | 'month';
  interval_count: number;
  card_id: string | null;
  card_brand: string | null;
  card_last4: string | null;
  status: 'active' | 'completed' | 'canceled';
  asked_number: number;
  attempts: number;
  retry_day: string | null;
  failure: string | null;
  missed_number: number;
  reminded: string | null;
  cancel_reason: string | null;
  version: number;
  created_name: string;
  created_time: Date;
  parts: PlanPart[];
}

/** What of a plan is paid, by whatever took it off its charges. */
export function paidOf({ total, open }: PaymentPlanRow): number {
  return Math.max(0, total - open);
}

/** Payment plans, those that go on first: one by its id, of a patient, or all. */
export async function readPaymentPlans(
  db: Queryable,
  clinicId: string,
  where: { id?: string; patientId?: string | null; status?: string | null },
  { skip, take }: { skip: number; take: number } = { skip: 0, take: 200 },
): Promise<PaymentPlanRow[]> {
  const { rows } = await sql<PaymentPlanRow>`
    select l.id, l.patient_id, p.first_name || ' ' || p.last_name as patient_name, l.practice_id, l.charge_ids, l.total,
      (select coalesce(sum(e.amount) - sum(e.applied), 0)::bigint from billing.ledger_entry e
        where e.clinic_id = l.clinic_id and e.charge_id = any(l.charge_ids)) as open,
      l.interval_unit, l.interval_count, l.card_id, k.brand as card_brand, k.last4 as card_last4, l.status, l.asked_number,
      l.attempts, l.retry_day, l.failure, l.missed_number, l.reminded, l.cancel_reason, l.version, l.created_name, l.created_time,
      (select jsonb_agg(jsonb_build_object('number', t.number, 'due_day', t.due_day, 'amount', t.amount) order by t.number)
        from billing.payment_plan_part t where t.clinic_id = l.clinic_id and t.plan_id = l.id) as parts
    from billing.payment_plan l
    join billing.account_patient p on p.clinic_id = l.clinic_id and p.id = l.patient_id
    left join billing.saved_card k on k.clinic_id = l.clinic_id and k.id = l.card_id and k.deleted_time is null
    where l.clinic_id = ${clinicId} and (${where.id ?? null}::uuid is null or l.id = ${where.id ?? null}::uuid)
      and (${where.patientId ?? null}::uuid is null or l.patient_id = ${where.patientId ?? null}::uuid)
      and (${where.status ?? null}::text is null or l.status = ${where.status ?? null}::text)
    order by l.status = 'active' desc, l.id desc limit ${take} offset ${skip}`.execute(db);
  return rows;
}
