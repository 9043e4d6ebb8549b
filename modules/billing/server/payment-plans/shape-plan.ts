import type * as api from '../../api/accounting.gen.ts';
import { dueNow, partStates } from '../../rules/index.ts';
import { paidOf, type PaymentPlanRow } from './payment-plans.sql.ts';

/** A payment plan as the API tells of it, on this day. */
export function shapePlan(row: PaymentPlanRow, today: string): api.PaymentPlan {
  const isOver = row.status === 'canceled';
  const status = row.status === 'active' && row.open <= 0 ? 'completed' : row.status;
  const parts = partStates(row.parts, paidOf(row), today);
  const next = isOver ? undefined : parts.find(({ state }) => state !== 'paid');
  return {
    ...{ id: row.id, patient: { id: row.patient_id, name: row.patient_name }, total: row.total },
    ...{ open: Math.max(0, row.open), interval_unit: row.interval_unit, interval_count: row.interval_count },
    ...{ card_id: row.card_last4 === null ? null : row.card_id, card_last4: row.card_last4, status, parts },
    due_now: isOver ? 0 : Math.min(dueNow(row.parts, paidOf(row), today), Math.max(0, row.open)),
    missed: isOver ? 0 : parts.filter(({ state }) => state === 'missed').length,
    ...{ next_day: next?.due_day ?? null, next_amount: next === undefined ? null : next.amount - next.paid },
    ...{ failure: row.failure, retry_day: row.retry_day, cancel_reason: row.cancel_reason, version: row.version },
    ...{ created_by: row.created_name, create_time: row.created_time.toISOString() },
  };
}
