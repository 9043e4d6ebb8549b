import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { Resolvers } from '../api/test.gen.ts';
import { pageOf } from './page-of.ts';
import { findProducts, readProducts } from './setup/products.sql.ts';
import { addStarterTests, importProducts, saveProduct, switchProduct } from './setup/save-product.ts';
import { deleteTestSet, readTestSets, saveTestSet } from './setup/test-sets.ts';
import { shapeProduct, shapeSet } from './shapes.ts';

const shaped = <Row, Shown>(answer: Row | DomainError, shape: (row: Row) => Shown): Shown | DomainError =>
  isDomainError(answer) ? answer : shape(answer);

/** Resolvers of the service test: the tests that laboratories offer, and sets of them. */
export const testResolvers: Resolvers = {
  Query: {
    testProducts: async (_parent, args, { app, actor }) => {
      const page = pageOf({ pageNumber: args.pageNumber, perPage: args.perPage });
      if (isDomainError(page)) return page;
      const search = {
        search: args.search ?? '',
        labId: args.lab_id ?? null,
        onlySupported: args.onlyEprescibeSupported ?? false,
        includeDeleted: args.includeDeleted ?? false,
      };
      const { count, products } = await findProducts(app.database.kysely, actor.clinicId, search, page);
      return { count, products: products.map(shapeProduct) };
    },
    tests: async (_parent, { ids }, { app, actor }) =>
      (await readProducts(app.database.kysely, actor.clinicId, ids.slice(0, 500))).map(shapeProduct),
    testSets: async (_parent, _args, { app, actor }) => (await readTestSets(app.database.kysely, actor)).map(shapeSet),
  },
  Mutation: {
    createTestProduct: async (_parent, { input }, ctx) => shaped(await saveProduct(ctx, input, null), shapeProduct),
    updateTestProduct: async (_parent, { id, version, input }, ctx) =>
      shaped(await saveProduct(ctx, input, { id, version }), shapeProduct),
    deleteTestProduct: async (_parent, { id }, ctx) => shaped(await switchProduct(ctx, id, false), shapeProduct),
    reactivateTestProduct: async (_parent, { id }, ctx) => shaped(await switchProduct(ctx, id, true), shapeProduct),
    addStarterTests: (_parent, { lab_id }, ctx) => addStarterTests(ctx, lab_id),
    importTestProducts: (_parent, { lab_id, csv, preview }, ctx) => importProducts(ctx, lab_id, csv, preview ?? false),
    saveTestSet: async (_parent, { id, version, input }, ctx) =>
      shaped(await saveTestSet(ctx, input, id == null ? null : { id, version: version ?? null }), shapeSet),
    deleteTestSet: (_parent, { id }, ctx) => deleteTestSet(ctx, id),
  },
};
