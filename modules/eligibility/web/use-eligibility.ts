import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** What a change of a coverage, a check or a payer makes old. */
export const ELIGIBILITY: Refreshes = ['eligibility'];

/** Reads anew what is shown of coverages and checks when somebody, a payer or the clock changes one. */
export function useEligibilityChanged(): void {
  const again = (): void => refreshAll(ELIGIBILITY);
  useLive('eligibility.coverage-changed', again);
  useLive('eligibility.check-ended', again);
  useLive('eligibility.request-changed', again);
}

/** The same of the list of payers. */
export function usePayersChanged(): void {
  useLive('eligibility.payers-changed', () => refreshAll(ELIGIBILITY));
}
