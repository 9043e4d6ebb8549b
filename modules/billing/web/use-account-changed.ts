import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Reads anew what is shown of charges, payments and balances when somebody changes one. */
export function useAccountChanged(): void {
  useLive('billing.account-changed', () => refreshQueries('accounting'));
}
