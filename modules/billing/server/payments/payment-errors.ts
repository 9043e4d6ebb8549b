import { DomainError, domainError, notFound } from '#platform/domain-error.ts';
import { dollars } from '../../rules/index.ts';

/** NOT_FOUND: the payment doesn't exist. */
export const noPayment = (): DomainError => notFound('payment');

/** REFUND_TOO_MUCH: a refund can't exceed what is refundable of the payment or the charge. */
export const tooMuch = (refundable: number, of: 'payment' | 'charge' = 'payment'): DomainError => {
  const message = `Enter at most ${dollars(refundable)}, the refundable amount of this ${of}.`;
  return new DomainError('REFUND_TOO_MUCH', message, 'Z_InputError', 'Refund', [{ path: 'input.amount', message }]);
};

/** HAS_REFUNDS: a partly refunded payment can't be voided. */
export const hasRefunds = (): DomainError =>
  domainError('HAS_REFUNDS', 'This payment has been refunded in part or in full and can’t be voided.', 'Payment');
