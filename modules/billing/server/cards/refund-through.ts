import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { askRefund } from './ask-refund.ts';
import { posterOf } from '../poster.ts';
import { type PaymentRow, readPayments } from '../payments/payments.sql.ts';
import { refundPayment, type RefundInput } from '../payments/refund-payment.ts';

/**
 * Refunds a payment, through the card processor if it was paid by card: the refund is recorded first, then requested
 * with its own idempotency key.
 */
export async function refundThrough(ctx: RequestContext, input: RefundInput): Promise<PaymentRow | DomainError> {
  const begun = await refundPayment(ctx, input);
  if (isDomainError(begun)) return begun;
  if (!begun.isPending) return begun.payment;
  const problem = await askRefund(posterOf(ctx), { id: begun.id, amount: input.amount }, begun.payment);
  if (problem !== null) return problem;
  return (await readPayments(ctx.app.database.kysely, ctx.actor.clinicId, [begun.payment.id]))[0]!;
}
