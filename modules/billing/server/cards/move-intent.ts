import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import { type PaymentRow, readPayments } from '../payments/payments.sql.ts';
import { noPayment } from '../payments/payment-errors.ts';
import type { Poster } from '../poster.ts';
import { notSetUp, silent } from './begin-card-payment.ts';
import { settleIntent } from './settle-intent.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** The action on a payment intent. */
export type IntentCommand = { kind: 'capture'; amount: number | null } | { kind: 'cancel' } | { kind: 'look' };

/**
 * Captures an authorized card payment in part or in full, cancels an unfinished one, or refreshes its status. Each
 * action has its own idempotency key, and the processor's result is applied.
 */
export async function moveIntent(
  poster: Poster,
  paymentId: string,
  command: IntentCommand,
): Promise<PaymentRow | DomainError> {
  const { app, clinicId } = poster;
  const [payment] = await readPayments(app.database.kysely, clinicId, [paymentId]);
  if (payment === undefined) return noPayment();
  const stripe = await stripeOf(app);
  if (stripe === null) return notSetUp();
  if (payment.intent_id === null || payment.account_id === null)
    return command.kind === 'look'
      ? payment
      : domainError('NOT_BEGUN', 'This payment did not reach the card processor.', 'Card payment');
  if (command.kind === 'capture' && command.amount !== null && (command.amount < 1 || command.amount > payment.amount))
    return invalid([{ path: 'data.amount', message: 'The amount can’t exceed the authorized amount' }]);
  if (command.kind === 'capture' && payment.status === 'succeeded') return payment;
  const intentId = payment.intent_id;
  const at = { stripeAccount: payment.account_id };
  const expand = ['latest_charge'];
  const made = await askStripe(app, () =>
    command.kind === 'capture'
      ? stripe.paymentIntents.capture(
          intentId,
          { ...(command.amount === null ? {} : { amount_to_capture: command.amount }), expand },
          { ...at, idempotencyKey: `salus-capture-${payment.id}-${command.amount ?? 'all'}` },
        )
      : command.kind === 'cancel'
        ? stripe.paymentIntents.cancel(intentId, { expand }, { ...at, idempotencyKey: `salus-cancel-${payment.id}` })
        : stripe.paymentIntents.retrieve(intentId, { expand }, at),
  );
  if ('lost' in made) return silent();
  if ('refused' in made) return domainError('CARD_REFUSED', made.refused, 'Card payment');
  return (await settleIntent(poster, made.answer)) ?? payment;
}
