import { dayIn } from '#platform/day-in.ts';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { expiringIn, lastTherapyDay, type PatientStock, therapyDays } from '../../rules/index.ts';
import { readLocations } from '../locations/save-location.ts';
import { productOf } from '../products/products.sql.ts';
import { daysProblem, quantityProblem } from './check-safety.ts';
import { chooseLots } from './choose-lots.ts';

/** The share of a lot in a preview. */
export interface LotShare {
  lot_id: string;
  lot_number: string;
  expires_on: string | null;
  location_name: string;
  quantity: number;
  /** The public program that owns the lot; empty for other lots. */
  programme: string;
  /** It expires before the therapy's last day. */
  expires_in_therapy: boolean;
}

/** Returns the lots that dispensing would use now, without locking them. */
export async function previewDispensing(
  ctx: RequestContext,
  of: {
    productId: string | null;
    itemId: string | null;
    quantity: number;
    locationId: string | null;
    lotId: string | null;
    owner: PatientStock;
    daysSupply: number | null;
    directions: string;
  },
): Promise<LotShare[] | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const today = dayIn(actor.timeZone, now);
  const wrong = quantityProblem(of.quantity, 'quantity') ?? daysProblem(of.daysSupply, 'days_supply');
  if (wrong !== null) return wrong;
  return app.database.transaction(async (tx) => {
    const product = of.productId === null ? null : await productOf(tx, clinicId, of.productId, today);
    if (of.productId !== null && product === null) return notFound('product');
    const itemId = product === null ? of.itemId : product.item_id;
    if (itemId === null) return [];
    const place = { locationId: of.locationId, practiceId: actor.practiceId, owner: of.owner };
    const units = of.quantity * (product?.item_quantity ?? 1);
    const lastDay = lastTherapyDay(today, therapyDays(of.daysSupply, of.directions));
    const chosen = await chooseLots(tx, clinicId, itemId, place, of.lotId, { units, today, lastDay });
    if (isDomainError(chosen)) return chosen;
    const rows = await readLocations(tx, clinicId, { includeDeleted: true });
    const names = new Map(rows.map(({ id, location_name }) => [id, location_name]));
    return chosen.map(({ lot, share }) => ({
      lot_id: lot.lotId,
      lot_number: lot.lotNumber,
      expires_on: lot.expiresOn,
      location_name: names.get(lot.locationId) ?? '',
      quantity: share.quantity,
      programme: lot.programme,
      expires_in_therapy: expiringIn([{ lot, share }], lastDay).length > 0,
    }));
  });
}
