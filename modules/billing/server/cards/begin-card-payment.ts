import type { Stripe } from 'stripe';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { type Apply, applyProblem, LEAST_CARD, LEAST_CARD_WORDS, MOST_PAYMENT } from '../../rules/index.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { checkApplies } from '../payments/take-payment.ts';
import { type PaymentRow, readPaymentOfKey, readPayments } from '../payments/payments.sql.ts';
import type { Poster } from '../poster.ts';
import { readCardAccount } from './card-account.sql.ts';
import { customerOf } from './customer-of.ts';
import { readSavedCard } from './saved-cards.ts';
import { settleIntent, settleFailure } from './settle-intent.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** A card payment to start. */
export interface CardPaymentInput {
  /** The client key: identifies one payment, however often it is sent. */
  key: string;
  patientId: string;
  practiceId: string;
  amount: number;
  method: 'card' | 'terminal';
  manualCapture: boolean;
  /** A saved card, which is charged immediately. */
  cardId: string | null;
  /** True if the patient is not present, e.g. when a subscription is charged. */
  isOffSession: boolean;
  saveCard: boolean;
  applies: readonly Apply[] | null;
  note: string;
}

/** A started card payment, with what the browser needs to continue. */
export interface BegunCardPayment {
  payment: PaymentRow;
  clientSecret: string | null;
}

/**
 * Starts a card payment: first our own row, then the processor's payment intent with an idempotency key derived from
 * it, so that neither a lost response nor a repeated click creates a second payment. A saved card is charged
 * immediately; otherwise the browser or the reader continues. CARDS_NOT_SET_UP, CARD_DECLINED, CARD_PROCESSOR_SILENT.
 */
export async function beginCardPayment(
  poster: Poster,
  input: CardPaymentInput,
): Promise<BegunCardPayment | DomainError> {
  const { app, clinicId } = poster;
  if (!Number.isInteger(input.amount) || input.amount < LEAST_CARD || input.amount > MOST_PAYMENT)
    return invalid([{ path: 'input.amount', message: LEAST_CARD_WORDS }]);
  const problem = input.applies === null ? null : applyProblem(input.applies, input.amount);
  if (problem !== null) return invalid([{ path: 'input.applies', message: problem }]);
  const stripe = await stripeOf(app);
  const account = await readCardAccount(app.database.kysely, clinicId);
  if (stripe === null || account === null || !account.charges_enabled) return notSetUp();
  const card = input.cardId === null ? null : await readSavedCard(app.database.kysely, clinicId, input.cardId);
  if (input.cardId !== null && (card === null || card.patient_id !== input.patientId))
    return invalid([{ path: 'input.card_id', message: 'This card is not on file.' }]);
  const payment = await writePending(poster, input, account.account_id);
  if (isDomainError(payment)) return payment;
  if (payment.status === 'succeeded' || payment.status === 'authorized') return { payment, clientSecret: null };
  const customer =
    card?.customer_id ??
    (input.saveCard ? await customerOf(poster, stripe, account.account_id, input.patientId) : null);
  const params: Stripe.PaymentIntentCreateParams = {
    // From the row: a second call with the key repeats the first one, whatever its input is.
    amount: payment.amount,
    currency: 'usd',
    capture_method: input.manualCapture ? 'manual' : 'automatic',
    allowed_payment_method_types: [input.method === 'terminal' ? 'card_present' : 'card'],
    metadata: { clinic_id: clinicId, payment_id: payment.id },
    expand: ['latest_charge'],
    ...(customer === null ? {} : { customer }),
    ...(input.saveCard && card === null ? { setup_future_usage: 'off_session' as const } : {}),
    ...(card === null ? {} : { payment_method: card.method_id, confirm: true, off_session: input.isOffSession }),
  };
  const made = await askStripe(app, () =>
    stripe.paymentIntents.create(params, {
      idempotencyKey: `salus-payment-${payment.id}`,
      stripeAccount: account.account_id,
    }),
  );
  if ('lost' in made) return silent();
  if ('refused' in made) {
    await settleFailure(poster, payment.id, made.intentId, made.refused);
    return domainError('CARD_DECLINED', made.refused, 'Card payment');
  }
  const settled = await settleIntent(poster, made.answer);
  return { payment: settled ?? payment, clientSecret: made.answer.client_secret };
}

async function writePending(
  poster: Poster,
  input: CardPaymentInput,
  accountId: string,
): Promise<PaymentRow | DomainError> {
  const { clinicId, now } = poster;
  return poster.app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [input.patientId]);
    const made = await readPaymentOfKey(tx, clinicId, input.key);
    if (made !== null) return made;
    const problem = await checkApplies(tx, clinicId, input.patientId, input.applies);
    if (problem !== null) return problem;
    const id = newId();
    await tx
      .insertInto('billing.payment')
      .values({
        clinic_id: clinicId,
        id,
        client_key: input.key,
        patient_id: input.patientId,
        practice_id: input.practiceId,
        method: input.method,
        amount: input.amount,
        status: 'pending',
        note: input.note,
        account_id: accountId,
        applies: input.applies === null ? null : JSON.stringify(input.applies),
        manual_capture: input.manualCapture,
        taken_by: poster.userId,
        taken_name: poster.name,
        created_time: now,
        updated_time: now,
      })
      .execute();
    await poster.note(tx, {
      action: 'create',
      objectType: 'payment',
      objectId: id,
      patientId: input.patientId,
      changes: { amount: { before: null, after: input.amount }, method: { before: null, after: input.method } },
    });
    return (await readPayments(tx, clinicId, [id]))[0]!;
  });
}

/** CARDS_NOT_SET_UP: no account at the card processor is connected, or it may not take payments yet. */
export const notSetUp = (): DomainError =>
  domainError(
    'CARDS_NOT_SET_UP',
    'Card payments are not set up. Connect an account in the settings, under Stripe.',
    'Card payment',
  );

/**
 * CARD_PROCESSOR_SILENT: the outcome is unknown; repeating the call with the same key resolves it without paying twice.
 */
export const silent = (): DomainError =>
  domainError(
    'CARD_PROCESSOR_SILENT',
    'The card processor did not respond. Try again. The card will not be charged twice.',
    'Card payment',
  );
