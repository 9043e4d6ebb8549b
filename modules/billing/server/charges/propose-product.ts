import { sql } from 'kysely';
import { taxOf } from '#inventory/rules';
import { dispensingsOfCharge, linkDispensing, productOf, readDispensings } from '#inventory/server';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { chargeAmount } from '../../rules/index.ts';
import { ownPoster } from '../poster.ts';
import { lockCharges } from './charges.sql.ts';

/**
 * Proposes a draft for a product that was dispensed without a charge, at its list price; once, however often the event
 * is delivered. Prepaid and free products are not charged. A return before posting deletes the draft.
 */
export async function proposeProduct(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  if (typeof body['id'] !== 'string') return;
  const [given] = await readDispensings(tx, clinicId, [body['id']]);
  if (given === undefined || given.product_id === null || given.is_prepaid) return;
  const { time_zone: zone } = await readClinic(tx, clinicId);
  const poster = ownPoster(app, clinicId, zone);
  if (given.charge_id !== null) {
    if (given.quantity < 0) await shrinkDraft(tx, poster, given.charge_id);
    return;
  }
  // Products supplied by a public program can't be sold.
  if (given.quantity < 0 || given.standing <= 0 || given.stock_owner === 'public') return;
  const day = dayIn(zone, given.created_time);
  const product = await productOf(tx, clinicId, given.product_id, day);
  if (product === null || product.price_cents === 0) return;
  const { rows } = await sql<{ provider_id: string; practice_id: string | null; event_id: string | null }>`
    select w.provider_id, n.event_id, (select p.practice_id from billing.provider_practice p
      where p.clinic_id = d.clinic_id and p.user_id = w.provider_id order by p.practice_id limit 1) as practice_id
    from billing.handed_out d
    left join billing.account_note n on n.clinic_id = d.clinic_id and n.id = d.note_id
    cross join lateral (select coalesce(n.author_id, d.created_by) as provider_id) w
    where d.clinic_id = ${clinicId} and d.id = ${given.id}`.execute(tx);
  const { provider_id, practice_id, event_id } = rows[0]!;
  if (practice_id === null) return;
  const tax = taxOf(given.standing * product.price_cents, product.tax_basis_points);
  const line = {
    quantity: given.standing,
    price: product.price_cents,
    tax,
    discount: 0,
    discount_mode: 'Amount',
  } as const;
  const id = newId();
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('billing.charge')
    .values({
      ...line,
      clinic_id: clinicId,
      id,
      client_key: `dispensing/${given.id}`,
      patient_id: given.patient_id,
      encounter_id: given.note_id,
      event_id,
      provider_id,
      practice_id,
      charge_type: 'Product',
      code_type: null,
      code: null,
      description: product.product_name.slice(0, 200),
      product_id: product.id,
      modifiers: [],
      diagnoses: '[]',
      amount_of_charge: chargeAmount(line),
      dispensed_quantity: given.standing,
      date_of_charge: day,
      state: 'draft',
      created_by: null,
      created_time: poster.now,
      updated_time: poster.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(inserted) === 0) return;
  await linkDispensing(tx, clinicId, given.id, id);
  await poster.note(tx, {
    action: 'create',
    objectType: 'charge',
    objectId: id,
    patientId: given.patient_id,
    reason: 'proposed from a dispensed product',
  });
}

async function shrinkDraft(tx: Tx, poster: ReturnType<typeof ownPoster>, id: string): Promise<void> {
  const { clinicId, now } = poster;
  const [charge] = await lockCharges(tx, clinicId, [id]);
  if (charge === undefined || charge.state !== 'draft') return;
  const left = (await dispensingsOfCharge(tx, clinicId, id)).reduce((sum, { standing }) => sum + standing, 0);
  if (left >= charge.quantity) return;
  const line = {
    ...charge,
    quantity: left,
    discount: Math.min(charge.discount, left * charge.price),
    tax: Math.round((charge.tax * left) / charge.quantity),
  };
  const { quantity, discount, tax } = line;
  const shrunk =
    left === 0
      ? { deleted_time: now }
      : { quantity, discount, tax, dispensed_quantity: left, amount_of_charge: chargeAmount(line) };
  await tx
    .updateTable('billing.charge')
    .set({ ...shrunk, updated_time: now, version: charge.version + 1 })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await poster.note(tx, {
    action: left === 0 ? 'delete' : 'update',
    objectType: 'charge',
    objectId: id,
    patientId: charge.patient_id,
    reason: 'returned before it was posted',
  });
}
