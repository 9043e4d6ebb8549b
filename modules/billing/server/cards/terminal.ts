import { domainError, invalid, type DomainError } from '#platform/domain-error.ts';
import type { Poster } from '../poster.ts';
import { readPayments } from '../payments/payments.sql.ts';
import { noPayment } from '../payments/payment-errors.ts';
import { notSetUp, silent } from './begin-card-payment.ts';
import { readCardAccount } from './card-account.sql.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

/** A card reader of the clinic. */
export interface Reader {
  id: string;
  label: string;
  status: string;
}

async function reach(poster: Poster) {
  const stripe = await stripeOf(poster.app);
  const account = await readCardAccount(poster.app.database.kysely, poster.clinicId);
  return stripe === null || account === null ? null : { stripe, at: { stripeAccount: account.account_id } };
}

/** Returns a single-use token that a reader's software signs in with. */
export async function connectionToken(poster: Poster): Promise<string | DomainError> {
  const reached = await reach(poster);
  if (reached === null) return notSetUp();
  const made = await askStripe(poster.app, () => reached.stripe.terminal.connectionTokens.create({}, reached.at));
  if (!('answer' in made)) return 'lost' in made ? silent() : notSetUp();
  return made.answer.secret;
}

/** Returns the clinic's readers; empty if cards are not set up. */
export async function readReaders(poster: Poster): Promise<Reader[]> {
  const reached = await reach(poster);
  if (reached === null) return [];
  const found = await askStripe(poster.app, () => reached.stripe.terminal.readers.list({ limit: 20 }, reached.at));
  if (!('answer' in found)) return [];
  return found.answer.data.map((reader) => ({
    id: reader.id,
    label: reader.label,
    status: reader.status ?? 'unknown',
  }));
}

// The form of the card processor's reader ids; a longer or different text never reaches the processor's address.
const READER_ID = /^tmr_\w{1,100}$/;

/** Starts or cancels the card prompt of a payment on a reader. */
export async function moveReader(
  poster: Poster,
  readerId: string,
  paymentId: string | null,
): Promise<true | DomainError> {
  if (!READER_ID.test(readerId)) return invalid([{ path: 'reader_id', message: 'Choose a card reader.' }]);
  const reached = await reach(poster);
  if (reached === null) return notSetUp();
  const { stripe, at } = reached;
  const [payment] =
    paymentId === null ? [] : await readPayments(poster.app.database.kysely, poster.clinicId, [paymentId]);
  if (paymentId !== null && payment?.intent_id == null) return noPayment();
  const made = await askStripe(poster.app, () =>
    payment === undefined
      ? stripe.terminal.readers.cancelAction(readerId, {}, at)
      : stripe.terminal.readers.processPaymentIntent(readerId, { payment_intent: payment.intent_id! }, at),
  );
  if ('lost' in made) return silent();
  return 'refused' in made ? domainError('READER_REFUSED', made.refused, 'Card reader') : true;
}
