import { sql } from 'kysely';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { PaymentRow } from '../payments/payments.sql.ts';
import type { Poster } from '../poster.ts';
import { silent } from './begin-card-payment.ts';
import { settleRefund, readRefund } from './settle-refund.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/**
 * Requests a recorded refund from the processor, with the refund's own idempotency key; marks it as failed if the
 * processor rejects it.
 */
export async function askRefund(
  poster: Poster,
  refund: { id: string; amount: number },
  payment: PaymentRow,
): Promise<null | DomainError> {
  const { app, clinicId } = poster;
  const stripe = await stripeOf(app);
  if (stripe === null || payment.intent_id === null || payment.account_id === null) return silent();
  const intentId = payment.intent_id;
  const made = await askStripe(app, () =>
    stripe.refunds.create(
      { payment_intent: intentId, amount: refund.amount, metadata: { refund_id: refund.id, clinic_id: clinicId } },
      { idempotencyKey: `salus-refund-${refund.id}`, stripeAccount: payment.account_id! },
    ),
  );
  if ('lost' in made) return null;
  if ('refused' in made) {
    await sql`update billing.refund set status = 'failed', failure = ${made.refused}
      where clinic_id = ${clinicId} and id = ${refund.id} and status = 'pending'`.execute(app.database.kysely);
    return domainError('REFUND_REFUSED', made.refused, 'Refund');
  }
  await settleRefund(poster, readRefund(made.answer));
  return null;
}
