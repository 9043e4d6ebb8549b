import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import type { Poster } from '../poster.ts';
import type { OnceGuard } from './settle-intent.ts';
import { settleRefund } from './settle-refund.ts';

/** Marks a disputed payment. A lost dispute is recorded as a refund, a won one clears the mark. */
export async function recordDispute(
  poster: Poster,
  type: string,
  dispute: Stripe.Dispute,
  once: OnceGuard,
): Promise<void> {
  const { app, clinicId, now } = poster;
  const intentId =
    typeof dispute.payment_intent === 'string' ? dispute.payment_intent : (dispute.payment_intent?.id ?? '');
  if (type === 'charge.dispute.closed' && dispute.status === 'lost') {
    const refund = { intentId, refundId: dispute.id, id: null, amount: dispute.amount, failure: null };
    await settleRefund(poster, { ...refund, status: 'succeeded', reasonCode: 'dispute' }, once);
    await mark(false);
    return;
  }
  await mark(type !== 'charge.dispute.closed' && dispute.status !== 'won', once);

  async function mark(isDisputed: boolean, first: OnceGuard = async () => true): Promise<void> {
    await app.database.transaction(async (tx) => {
      const payment = await tx
        .selectFrom('billing.payment')
        .select(['id', 'patient_id', 'is_disputed'])
        .where('clinic_id', '=', clinicId)
        .where('intent_id', '=', intentId)
        .forUpdate()
        .executeTakeFirst();
      if (payment === undefined || payment.is_disputed === isDisputed || !(await first(tx))) return;
      await sql`update billing.payment set is_disputed = ${isDisputed}, version = version + 1, updated_time = ${now}
        where clinic_id = ${clinicId} and id = ${payment.id}`.execute(tx);
      await poster.note(tx, {
        action: 'update',
        objectType: 'payment',
        objectId: payment.id,
        patientId: payment.patient_id,
        changes: { is_disputed: { before: payment.is_disputed, after: isDisputed } },
      });
    });
  }
}
