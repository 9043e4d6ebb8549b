import { sql } from 'kysely';
import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { db, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { productForm, type ProductFields } from '../../rules/index.ts';
import { type Product, productOf, products } from './products.sql.ts';

/** Adds a product, or updates `standing`. NAME_TAKEN if its name or code is in use. */
export async function saveProduct(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<Product | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(productForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  return products.saving(ctx, async (tx) => {
    const wrong = await checkParts(tx, clinicId, checked.value, standing?.id ?? null);
    if (wrong !== null) return wrong;
    const id = standing?.id ?? newId();
    let before: Product | null = null;
    if (standing !== null) {
      const locked = await products.lock(tx, ctx, id, standing.version);
      if (isDomainError(locked)) return locked;
      if (locked.kind !== checked.value.kind && (locked.kind === 'package' || checked.value.kind === 'package'))
        return invalid([
          {
            path: 'input.kind',
            message: 'A package can’t be changed to another type, and other products can’t become packages.',
          },
        ]);
      before = (await productOf(tx, clinicId, id, today(ctx)))!;
    }
    await putProduct(tx, ctx, id, checked.value, before);
    const after = (await productOf(tx, clinicId, id, today(ctx)))!;
    await saveChange(tx, ctx, {
      ...products.about(id),
      action: before === null ? 'create' : 'update',
      before: before === null ? null : auditedFields(before),
      after: auditedFields(after),
    });
    return after;
  });
}

/** Removes a product from the price list, or restores it; idempotent. */
export async function switchProduct(ctx: RequestContext, id: string, isSold: boolean): Promise<Product | DomainError> {
  const saved = await products.activate(ctx, id, isSold);
  return isDomainError(saved) ? saved : (await productOf(db(ctx), ctx.actor.clinicId, id, today(ctx)))!;
}

/** Writes a product's row and package items; the caller writes the audit entry. */
export async function putProduct(
  tx: Tx,
  { actor, now }: RequestContext,
  id: string,
  { parts, ...fields }: ProductFields,
  before: Pick<Product, 'version'> | null,
): Promise<void> {
  const { clinicId } = actor;
  const search_text = [fields.product_name, fields.code, fields.procedure_code, fields.category]
    .join(' ')
    .toLowerCase();
  const row = { ...fields, valid_days: fields.kind === 'package' ? fields.valid_days : null, search_text };
  if (before === null) await products.table.insert(tx, actor, { ...row, id, created_time: now });
  else await products.table.update(tx, actor, id, { ...row, version: before.version + 1 });
  await sql`delete from inventory.package_part where clinic_id = ${clinicId} and package_id = ${id}`.execute(tx);
  if (fields.kind === 'package')
    await tx
      .insertInto('inventory.package_part')
      .values(parts.map((part, sort_index) => ({ ...part, clinic_id: clinicId, package_id: id, sort_index })))
      .execute();
}

async function checkParts(
  tx: Tx,
  clinicId: string,
  { kind, parts }: ProductFields,
  ownId: string | null,
): Promise<DomainError | null> {
  if (kind !== 'package') return null;
  const ids = parts.map(({ product_id }) => product_id);
  const rows = await products.table.select(tx, { clinicId }).where('id', 'in', ids).execute();
  const kinds = new Map(rows.map((row) => [row.id, row.kind]));
  const wrong = ids.findIndex((id) => !kinds.has(id) || kinds.get(id) === 'package' || id === ownId);
  return wrong < 0
    ? null
    : invalid([{ path: `input.parts.${wrong}.product_id`, message: 'A package can’t contain another package.' }]);
}

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

// The audit log shows references by name.
function auditedFields(product: Product): object {
  const { available: _, item_unit: _unit, version: _version, deleted_time: _time, id: _id, ...rest } = product;
  const { parts, item_id: _item, ...fields } = rest;
  return { ...fields, parts: parts.map(({ product_name, quantity }) => `${quantity} ${product_name}`).join(', ') };
}
