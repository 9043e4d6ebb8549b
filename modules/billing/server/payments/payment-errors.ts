import { type DomainError, domainError, notFound } from '#platform/domain-error.ts';

/** NOT_FOUND: there is no such payment. */
export const noPayment = (): DomainError => notFound('payment');

/** REFUND_TOO_MUCH: no more can be given back than came. */
export const tooMuch = (): DomainError =>
  domainError('REFUND_TOO_MUCH', 'This is more than can still be given back of this payment.', 'Refund');

/** HAS_REFUNDS: a payment that was given back in part can't be voided. */
export const hasRefunds = (): DomainError =>
  domainError('HAS_REFUNDS', 'Money of this payment was given back: it can’t be voided.', 'Payment');
