import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Queries to refresh when a charge, a payment or a plan changes. */
export const ACCOUNTS: Refreshes = ['accounting'];

/** Refreshes charges, payments and balances when someone changes one. */
export function useAccountChanged(): void {
  useLive('billing.account-changed', () => refreshAll(ACCOUNTS));
}
