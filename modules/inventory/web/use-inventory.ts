import { type Refreshes, refreshAll } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/** Queries of stock data. */
export const INVENTORY: Refreshes = ['inventory', 'pricesetup', 'accounting'];

/** Refreshes all stock data after any change. */
export function refreshInventory(): void {
  refreshAll(INVENTORY);
}

/** Refreshes when someone else moves, orders, counts or sets up stock. */
export function useInventoryChanged(): void {
  useLive('inventory.stock-changed', refreshInventory);
  useLive('inventory.setup-changed', refreshInventory);
  useLive('inventory.purchase-changed', refreshInventory);
  useLive('inventory.count-changed', refreshInventory);
  useLive('inventory.recall-changed', refreshInventory);
  useLive('inventory.order-changed', refreshInventory);
}
