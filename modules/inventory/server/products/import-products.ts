import { changedFields, recordChange } from '#audit/server';
import { codeOf } from '#platform/database.ts';
import { domainError, type DomainError, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { LineProblem } from '../../rules/index.ts';
import { readingProducts, readInThread } from '../sheets/read-in-thread.ts';
import { products } from './products.sql.ts';
import { putProduct } from './save-product.ts';

const stocked = clinicTable('inventory.item', ['id', 'item_name']);

/** The result of an import or its preview. */
export interface ImportResult {
  created: number;
  updated: number;
  problems: LineProblem[];
}

/**
 * Imports a price list: rows match existing products by code, otherwise by name; others are new. With `preview` nothing
 * is saved.
 */
export async function importProducts(
  ctx: RequestContext,
  csv: string,
  preview: boolean,
): Promise<ImportResult | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  const sheet = await readInThread(ctx, readingProducts, csv);
  if (isDomainError(sheet)) return sheet;
  const { silent, problems } = sheet;
  try {
    return await app.database.transaction(async (tx) => {
      const items = await stocked.select(tx, actor).where('deleted_time', 'is', null).execute();
      const itemIds = new Map(items.map((row) => [row.item_name.toLowerCase(), row.id]));
      const standing = await products.table.select(tx, actor).where('deleted_time', 'is', null).forUpdate().execute();
      const byCode = new Map(standing.flatMap((row) => (row.code === '' ? [] : [[row.code.toLowerCase(), row]])));
      const byName = new Map(standing.map((row) => [row.product_name.toLowerCase(), row]));
      let [created, updated] = [0, 0];
      for (const { line, item_name, ...product } of sheet.products) {
        const before = byCode.get(product.code.toLowerCase()) ?? byName.get(product.product_name.toLowerCase()) ?? null;
        const itemId = item_name === '' ? (before?.item_id ?? null) : (itemIds.get(item_name.toLowerCase()) ?? null);
        if (item_name !== '' && itemId === null) problems.push({ line, message: 'No item with this name.' });
        else if (before?.kind === 'package')
          problems.push({ line, message: 'Packages can’t be imported. Edit the package on the Products page.' });
        else {
          if (before === null) created += 1;
          else updated += 1;
          const fields = {
            ...product,
            // Fields without a column stay unchanged.
            ...(before === null ? {} : Object.fromEntries(silent.map((field) => [field, before[field as 'code']]))),
            item_id: product.kind === 'service' ? null : itemId,
            valid_days: null,
            parts: [],
          };
          if (!preview) await putProduct(tx, ctx, before?.id ?? newId(), fields, before);
        }
      }
      if (!preview && created + updated > 0) {
        const changes = changedFields({}, { created, updated });
        await recordChange(tx, ctx, { action: 'import', objectType: 'product', objectId: null, changes });
        await publish(tx, { clinicId, topic: 'inventory.setup-changed', body: { id: null } });
      }
      return { created, updated, problems: problems.toSorted((one, other) => one.line - other.line) };
    });
  } catch (error) {
    if (codeOf(error) === '23505')
      return domainError('NAME_TAKEN', 'Two lines, or a line and an existing product, have the same name or code.');
    throw error;
  }
}
