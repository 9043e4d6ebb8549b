import { sql } from 'kysely';
import { saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
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
import type { RequestContext } from '#platform/request-context.ts';
import { itemForm, type ItemFields } from '../../rules/index.ts';
import { type Item, type ItemRow, itemOf, lockItem } from './items.sql.ts';

const nameTaken = (): DomainError => domainError('NAME_TAKEN', 'An item of this name or SKU stands already.');

/** Adds an item, or changes the one of `standing`. NAME_TAKEN where one of that name or SKU is stocked. */
export async function saveItem(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<Item | DomainError> {
  const { clinicId } = ctx.actor;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(itemForm, given, 'input');
  if (isDomainError(checked)) return checked;
  return saving(ctx, async (tx) => {
    const { preferred_vendor_id: vendorId } = checked.value;
    if (vendorId !== null) {
      const { rows } =
        await sql`select 1 from inventory.vendor where clinic_id = ${clinicId} and id = ${vendorId}`.execute(tx);
      if (rows.length === 0)
        return invalid([{ path: 'input.preferred_vendor_id', message: 'This vendor does not exist.' }]);
    }
    const id = standing?.id ?? newId();
    let before: ItemRow | null = null;
    if (standing !== null) {
      const locked = lockForSave(await lockItem(tx, clinicId, id), standing.version, 'item');
      if (isDomainError(locked)) return locked;
      before = locked;
      // What lies on the shelf is a number of units: under another unit it would say something else.
      if (before.unit !== checked.value.unit && (await isMoved(tx, clinicId, id)))
        return invalid([
          { path: 'input.unit', message: `Stock is counted in ${before.unit}. Make a new item for another unit` },
        ]);
    }
    await putItem(tx, ctx, id, checked.value, before);
    const { packs, ...fields } = checked.value;
    const words = (list: readonly { name: string; factor: number }[]) =>
      list.map(({ name, factor }) => `${name} of ${factor}`).join(', ');
    await saveChange(tx, ctx, {
      ...about(id),
      action: before === null ? 'create' : 'update',
      before: before === null ? null : { ...pick(before, Object.keys(fields)), packs: words(before.packs) },
      after: { ...fields, packs: words(packs) },
    });
    await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id } });
    return id;
  });
}

/** Takes an item out of use, or brings it back; doing so twice changes nothing. STOCKED while some of it lies anywhere. */
export function switchItem(ctx: RequestContext, id: string, isUsed: boolean): Promise<Item | DomainError> {
  const { clinicId } = ctx.actor;
  return saving(ctx, async (tx) => {
    const before = await lockItem(tx, clinicId, id);
    if (before === null) return notFound('item');
    if ((before.deleted_time === null) === isUsed) return id;
    const { on_hand } = (await itemOf(tx, clinicId, id, today(ctx)))!;
    if (!isUsed && on_hand > 0) return domainError('STOCKED', `${on_hand} of it are still in stock.`);
    await sql`update inventory.item set deleted_time = ${isUsed ? null : ctx.now}, version = version + 1
      where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
    await saveChange(tx, ctx, {
      ...about(id),
      action: isUsed ? 'update' : 'delete',
      before: { is_used: !isUsed },
      after: { is_used: isUsed },
    });
    await publish(tx, { clinicId, topic: 'inventory.stock-changed', body: { id } });
    return id;
  });
}

/** Writes an item's row; the audit entry is the caller's. */
export async function putItem(
  tx: Tx,
  { actor, now }: RequestContext,
  id: string,
  fields: ItemFields,
  before: Pick<Item, 'version'> | null,
): Promise<void> {
  const search_text = [fields.item_name, fields.sku, fields.ndc, fields.barcode, fields.category, fields.manufacturer]
    .join(' ')
    .toLowerCase();
  const row = { ...fields, ndc: fields.ndc.replaceAll('-', ''), packs: JSON.stringify(fields.packs), search_text };
  if (before === null)
    await tx
      .insertInto('inventory.item')
      .values({ ...row, clinic_id: actor.clinicId, id, created_time: now })
      .execute();
  else
    await tx
      .updateTable('inventory.item')
      .set({ ...row, version: before.version + 1 })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
}

async function isMoved(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from inventory.movement where clinic_id = ${clinicId} and item_id = ${id} limit 1`.execute(tx);
  return rows.length > 0;
}

async function saving(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<Item | DomainError> {
  try {
    return await ctx.app.database.transaction(async (tx) => {
      const id = await work(tx);
      return isDomainError(id) ? id : (await itemOf(tx, ctx.actor.clinicId, id, today(ctx)))!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return nameTaken();
    throw error;
  }
}

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);
const about = (objectId: string) => ({ objectType: 'stock_item', objectId, topic: 'inventory.setup-changed' });
const pick = (row: object, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
