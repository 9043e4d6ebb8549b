import { readPage } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/pricesetup.gen.ts';
import { importItems } from './items/import-items.ts';
import { findItems, itemOf } from './items/items.sql.ts';
import { saveItem, switchItem } from './items/save-item.ts';
import { readLocations, saveLocation, switchLocation } from './locations/save-location.ts';
import { importProducts } from './products/import-products.ts';
import { findProducts, productOf } from './products/products.sql.ts';
import { saveProduct, switchProduct } from './products/save-product.ts';
import { readReorderRules } from './purchasing/reorder-rules.sql.ts';
import { saveReorderRule } from './purchasing/save-reorder-rule.ts';
import { saveVendor, switchVendor } from './vendors/save-vendor.ts';
import { readVendors } from './vendors/vendors.sql.ts';

/** Resolvers of the pricesetup service: products, items, vendors, locations. */
export const setupResolvers: Resolvers = {
  Query: {
    products: (_parent, { search, kinds, includeDeleted, ...page }, ctx) =>
      readPage(ctx, null, page, (rows) =>
        findProducts(
          db(ctx),
          ctx.actor.clinicId,
          { search: search ?? '', kinds: kinds ?? null, includeDeleted: includeDeleted ?? false },
          { ...rows, today: today(ctx) },
        ),
      ),
    product: async (_parent, { id }, ctx) =>
      (await productOf(db(ctx), ctx.actor.clinicId, id, today(ctx))) ?? notFound('product'),
    items: (_parent, { search, kinds, state, includeDeleted, ...page }, ctx) =>
      readPage(ctx, null, page, (rows) =>
        findItems(
          db(ctx),
          ctx.actor.clinicId,
          { search: search ?? '', kinds: kinds ?? null, state: state ?? null, includeDeleted: includeDeleted ?? false },
          { ...rows, today: today(ctx) },
        ),
      ),
    item: async (_parent, { id }, ctx) =>
      (await itemOf(db(ctx), ctx.actor.clinicId, id, today(ctx))) ?? notFound('item'),
    vendors: (_parent, { includeDeleted }, ctx) =>
      readVendors(db(ctx), ctx.actor.clinicId, { includeDeleted: includeDeleted ?? false, now: ctx.now }),
    reorder_rules: (_parent, { item_id }, ctx) =>
      readReorderRules(db(ctx), ctx.actor.clinicId, { itemIds: item_id == null ? null : [item_id] }, today(ctx)),
    stock_locations: (_parent, { includeDeleted }, ctx) =>
      readLocations(db(ctx), ctx.actor.clinicId, { includeDeleted: includeDeleted ?? false }),
  },
  Mutation: {
    createProduct: (_parent, { input }, ctx) => saveProduct(ctx, input, null),
    updateProduct: (_parent, { id, version, input }, ctx) => saveProduct(ctx, input, { id, version }),
    deleteProduct: (_parent, { id }, ctx) => switchProduct(ctx, id, false),
    reactivateProduct: (_parent, { id }, ctx) => switchProduct(ctx, id, true),
    importProducts: (_parent, { csv, preview }, ctx) => importProducts(ctx, csv, preview),
    createItem: (_parent, { input }, ctx) => saveItem(ctx, input, null),
    updateItem: (_parent, { id, version, input }, ctx) => saveItem(ctx, input, { id, version }),
    deleteItem: (_parent, { id }, ctx) => switchItem(ctx, id, false),
    reactivateItem: (_parent, { id }, ctx) => switchItem(ctx, id, true),
    importItems: (_parent, { csv, preview }, ctx) => importItems(ctx, csv, preview),
    createVendor: (_parent, { input }, ctx) => saveVendor(ctx, input, null),
    updateVendor: (_parent, { id, version, input }, ctx) => saveVendor(ctx, input, { id, version }),
    deleteVendor: (_parent, { id }, ctx) => switchVendor(ctx, id, false),
    reactivateVendor: (_parent, { id }, ctx) => switchVendor(ctx, id, true),
    createReorderRule: (_parent, { input }, ctx) => saveReorderRule(ctx, input, null),
    updateReorderRule: (_parent, { id, version, input }, ctx) => saveReorderRule(ctx, input, { id, version }),
    createStockLocation: (_parent, { input }, ctx) => saveLocation(ctx, input, null),
    updateStockLocation: (_parent, { id, version, input }, ctx) => saveLocation(ctx, input, { id, version }),
    deleteStockLocation: (_parent, { id }, ctx) => switchLocation(ctx, id, false),
    reactivateStockLocation: (_parent, { id }, ctx) => switchLocation(ctx, id, true),
  },
};

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);
