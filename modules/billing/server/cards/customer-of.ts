import type { Stripe } from 'stripe';
import { newId } from '#platform/id.ts';
import type { Poster } from '../poster.ts';
import { askStripe } from './stripe-client.ts';

/**
 * Returns the patient's customer id at the card processor, which receives our id but no name. Null if the processor
 * doesn't respond; then no card is saved.
 */
export async function customerOf(
  poster: Poster,
  stripe: Stripe,
  accountId: string,
  patientId: string,
): Promise<string | null> {
  const { app, clinicId } = poster;
  const db = app.database.kysely;
  const known = await db
    .selectFrom('billing.card_customer')
    .select('customer_id')
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return known.customer_id;
  const made = await askStripe(app, () =>
    stripe.customers.create(
      { metadata: { clinic_id: clinicId, patient_id: patientId } },
      { idempotencyKey: `salus-customer-${clinicId}-${patientId}`, stripeAccount: accountId },
    ),
  );
  if (!('answer' in made)) return null;
  await db
    .insertInto('billing.card_customer')
    .values({
      clinic_id: clinicId,
      id: newId(),
      patient_id: patientId,
      customer_id: made.answer.id,
      created_time: poster.now,
    })
    .execute();
  return made.answer.id;
}
