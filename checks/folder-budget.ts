import { folderPairs, overBudget, type PairBudget } from './folder-circles.ts';
import type { Check } from './reading/source-file.ts';

// What is left; a number only falls.
const BUDGET: PairBudget = {
  'inventory/web': 1,
  'labs/server': 2,
};

/** Sibling folders inside a module do not import each other, but for the pairs of the budget. */
export const folderBudget: Check = (files) => overBudget(folderPairs(files), BUDGET);
