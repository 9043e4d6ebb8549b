import { folderPairs, overBudget, type PairBudget } from './folder-circles.ts';
import type { Check } from './reading/source-file.ts';

// The remaining pairs; the numbers only decrease.
const BUDGET: PairBudget = {
  'inventory/web': 1,
  'labs/server': 2,
};

/** Sibling folders inside a module must not import each other, except for the pairs in the budget. */
export const folderBudget: Check = (files) => overBudget(folderPairs(files), BUDGET);
