import { isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/test.gen.ts';
import { pageOf } from './page-of.ts';
import { findProducts, type ProductRow, readProducts } from './setup/products.sql.ts';
import { addStarterTests, importProducts, saveProduct, switchProduct } from './setup/save-product.ts';
import { deleteTestSet, readTestSets, saveTestSet, type TestSet } from './setup/test-sets.ts';

interface Rows {
  TestProduct: ProductRow;
  TestSet: TestSet;
}

/** Resolvers of the test service: laboratory tests, and sets of them. */
export const testResolvers: Resolvers<Rows> = {
  Query: {
    testProducts: (_parent, { search, lab_id, onlyEprescibeSupported, includeDeleted, ...rows }, ctx) => {
      const page = pageOf(rows);
      if (isDomainError(page)) return page;
      const where = {
        search: search ?? '',
        labId: lab_id ?? null,
        onlySupported: onlyEprescibeSupported ?? false,
        includeDeleted: includeDeleted ?? false,
      };
      return findProducts(db(ctx), ctx.actor.clinicId, where, page);
    },
    tests: (_parent, { ids }, ctx) => readProducts(db(ctx), ctx.actor.clinicId, ids.slice(0, 500)),
    testSets: (_parent, _args, ctx) => readTestSets(db(ctx), ctx.actor),
  },
  Mutation: {
    createTestProduct: (_parent, { input }, ctx) => saveProduct(ctx, input, null),
    updateTestProduct: (_parent, { id, version, input }, ctx) => saveProduct(ctx, input, { id, version }),
    deleteTestProduct: (_parent, { id }, ctx) => switchProduct(ctx, id, false),
    reactivateTestProduct: (_parent, { id }, ctx) => switchProduct(ctx, id, true),
    addStarterTests: (_parent, { lab_id }, ctx) => addStarterTests(ctx, lab_id),
    importTestProducts: (_parent, { lab_id, csv, preview }, ctx) => importProducts(ctx, lab_id, csv, preview ?? false),
    saveTestSet: (_parent, { id, version, input }, ctx) =>
      saveTestSet(ctx, input, id == null ? null : { id, version: version ?? null }),
    deleteTestSet: (_parent, { id }, ctx) => deleteTestSet(ctx, id),
  },
  TestProduct: {
    labName: ({ lab_name }) => lab_name,
    testName: ({ test_name }) => test_name,
    testType: ({ test_type }) => test_type,
    onlyEprescibeSupported: ({ is_eprescribe_supported }) => is_eprescribe_supported,
  },
};
