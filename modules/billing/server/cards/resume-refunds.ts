import type { App } from '#platform/app.ts';
import { readClinic } from '#practice/server';
import { type PaymentRow, readPayments } from '../payments/payments.sql.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { askRefund } from './ask-refund.ts';
import { settleRefund, readRefund } from './settle-refund.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** Minutes until a missing response counts as lost. */
const LOST_AFTER = 2;

/**
 * The job that settles refunds with lost responses: it lists the payment's refunds at the card processor and applies
 * ours. Only refunds that the processor never received are requested again, because idempotency keys expire after a
 * day, while refunds don't.
 */
export async function resumeRefunds(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - LOST_AFTER * 60_000);
  const db = app.database.kysely;
  const rows = await db
    .selectFrom('billing.refund')
    .select(['clinic_id', 'id', 'payment_id', 'amount'])
    .where('status', '=', 'pending')
    .where('created_time', '<=', before)
    .orderBy('id')
    .limit(200)
    .execute();
  for (const { clinic_id: clinicId, id, payment_id, amount } of rows) {
    const { time_zone: zone } = await readClinic(db, clinicId);
    const [payment] = await readPayments(db, clinicId, [payment_id]);
    if (payment === undefined) continue;
    await resume(ownPoster(app, clinicId, zone, 'Card processor'), { id, amount }, payment).catch((error: unknown) =>
      app.log.error({ err: error, refund: id }, 'cards: a refund was not settled'),
    );
  }
}

async function resume(poster: Poster, refund: { id: string; amount: number }, payment: PaymentRow): Promise<void> {
  const stripe = await stripeOf(poster.app);
  const { intent_id: intentId, account_id: account } = payment;
  if (stripe === null || intentId === null || account === null) return;
  const made = await askStripe(poster.app, () =>
    stripe.refunds.list({ payment_intent: intentId, limit: 100 }, { stripeAccount: account }),
  );
  if (!('answer' in made)) return;
  const ours = made.answer.data.find(({ metadata }) => metadata?.['refund_id'] === refund.id);
  if (ours === undefined) await askRefund(poster, refund, payment);
  else await settleRefund(poster, readRefund(ours));
}
