import type * as api from '../api/accounting.gen.ts';
import type { BalanceRow } from './accounts/find-balances.ts';
import type { ChargeRow } from './charges/charges.sql.ts';
import type { DayClose } from './days/close-day.ts';
import { type PaymentRow, refundable, unappliedOf } from './payments/payments.sql.ts';

/** A charge as the API tells of it. */
export function shapeCharge(row: ChargeRow): api.Charge {
  const { charge_type, patient_id, patient_name, provider_id, provider_name, product_id, created_time, ...rest } = row;
  return {
    ...rest,
    type: charge_type as api.ChargeType,
    patient: { id: patient_id, name: patient_name },
    provider: { id: provider_id, name: provider_name },
    product: product_id,
    create_time: created_time.toISOString(),
  };
}

/** A payment as the API tells of it. */
export function shapePayment(row: PaymentRow): api.Payment {
  const { patient_id, patient_name, taken_name, created_time, capture_before, ...rest } = row;
  return {
    ...rest,
    patient: { id: patient_id, name: patient_name },
    taken_by: taken_name,
    unallocated: unappliedOf(row),
    refundable: refundable(row),
    capture_before: capture_before?.toISOString() ?? null,
    create_time: created_time.toISOString(),
  };
}

/** An account as the API tells of it. */
export function shapeBalance({ insurance, ...row }: BalanceRow): api.Balance {
  return { ...row, insurance_pending: insurance };
}

/** A closed day as the API tells of it. */
export function shapeClose({ closed_name, closed_time, ...row }: DayClose): api.DayClose {
  return {
    ...row,
    lines: row.lines.map((line) => ({ ...line, method: line.method as api.PaymentMethod })),
    closed_by: closed_name,
    closed_time: closed_time.toISOString(),
  };
}
