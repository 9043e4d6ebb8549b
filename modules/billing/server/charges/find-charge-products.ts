import { findProducts } from '#inventory/server';
import { taxOf } from '#inventory/rules';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ChargeProduct } from '../../api/accounting.gen.ts';

/** Returns chargeable products by name or code, with their prices and tax. */
export async function findChargeProducts(ctx: RequestContext, search: string): Promise<ChargeProduct[]> {
  const { app, actor, now } = ctx;
  const page = { skip: 0, take: 20, today: dayIn(actor.timeZone, now) };
  const { products } = await findProducts(app.database.kysely, actor.clinicId, { search: search.slice(0, 100) }, page);
  return products.map((product) => ({
    id: product.id,
    name: product.product_name,
    kind: product.kind,
    price: product.price_cents,
    tax: taxOf(product.price_cents, product.tax_basis_points),
    available: product.available,
  }));
}
