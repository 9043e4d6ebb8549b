import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { lockPayment } from '../payments/payments.sql.ts';
import { postRefund } from '../payments/refund-payment.ts';
import type { Poster } from '../poster.ts';
import type { OnceGuard } from './settle-intent.ts';

/** A refund reported by the processor: one of ours, one made at the processor itself, or a lost dispute. */
export interface ReportedRefund {
  intentId: string;
  /** The processor's own id. */
  refundId: string;
  /** Our id, if we requested it. */
  id: string | null;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  failure: string | null;
  reasonCode: string;
}

/** Converts Stripe's refund. */
export function readRefund(refund: Stripe.Refund): ReportedRefund {
  const status =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'pending' || refund.status === 'requires_action'
        ? 'pending'
        : 'failed';
  return {
    intentId: typeof refund.payment_intent === 'string' ? refund.payment_intent : (refund.payment_intent?.id ?? ''),
    refundId: refund.id,
    id: refund.metadata?.['refund_id'] ?? null,
    amount: refund.amount,
    status,
    reasonCode: 'other',
    failure: refund.failure_reason ?? null,
  };
}

/** Applies a refund's status once: a success is posted to the ledger and stays there. */
export async function settleRefund(
  poster: Poster,
  reported: ReportedRefund,
  once: OnceGuard = async () => true,
): Promise<void> {
  const { app, clinicId, now } = poster;
  const of = await app.database.kysely
    .selectFrom('billing.payment')
    .select(['id', 'patient_id'])
    .where('clinic_id', '=', clinicId)
    .where('intent_id', '=', reported.intentId)
    .executeTakeFirst();
  if (of === undefined) return;
  await app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [of.patient_id]);
    const payment = await lockPayment(tx, clinicId, of.id);
    if (payment === null || payment.status !== 'succeeded' || !(await once(tx))) return;
    const { rows: known } = await columnsOf('billing.refund', ['id', 'status', 'amount'])
      .select(
        sql`from billing.refund where clinic_id = ${clinicId} and payment_id = ${payment.id}
        and (refund_id = ${reported.refundId} or id::text = ${reported.id ?? ''}) for update`,
      )
      .execute(tx);
    let [refund] = known;
    if (refund?.status === 'succeeded') return;
    if (refund === undefined) {
      // Not requested here: it was made in the processor's dashboard, or a dispute was lost.
      if (reported.status !== 'succeeded' || reported.amount > payment.amount - payment.refunded - payment.refunding)
        return;
      refund = { id: newId(), status: 'pending', amount: reported.amount };
      await tx
        .insertInto('billing.refund')
        .values({
          clinic_id: clinicId,
          id: refund.id,
          client_key: `processor/${reported.refundId}`,
          payment_id: payment.id,
          amount: reported.amount,
          reason_code: reported.reasonCode,
          reason: 'Refunded at the card processor',
          status: 'pending',
          refund_id: reported.refundId,
          made_by: null,
          made_name: poster.name,
          created_time: now,
        })
        .execute();
    }
    const isDone = reported.status === 'succeeded';
    await sql`update billing.refund set refund_id = ${reported.refundId}, status = ${reported.status}, failure = ${reported.failure},
      book_day = ${isDone ? bookDay : null} where clinic_id = ${clinicId} and id = ${refund.id}`.execute(tx);
    if (isDone) await postRefund(tx, poster, { id: refund.id, amount: refund.amount, payment }, bookDay);
    await poster.note(tx, {
      action: 'update',
      objectType: 'refund',
      objectId: refund.id,
      patientId: payment.patient_id,
      changes: { status: { before: refund.status, after: reported.status } },
    });
  });
}
