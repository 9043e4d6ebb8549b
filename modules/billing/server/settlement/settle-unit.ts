import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { earnedBy } from '../../rules/index.ts';
import { readCharges } from '../charges/charges.sql.ts';
import { postLocked } from '../charges/post-charges.ts';
import { reverseLocked } from '../charges/reverse-charge.ts';
import { appendEntries } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { ownPoster, type Poster } from '../poster.ts';
import {
  type Draw,
  type PrepaidDispensing,
  readDraw,
  readDrawn,
  readOthers,
  readUnsettled,
  shareOf,
} from '../packages/draws.sql.ts';
import { takeCoverBack } from '../packages/take-cover-back.ts';

/** Updates the charge and coverage of a dispensed or returned package unit. */
export async function onDispensed(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  if (typeof body['id'] !== 'string' || body['order_id'] == null) return;
  const { time_zone: zone } = await readClinic(tx, clinicId);
  await settleUnit(tx, ownPoster(app, clinicId, zone, 'Package'), body['id']);
}

/** Settles all unsettled units of a clinic, e.g. those dispensed before the ledger supported packages. */
export async function settleAll(app: App, clinicId: string): Promise<void> {
  const { time_zone: zone } = await readClinic(app.database.kysely, clinicId);
  for (const id of await readUnsettled(app.database.kysely, clinicId))
    await app.database.transaction((tx) => settleUnit(tx, ownPoster(app, clinicId, zone, 'Package'), id));
}

/**
 * Makes the ledger agree with the stock about a prepaid dispensing event: a charge with the revenue of its units,
 * covered by a prepaid payment of the same amount, so that the balance doesn't change. Returns are reversed; repeated
 * calls change nothing.
 */
export async function settleUnit(tx: Tx, poster: Poster, dispensingId: string): Promise<void> {
  const { clinicId } = poster;
  const found = await readDrawn(tx, clinicId, dispensingId);
  if (found === null) return;
  const bookDay = await lockAccounts(tx, poster, [found.patient_id]);
  const drawn = (await readDrawn(tx, clinicId, dispensingId))!;
  const before = await readDraw(tx, clinicId, { dispensingId: drawn.dispensing_id });
  if ((before?.quantity ?? 0) === drawn.standing) return;
  if (before !== null) await takeBack(tx, poster, before, bookDay);
  const turn = (before?.turn ?? 0) + 1;
  const share = await shareOf(tx, clinicId, drawn);
  const made = drawn.standing === 0 ? null : await postUnits(tx, poster, drawn, { turn, share, bookDay });
  await sql`
    insert into billing.package_draw (clinic_id, dispensing_id, order_id, quantity, turn, charge_id, payment_id)
    values (${clinicId}, ${drawn.dispensing_id}, ${drawn.order_id}, ${drawn.standing}, ${turn}, ${made?.chargeId ?? null},
      ${made?.paymentId ?? null})
    on conflict (clinic_id, dispensing_id) do update set quantity = excluded.quantity, turn = excluded.turn,
      charge_id = excluded.charge_id, payment_id = excluded.payment_id`.execute(tx);
}

async function takeBack(tx: Tx, poster: Poster, draw: Draw, bookDay: string): Promise<void> {
  if (draw.charge_id === null) return;
  const why = 'Returned to the package';
  await takeCoverBack(tx, poster, draw, bookDay, why);
  const [charge] = await readCharges(tx, poster.clinicId, [draw.charge_id]);
  if (charge?.state === 'posted') await reverseLocked(tx, poster, charge, bookDay, why);
}

async function postUnits(
  tx: Tx,
  poster: Poster,
  drawn: PrepaidDispensing,
  { turn, share, bookDay }: { turn: number; share: number; bookDay: string },
): Promise<{ chargeId: string; paymentId: string | null }> {
  const { clinicId, now, timeZone } = poster;
  const others = await readOthers(tx, clinicId, drawn);
  const units = drawn.standing;
  const amount = Math.max(0, earnedBy(share, others.units + units, drawn.order_quantity) - others.earned);
  const [sold] = await readCharges(tx, clinicId, [drawn.sold_charge_id]);
  const isEven = amount % units === 0;
  const chargeId = newId();
  const key = `package-unit/${drawn.dispensing_id}/${turn}`;
  await tx
    .insertInto('billing.charge')
    .values({
      clinic_id: clinicId,
      id: chargeId,
      client_key: key,
      patient_id: drawn.patient_id,
      encounter_id: drawn.note_id,
      provider_id: drawn.provider_id,
      practice_id: sold!.practice_id,
      charge_type: 'Product',
      product_id: drawn.product_id,
      modifiers: [],
      diagnoses: '[]',
      description: (isEven ? drawn.product_name : `${units} × ${drawn.product_name}`).slice(0, 200),
      quantity: isEven ? units : 1,
      price: isEven ? amount / units : amount,
      amount_of_charge: amount,
      discount: 0,
      discount_mode: 'Amount',
      tax: 0,
      dispensed_quantity: units,
      is_prepaid_service: true,
      date_of_charge: dayIn(timeZone, drawn.created_time),
      state: 'draft',
      created_by: null,
      created_time: now,
      updated_time: now,
    })
    .execute();
  await postLocked(tx, poster, [chargeId], bookDay);
  // This posting doesn't dispense anything: the product was already dispensed.
  await sql`update billing.charge set dispensed_quantity = ${units}
    where clinic_id = ${clinicId} and id = ${chargeId}`.execute(tx);
  if (sold!.state !== 'posted' || amount === 0) return { chargeId, paymentId: null };
  const paymentId = newId();
  await tx
    .insertInto('billing.payment')
    .values({
      clinic_id: clinicId,
      id: paymentId,
      client_key: key,
      patient_id: drawn.patient_id,
      method: 'prepaid',
      practice_id: sold!.practice_id,
      amount,
      status: 'succeeded',
      note: sold!.description,
      taken_by: null,
      taken_name: poster.name,
      book_day: bookDay,
      succeeded_time: now,
      created_time: now,
      updated_time: now,
    })
    .execute();
  const of = { patient_id: drawn.patient_id, payment_id: paymentId };
  await appendEntries(tx, poster, bookDay, [
    { ...of, entry_type: 'payment', amount: -amount },
    { ...of, entry_type: 'allocation', applied: amount, charge_id: chargeId },
  ]);
  await poster.note(tx, {
    action: 'create',
    objectType: 'payment',
    objectId: paymentId,
    patientId: drawn.patient_id,
    reason: 'covered by a package',
    changes: { amount: { before: null, after: amount } },
  });
  return { chargeId, paymentId };
}
