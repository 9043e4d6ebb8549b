import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Everything that is shown of stock. */
export const INVENTORY: Refreshes = ['inventory', 'pricesetup', 'accounting'];

/** Reads again what is shown of stock, whatever of it has changed. */
export function refreshInventory(): void {
  refreshAll(INVENTORY);
}

/** Reads anew what is shown when somebody else moves, orders, counts or sets something up. */
export function useInventoryChanged(): void {
  useLive('inventory.stock-changed', refreshInventory);
  useLive('inventory.setup-changed', refreshInventory);
  useLive('inventory.purchase-changed', refreshInventory);
  useLive('inventory.count-changed', refreshInventory);
  useLive('inventory.recall-changed', refreshInventory);
  useLive('inventory.order-changed', refreshInventory);
}
