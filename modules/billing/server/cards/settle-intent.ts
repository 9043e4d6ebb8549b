import type { Stripe } from 'stripe';
import type { Tx } from '#platform/database.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { lockPayment, type PaymentRow, readPayments } from '../payments/payments.sql.ts';
import { postPayment } from '../payments/post-payment.ts';
import type { Poster } from '../poster.ts';
import { recordSavedCard } from './saved-cards.ts';

/**
 * Extra work inside the settling transaction; returns false if the event was already handled and nothing should be
 * done.
 */
export type OnceGuard = (tx: Tx) => Promise<boolean>;

/**
 * Applies the processor's status of a payment once, whatever the source and order of the reports: a success is posted
 * and stays posted. Null if the payment doesn't belong to this clinic.
 */
export async function settleIntent(
  poster: Poster,
  intent: Stripe.PaymentIntent,
  once: OnceGuard = async () => true,
): Promise<PaymentRow | null> {
  const { app, clinicId } = poster;
  const id = intent.metadata['payment_id'] ?? '';
  const [found] = await readPayments(
    app.database.kysely,
    clinicId,
    [id].filter((each) => /^[0-9a-f-]{36}$/.test(each)),
  );
  if (found === undefined) return null;
  return app.database.transaction(async (tx) => {
    const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
    const payment = await lockPayment(tx, clinicId, found.id);
    if (payment === null || !(await once(tx))) return payment;
    if (payment.intent_id !== null && payment.intent_id !== intent.id) return payment;
    if (payment.status === 'succeeded') return payment;
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const details = charge?.payment_method_details;
    const card = details?.card ?? details?.card_present ?? null;
    const known = {
      intent_id: intent.id,
      card_brand: card?.brand ?? payment.card_brand,
      card_last4: card?.last4 ?? payment.card_last4,
    };
    if (intent.status === 'succeeded') {
      const amount = intent.amount_received;
      await change(tx, poster, payment, {
        ...known,
        status: 'succeeded',
        amount,
        book_day: bookDay,
        succeeded_time: poster.now,
        failure: null,
        capture_before: null,
      });
      await postPayment(
        tx,
        poster,
        { id: payment.id, patient_id: payment.patient_id, amount, applies: payment.applies },
        bookDay,
      );
      if (intent.setup_future_usage === 'off_session' && details?.card != null && typeof intent.customer === 'string')
        await recordSavedCard(tx, poster, {
          patient_id: payment.patient_id,
          customer_id: intent.customer,
          method_id:
            typeof intent.payment_method === 'string' ? intent.payment_method : (intent.payment_method?.id ?? ''),
          brand: details.card.brand ?? 'card',
          last4: details.card.last4 ?? '',
          expires_month: details.card.exp_month,
          expires_year: details.card.exp_year,
        });
    } else if (intent.status === 'requires_capture') {
      const before = details?.card?.capture_before;
      await change(tx, poster, payment, {
        ...known,
        status: 'authorized',
        failure: null,
        capture_before: before == null ? null : new Date(before * 1000),
      });
    } else if (intent.status === 'canceled') await change(tx, poster, payment, { ...known, status: 'canceled' });
    else if (intent.last_payment_error != null)
      await change(tx, poster, payment, {
        ...known,
        status: 'failed',
        failure: (intent.last_payment_error.message ?? 'Declined').slice(0, 300),
      });
    else if (payment.intent_id === null) await change(tx, poster, payment, known, false);
    return (await readPayments(tx, clinicId, [payment.id]))[0]!;
  });
}

/** Records that a payment was declined, unless it has succeeded in between. */
export async function settleFailure(
  poster: Poster,
  paymentId: string,
  intentId: string | null,
  failure: string,
): Promise<void> {
  await poster.app.database.transaction(async (tx) => {
    const payment = await lockPayment(tx, poster.clinicId, paymentId);
    if (payment === null || !['pending', 'failed'].includes(payment.status)) return;
    await change(tx, poster, payment, {
      status: 'failed',
      failure: failure.slice(0, 300),
      ...(intentId === null ? {} : { intent_id: intentId }),
    });
  });
}

async function change(
  tx: Tx,
  poster: Poster,
  payment: PaymentRow,
  values: Record<string, unknown>,
  isAudited = true,
): Promise<void> {
  await tx
    .updateTable('billing.payment')
    .set({ ...values, version: payment.version + 1, updated_time: poster.now })
    .where('clinic_id', '=', poster.clinicId)
    .where('id', '=', payment.id)
    .execute();
  if (!isAudited) return;
  const status = values['status'] ?? payment.status;
  await poster.note(tx, {
    action: 'update',
    objectType: 'payment',
    objectId: payment.id,
    patientId: payment.patient_id,
    changes: { status: { before: payment.status, after: status } },
  });
}
