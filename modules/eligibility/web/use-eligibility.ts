import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Reads anew what is shown of coverages and checks when somebody, a payer or the clock changes one. */
export function useEligibilityChanged(): void {
  const again = (): void => refreshQueries('eligibility');
  useLive('eligibility.coverage-changed', again);
  useLive('eligibility.check-ended', again);
  useLive('eligibility.request-changed', again);
}

/** The same of the list of payers. */
export function usePayersChanged(): void {
  useLive('eligibility.payers-changed', () => refreshQueries('eligibility'));
}
