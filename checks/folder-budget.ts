import { folderPairs, overBudget, type PairBudget } from './folder-circles.ts';
import type { Check } from './reading/source-file.ts';

// What is left; a number only falls.
const BUDGET: PairBudget = {
  'chart/server': 1,
  'chart/web': 1,
  'inventory/web': 1,
  'labs/server': 2,
  'labs/web': 1,
  'messages/server': 4,
  'patients/server': 3,
  'patients/web': 7,
  'practice/server': 7,
  'prescribing/server': 5,
  'requests/server': 1,
  'scheduling/server': 6,
  'scheduling/web': 5,
  'sessions/server': 3,
  'sessions/web': 1,
  'tasks/server': 2,
};

/** Sibling folders inside a module do not import each other, but for the pairs of the budget. */
export const folderBudget: Check = (files) => overBudget(folderPairs(files), BUDGET);
