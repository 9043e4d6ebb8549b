import { type Refreshes, refreshAll, refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Reads anew what is shown of orders and results when somebody, or a laboratory, changes one. */
export function useLabsChanged(): void {
  const again = (): void => refreshQueries('lab');
  useLive('labs.order-changed', again);
  useLive('labs.result-changed', again);
  useLive('labs.message-refused', again);
  useLive('labs.message-changed', again);
}

/** What is set up: laboratories, accounts, tests and sets. */
export const LAB_SETUP: Refreshes = ['lab', 'test'];

/** Reads again what is set up when somebody changes it. */
export function useLabSetupChanged(): void {
  useLive('labs.setup-changed', () => refreshAll(LAB_SETUP));
}
