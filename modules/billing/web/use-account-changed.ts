import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** What a change of a charge, a payment or a plan makes old. */
export const ACCOUNTS: Refreshes = ['accounting'];

/** Reads anew what is shown of charges, payments and balances when somebody changes one. */
export function useAccountChanged(): void {
  useLive('billing.account-changed', () => refreshAll(ACCOUNTS));
}
