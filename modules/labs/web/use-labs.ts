import { type Refreshes, refreshAll, refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Refreshes orders and results when a member or a laboratory changes one. */
export function useLabsChanged(): void {
  const again = (): void => refreshQueries('lab');
  useLive('labs.order-changed', again);
  useLive('labs.result-changed', again);
  useLive('labs.message-refused', again);
  useLive('labs.message-changed', again);
}

/** Queries of the setup: laboratories, accounts, tests and sets. */
export const LAB_SETUP: Refreshes = ['lab', 'test'];

/** Refreshes the setup when a member changes it. */
export function useLabSetupChanged(): void {
  useLive('labs.setup-changed', () => refreshAll(LAB_SETUP));
}
