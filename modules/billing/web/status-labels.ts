import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { ChargeFieldsFragment, PaymentFieldsFragment } from './accounting.operations.gen.ts';

/** Returns the status of a charge, which depends on its payments as well as on its posting. */
export function chargeStatus({ state, open, written_off, amount_of_charge }: ChargeFieldsFragment): {
  word: string;
  tone: Tone;
} {
  if (state === 'draft') return { word: 'Draft', tone: 'info' };
  if (state === 'void') return { word: 'Void', tone: 'neutral' };
  if (written_off > 0 && written_off === amount_of_charge) return { word: 'Written off', tone: 'neutral' };
  if (open === 0) return { word: 'Paid', tone: 'success' };
  return open < amount_of_charge ? { word: 'Partly paid', tone: 'warning' } : { word: 'Open', tone: 'warning' };
}

/** Returns the status of a payment. */
export function paymentStatus(payment: PaymentFieldsFragment): { word: string; tone: Tone } {
  if (payment.is_disputed) return { word: 'Disputed', tone: 'danger' };
  switch (payment.status) {
    case 'pending':
      return { word: 'Pending', tone: 'info' };
    case 'authorized':
      return { word: 'To capture', tone: 'info' };
    case 'failed':
      return { word: 'Failed', tone: 'danger' };
    case 'canceled':
      return { word: 'Canceled', tone: 'neutral' };
    case 'void':
      return { word: 'Void', tone: 'neutral' };
    default:
      if (payment.refunded === payment.amount) return { word: 'Refunded', tone: 'neutral' };
      return payment.refunded > 0
        ? { word: 'Partly refunded', tone: 'warning' }
        : { word: 'Received', tone: 'success' };
  }
}

/** Labels of ledger entry kinds. */
export const ENTRY_WORDS: Readonly<Record<string, string>> = {
  charge: 'Charge',
  payment: 'Payment',
  allocation: 'Applied',
  adjustment: 'Adjustment',
  refund: 'Refund',
  write_off: 'Write-off',
  transfer: 'Transfer',
};
