import { writePrices } from '#codes/server';
import { type CodeName, isCodeType } from '#codes/rules';
import type { App } from '#platform/app.ts';
import type { Tx } from '#platform/database.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readClinic } from '#practice/server';
import { chargeAmount, changesFee } from '../../rules/index.ts';
import { ownPoster, type Poster } from '../poster.ts';
import { type ChargeRow, lockCharges } from './charges.sql.ts';
import { feesOf } from './fee-of.ts';

/** A charge of a code whose price is saved. */
type PricedCharge = Pick<ChargeRow, 'code_type' | 'code' | 'modifiers' | 'date_of_charge'>;

/**
 * Saves the price of a charge to the fee schedule, from its date of service on if the code had a price before. Not for
 * charges without a code or with a modifier that changes the fee. FORBIDDEN without the permission codes.manage.
 */
export async function rememberPrice(
  tx: Tx,
  ctx: RequestContext,
  { code_type, code, modifiers, date_of_charge }: PricedCharge,
  cents: number,
): Promise<DomainError | null> {
  if (!ctx.actor.rules.has('codes.manage'))
    return domainError('FORBIDDEN', 'You don’t have permission to change the fee schedule.', 'Not allowed');
  if (code === null || !isCodeType('procedure', code_type ?? '') || changesFee(modifiers)) return null;
  const name = { code_type, code } as CodeName;
  const saved = await writePrices(tx, ctx, [{ ...name, price_cents: cents }], date_of_charge);
  return isDomainError(saved) ? saved : null;
}

/** Sets the price of a draft whose price is missing. */
export async function setPrice(tx: Tx, poster: Poster, charge: ChargeRow, cents: number): Promise<void> {
  const amount = chargeAmount({ ...charge, price: cents });
  await tx
    .updateTable('billing.charge')
    .set({
      price: cents,
      price_missing: false,
      amount_of_charge: amount,
      version: charge.version + 1,
      updated_time: poster.now,
    })
    .where('clinic_id', '=', poster.clinicId)
    .where('id', '=', charge.id)
    .execute();
  await poster.note(tx, {
    action: 'update',
    objectType: 'charge',
    objectId: charge.id,
    patientId: charge.patient_id,
    changes: { price: { before: null, after: cents }, amount_of_charge: { before: null, after: amount } },
  });
}

/** Prices the drafts that waited for a price in the fee schedule, as of their dates of service. */
export async function priceDrafts(app: App, tx: Tx, { clinicId }: OutboxEvent): Promise<void> {
  const rows = await tx
    .selectFrom('billing.charge')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('price_missing', '=', true)
    .where('state', '=', 'draft')
    .where('deleted_time', 'is', null)
    .execute();
  if (rows.length === 0) return;
  const { time_zone: zone } = await readClinic(tx, clinicId);
  const poster = ownPoster(app, clinicId, zone);
  const ids = rows.map(({ id }) => id);
  for (const charge of (await lockCharges(tx, clinicId, ids)).filter(({ price_missing }) => price_missing)) {
    const { code_type, code, modifiers, provider_id, date_of_charge } = charge;
    if (code_type === null || code === null) continue;
    const [fee] = await feesOf(tx, clinicId, provider_id, [{ code_type, code, modifiers }], date_of_charge);
    if (fee != null) await setPrice(tx, poster, charge, fee);
  }
}

/** PRICE_MISSING: the codes of charges that can't be posted before they have a price; 0.00 is a price. */
export function priceMissing(charges: readonly Pick<ChargeRow, 'code' | 'description'>[]): DomainError {
  const names = [...new Set(charges.map(({ code, description }) => code ?? description))].join(', ');
  return domainError(
    'PRICE_MISSING',
    `Price missing: ${names}. Enter a price, or 0.00 for no charge.`,
    'Price missing',
  );
}
