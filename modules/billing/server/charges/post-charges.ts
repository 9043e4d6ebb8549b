import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { appendEntries } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { type Poster, posterOf } from '../poster.ts';
import { chargeAmount, chargePrice, MOST_CHARGE } from '../../rules/index.ts';
import { type ChargeRow, lockCharges, readCharges } from './charges.sql.ts';
import { priceMissing, rememberPrice, setPrice } from './price-charge.ts';
import { takeFromStock } from './take-from-stock.ts';

/** A charge to post, with a price if its price is missing. */
export interface PostedCharge {
  id: string;
  version: number;
  /** In cents. */
  price?: number | null;
  /** Saves the price to the fee schedule. */
  save_price?: boolean | null;
}

/**
 * Posts drafts to the ledger, all or none; posted ones stay unchanged. STALE_VERSION if one was changed since it was
 * read, PRICE_MISSING if one has no price.
 */
export async function postCharges(
  ctx: RequestContext,
  named: readonly PostedCharge[],
): Promise<ChargeRow[] | DomainError> {
  const { app, actor } = ctx;
  const ids = named.map(({ id }) => id);
  const found = await readCharges(app.database.kysely, actor.clinicId, ids);
  if (found.length !== new Set(ids).size) return notFound('charge');
  return app.database.transaction(async (tx) => {
    const poster = posterOf(ctx);
    const bookDay = await lockAccounts(
      tx,
      poster,
      found.map(({ patient_id }) => patient_id),
    );
    const locked = await lockCharges(tx, actor.clinicId, ids);
    if (locked.length !== found.length) return notFound('charge');
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    if (locked.some(({ id, state, version }) => state === 'draft' && versions.get(id) !== version))
      return versionConflict('charge');
    const problem = await priceLocked(tx, ctx, locked, named);
    if (problem !== null) return problem;
    return postLocked(tx, poster, ids, bookDay, ctx);
  });
}

// Sets the prices that were entered while posting.
async function priceLocked(
  tx: Tx,
  ctx: RequestContext,
  locked: readonly ChargeRow[],
  named: readonly PostedCharge[],
): Promise<DomainError | null> {
  for (const [index, { id, price, save_price }] of named.entries()) {
    const charge = locked.find((each) => each.id === id)!;
    if (price == null || charge.state !== 'draft') continue;
    const path = `charges.${index}.price`;
    if (!charge.price_missing)
      return invalid([{ path, message: 'This charge already has a price. Edit the charge to change it.' }]);
    const checked = chargePrice.safeParse(price);
    if (!checked.success || chargeAmount({ ...charge, price }) > MOST_CHARGE)
      return invalid([
        { path, message: checked.success ? 'The amount is too large' : checked.error.issues[0]!.message },
      ]);
    await setPrice(tx, posterOf(ctx), charge, price);
    const remembered = save_price === true ? await rememberPrice(tx, ctx, charge, price) : null;
    if (remembered !== null) return remembered;
  }
  return null;
}

/**
 * Same as `postCharges`, inside a transaction that has locked the patients' accounts: the charge, its stock and its
 * ledger entry are one unit. Only members can dispense.
 */
export async function postLocked(
  tx: Tx,
  poster: Poster,
  ids: readonly string[],
  bookDay: string,
  ctx: RequestContext | null = null,
): Promise<ChargeRow[] | DomainError> {
  const { clinicId, now } = poster;
  const drafts = (await lockCharges(tx, clinicId, ids)).filter(({ state }) => state === 'draft');
  const unpriced = drafts.filter(({ price_missing }) => price_missing);
  if (unpriced.length > 0) return priceMissing(unpriced);
  for (const charge of drafts) {
    const taken = ctx === null ? 0 : await takeFromStock(tx, ctx, charge);
    if (isDomainError(taken)) return taken;
    await tx
      .updateTable('billing.charge')
      .set({
        state: 'posted',
        posted_time: now,
        updated_time: now,
        version: charge.version + 1,
        dispensed_quantity: taken,
      })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', charge.id)
      .execute();
    await poster.note(tx, {
      action: 'update',
      objectType: 'charge',
      objectId: charge.id,
      patientId: charge.patient_id,
      changes: { state: { before: 'draft', after: 'posted' } },
    });
  }
  await appendEntries(
    tx,
    poster,
    bookDay,
    drafts.map(({ id, patient_id, amount_of_charge }) => ({
      patient_id,
      entry_type: 'charge',
      amount: amount_of_charge,
      charge_id: id,
    })),
  );
  return readCharges(tx, clinicId, ids);
}
