import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Queries to refresh when a coverage, a check or a payer changes. */
export const ELIGIBILITY: Refreshes = ['eligibility'];

/** Refreshes coverages and checks when a member, a payer or the date changes one. */
export function useEligibilityChanged(): void {
  const again = (): void => refreshAll(ELIGIBILITY);
  useLive('eligibility.coverage-changed', again);
  useLive('eligibility.check-ended', again);
  useLive('eligibility.request-changed', again);
}

/** Refreshes the list of payers. */
export function usePayersChanged(): void {
  useLive('eligibility.payers-changed', () => refreshAll(ELIGIBILITY));
}
