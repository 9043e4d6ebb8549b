import type { Tx } from '#platform/database.ts';
import { allocate, type Apply } from '../../rules/index.ts';
import { appendEntries, readOpenCharges } from '../ledger/ledger.sql.ts';
import type { Poster } from '../poster.ts';
import { writeReceipt } from './write-receipt.ts';

/** A received payment. */
export interface ComePayment {
  id: string;
  patient_id: string;
  amount: number;
  /** The allocations; null applies it automatically: open charges, oldest day first. */
  applies: readonly Apply[] | null;
}

/**
 * Posts a received payment to the ledger, applies it, and creates its receipt. The transaction must have locked the
 * account. An amount for a charge that was paid in between stays as credit.
 */
export async function postPayment(tx: Tx, poster: Poster, payment: ComePayment, bookDay: string): Promise<void> {
  const { patient_id, id: payment_id, amount } = payment;
  const open = await readOpenCharges(tx, poster.clinicId, patient_id);
  const left = new Map(open.map((charge) => [charge.id, charge.open]));
  const allocations = payment.applies ?? allocate(amount, open);
  let rest = amount;
  const applies: Apply[] = [];
  for (const { charge_id, amount: part } of allocations) {
    const fits = Math.min(part, left.get(charge_id) ?? 0, rest);
    if (fits > 0) applies.push({ charge_id, amount: fits });
    rest -= Math.max(fits, 0);
  }
  await appendEntries(tx, poster, bookDay, [
    { patient_id, entry_type: 'payment', amount: -amount, payment_id },
    ...applies.map(({ charge_id, amount: applied }) => ({
      patient_id,
      entry_type: 'allocation' as const,
      applied,
      charge_id,
      payment_id,
    })),
  ]);
  await writeReceipt(tx, poster, { paymentId: payment_id, refundId: null });
}
