import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { Poster } from '../poster.ts';
import type { PaymentPlanRow } from './payment-plans.sql.ts';

/** Updates a payment plan, notifies the pages, and writes an audit entry. */
export async function setPlan(
  tx: Tx,
  poster: Poster,
  plan: PaymentPlanRow,
  values: Record<string, unknown>,
  reason: string | null = null,
): Promise<void> {
  await tx
    .updateTable('billing.payment_plan')
    .set({ ...values, version: sql`version + 1` as never })
    .where('clinic_id', '=', poster.clinicId)
    .where('id', '=', plan.id)
    .execute();
  const AUDITED = ['status', 'card_id', 'failure', 'missed_number'] as const;
  await poster.note(tx, {
    action: 'update',
    objectType: 'payment_plan',
    objectId: plan.id,
    patientId: plan.patient_id,
    reason,
    changes: Object.fromEntries(
      AUDITED.filter((name) => name in values).map((name) => [name, { before: plan[name], after: values[name] }]),
    ),
  });
}
