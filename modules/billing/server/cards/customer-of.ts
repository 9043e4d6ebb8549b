import { sql } from 'kysely';
import type { Stripe } from 'stripe';
import { newId } from '#platform/id.ts';
import type { Poster } from '../poster.ts';
import { askStripe } from './stripe-client.ts';

/** The patient as the card processor knows them: by an id of ours and no name. Null where it does not answer; then no card is kept. */
export async function customerOf(
  poster: Poster,
  stripe: Stripe,
  accountId: string,
  patientId: string,
): Promise<string | null> {
  const { app, clinicId } = poster;
  const db = app.database.kysely;
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from billing.card_customer where clinic_id = ${clinicId} and patient_id = ${patientId} order by id limit 1`.execute(
    db,
  );
  if (rows[0] !== undefined) return rows[0].customer_id;
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
