import { changedFields, recordChange } from '#audit/server';
import { codeOf } from '#platform/database.ts';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ItemFields } from '../../rules/index.ts';
import type { ImportResult } from '../products/import-products.ts';
import { readingItems, readInThread } from '../sheets/read-in-thread.ts';
import { vendors } from '../vendors/vendors.sql.ts';
import { type ItemRow, items } from './items.sql.ts';
import { putItem } from './save-item.ts';

/**
 * Imports a list of items: rows match existing items by SKU, otherwise by name; others are new. Fields without a column
 * stay unchanged. With `preview` nothing is saved.
 */
export async function importItems(
  ctx: RequestContext,
  csv: string,
  preview: boolean,
): Promise<ImportResult | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  const sheet = await readInThread(ctx, readingItems, csv);
  if (isDomainError(sheet)) return sheet;
  const { silent, problems } = sheet;
  try {
    return await app.database.transaction(async (tx) => {
      const vendorRows = await vendors.table.select(tx, actor).where('deleted_time', 'is', null).execute();
      const vendorIds = new Map(vendorRows.map((row) => [row.vendor_name.toLowerCase(), row.id]));
      const standing = await items.table.select(tx, actor).where('deleted_time', 'is', null).forUpdate().execute();
      const bySku = new Map(standing.flatMap((row) => (row.sku === '' ? [] : [[row.sku.toLowerCase(), row]])));
      const byName = new Map(standing.map((row) => [row.item_name.toLowerCase(), row]));
      let [created, updated] = [0, 0];
      for (const { line, vendor_name, ...item } of sheet.items) {
        const before = bySku.get(item.sku.toLowerCase()) ?? byName.get(item.item_name.toLowerCase()) ?? null;
        const vendorId =
          vendor_name === ''
            ? (before?.preferred_vendor_id ?? null)
            : (vendorIds.get(vendor_name.toLowerCase()) ?? null);
        if (vendor_name !== '' && vendorId === null) problems.push({ line, message: 'No vendor with this name.' });
        else if (before !== null && before.unit !== item.unit)
          problems.push({ line, message: `This item is counted in ${before.unit}.` });
        else {
          if (before === null) created += 1;
          else updated += 1;
          const fields = { ...item, ...unchangedOf(before, item, silent), preferred_vendor_id: vendorId };
          if (!preview) await putItem(tx, ctx, before?.id ?? newId(), fields, before);
        }
      }
      if (!preview && created + updated > 0) {
        const changes = changedFields({}, { created, updated });
        await recordChange(tx, ctx, { action: 'import', objectType: 'stock_item', objectId: null, changes });
        await publish(tx, { clinicId, topic: 'inventory.setup-changed', body: { id: null } });
        await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id: null } });
      }
      return { created, updated, problems: problems.toSorted((one, other) => one.line - other.line) };
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return domainError('NAME_TAKEN', 'Two lines, or a line and an existing item, have the same name or SKU.');
    throw error;
  }
}

// Returns the values that a file doesn't change: fields without a column, and pack barcodes.
function unchangedOf(
  before: ItemRow | null,
  { packs }: Pick<ItemFields, 'packs'>,
  silent: readonly (keyof ItemFields)[],
): Partial<ItemFields> {
  if (before === null) return {};
  const codes = new Map(before.packs.map(({ name, barcode }) => [name, barcode]));
  return {
    packs: packs.map((pack) => ({ ...pack, barcode: codes.get(pack.name) ?? '' })),
    ...Object.fromEntries([...silent, 'rxcui' as const, 'is_alerting' as const].map((field) => [field, before[field]])),
  };
}
