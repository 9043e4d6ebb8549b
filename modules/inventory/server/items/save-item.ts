import { sql } from 'kysely';
import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { itemForm, type ItemFields, type Pack, readNdc } from '../../rules/index.ts';
import { type Item, itemOf, type ItemRow, items, lockItem } from './items.sql.ts';

/** Adds an item, or updates `standing`. NAME_TAKEN if its name or SKU is in use. */
export async function saveItem(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<Item | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(itemForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  return items.saving(ctx, async (tx) => {
    const id = standing?.id ?? newId();
    let before: ItemRow | null = null;
    if (standing !== null) {
      const locked = lockForSave(await lockItem(tx, clinicId, id), standing.version, 'item');
      if (isDomainError(locked)) return locked;
      before = locked;
      // Stock is a number of units: another unit would change its meaning.
      if (before.unit !== checked.value.unit && (await isMoved(tx, clinicId, id)))
        return invalid([
          { path: 'input.unit', message: `Stock is counted in ${before.unit}. Add a new item for another unit.` },
        ]);
    }
    await putItem(tx, ctx, id, checked.value, before);
    await saveChange(tx, ctx, {
      ...items.about(id),
      action: before === null ? 'create' : 'update',
      before: before === null ? null : { ...before, packs: describePacks(before.packs) },
      after: { ...checked.value, packs: describePacks(checked.value.packs) },
    });
    await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id } });
    return (await itemOf(tx, clinicId, id, today(ctx)))!;
  });
}

/** Archives or restores an item; idempotent. STOCKED while some of it is in stock. */
export function switchItem(ctx: RequestContext, id: string, isUsed: boolean): Promise<Item | DomainError> {
  const { clinicId } = ctx.actor;
  return items.saving(ctx, async (tx) => {
    const row = await lockItem(tx, clinicId, id);
    if (row === null) return notFound('item');
    const before = (await itemOf(tx, clinicId, id, today(ctx)))!;
    if ((row.deleted_time === null) === isUsed) return before;
    if (!isUsed && before.on_hand > 0) return domainError('STOCKED', `${before.on_hand} still in stock.`);
    const deleted_time = isUsed ? null : ctx.now;
    const after = await items.table.update(tx, ctx.actor, id, { deleted_time, version: row.version + 1 });
    const [was, is] = [{ is_used: !isUsed }, { is_used: isUsed }];
    await saveChange(tx, ctx, { ...items.about(id), action: isUsed ? 'update' : 'delete', before: was, after: is });
    await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id } });
    return { ...before, ...after };
  });
}

/** Writes an item's row; the caller writes the audit entry. */
export async function putItem(
  tx: Tx,
  { actor, now }: RequestContext,
  id: string,
  fields: ItemFields,
  before: Pick<ItemRow, 'version'> | null,
): Promise<void> {
  const search_text = [fields.item_name, fields.sku, fields.ndc, fields.barcode, fields.category, fields.manufacturer]
    .join(' ')
    .toLowerCase();
  const row = { ...fields, ndc: readNdc(fields.ndc) ?? '', packs: JSON.stringify(fields.packs), search_text };
  if (before === null) await items.table.insert(tx, actor, { ...row, id, created_time: now });
  else await items.table.update(tx, actor, id, { ...row, version: before.version + 1 });
}

async function isMoved(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from inventory.movement where clinic_id = ${clinicId} and item_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);
const describePacks = (packs: readonly Pack[]): string =>
  packs.map(({ name, factor }) => `${name} of ${factor}`).join(', ');
