import type { Resolvers } from '../api/accounting.gen.ts';
import { cardMutations, cardQueries } from './card-resolvers.ts';
import { moneyMutations } from './money-mutations.ts';
import { moneyQueries } from './money-queries.ts';
import { paperMutations, paperQueries } from './paper-resolvers.ts';
import { paymentPlanMutations, paymentPlanQueries } from './payment-plan-resolvers.ts';
import { planMutations, planQueries } from './plan-resolvers.ts';
import { fields, type Rows } from './rows.ts';

/** Resolvers of the accounting service. */
export const accounting: Resolvers<Rows> = {
  ...fields,
  Query: { ...moneyQueries, ...cardQueries, ...paperQueries, ...planQueries, ...paymentPlanQueries },
  Mutation: { ...moneyMutations, ...cardMutations, ...paperMutations, ...planMutations, ...paymentPlanMutations },
};
