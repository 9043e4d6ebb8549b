import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { type Poster } from '../poster.ts';
import { readCardAccount } from './card-account.sql.ts';
import { askStripe, stripeOf } from './stripe-client.ts';

const table = clinicTable('billing.saved_card', [
  'id',
  'patient_id',
  'customer_id',
  'method_id',
  'brand',
  'last4',
  'expires_month',
  'expires_year',
]);

/** A card that the processor stores for the clinic. */
export type SavedCard = RowOfTable<typeof table>;

const kept = (db: Queryable, clinicId: string) => table.select(db, { clinicId }).where('deleted_time', 'is', null);

/** Returns a patient's cards on file, newest first. */
export function readSavedCards(db: Queryable, clinicId: string, patientId: string): Promise<SavedCard[]> {
  return kept(db, clinicId).where('patient_id', '=', patientId).orderBy('id', 'desc').execute();
}

/** Returns one of the cards, or null if it was deleted. */
export async function readSavedCard(db: Queryable, clinicId: string, id: string): Promise<SavedCard | null> {
  return (await kept(db, clinicId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Records a card that the processor stores; never its number. */
export async function recordSavedCard(tx: Tx, poster: Poster, card: Omit<SavedCard, 'id'>): Promise<void> {
  await tx
    .insertInto('billing.saved_card')
    .values({ ...card, clinic_id: poster.clinicId, id: newId(), created_time: poster.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes a card, here and at the processor. Idempotent. */
export async function forgetCard(
  poster: Poster,
  id: string,
  patientId: string | null = null,
): Promise<true | DomainError> {
  const { app, clinicId, now } = poster;
  const card = await readSavedCard(app.database.kysely, clinicId, id);
  if (card === null || (patientId !== null && card.patient_id !== patientId)) return notFound('card');
  await app.database.transaction(async (tx) => {
    await sql`update billing.saved_card set deleted_time = ${now} where clinic_id = ${clinicId} and id = ${id}`.execute(
      tx,
    );
    await poster.note(tx, { action: 'delete', objectType: 'saved_card', objectId: id, patientId: card.patient_id });
  });
  const [stripe, account] = [await stripeOf(app), await readCardAccount(app.database.kysely, clinicId)];
  if (stripe !== null && account !== null)
    await askStripe(app, () =>
      stripe.paymentMethods.detach(
        card.method_id,
        {},
        { stripeAccount: account.account_id, idempotencyKey: `salus-forget-${id}` },
      ),
    );
  return true;
}
