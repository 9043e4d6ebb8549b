import { request } from '#kit/api/request.ts';
import { formatMoney } from '#kit/formats/money.ts';
import type { SearchOption } from '#kit/forms/fields/search-select-field.tsx';
import { amount } from '../../rules/index.ts';
import { FindItemsDocument, FindProductsDocument, type ProductKind } from '../pricesetup.operations.gen.ts';

/** Searches items by name, code or barcode, for a select field. */
export async function searchItems(typed: string, signal: AbortSignal): Promise<readonly SearchOption[]> {
  const { items } = await request(FindItemsDocument, { search: typed, take: 20 }, { signal });
  return items.items.map(({ id, item_name, available, unit }) => ({
    value: id,
    label: `${item_name} (${amount(available, unit)})`,
  }));
}

/** Searches products of these kinds by name or code, for a select field. */
export function searchProducts(kinds: readonly ProductKind[]) {
  return async (typed: string, signal: AbortSignal): Promise<readonly SearchOption[]> => {
    const { products } = await request(
      FindProductsDocument,
      { search: typed, kinds: [...kinds], take: 20 },
      { signal },
    );
    return products.products.map(({ id, product_name, price_cents, available }) => ({
      value: id,
      label: [product_name, formatMoney(price_cents), available === null ? null : `${available} in stock`]
        .filter(Boolean)
        .join(' · '),
    }));
  };
}
