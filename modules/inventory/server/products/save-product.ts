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
import type { RequestContext } from '#platform/request-context.ts';
import { productForm, type ProductFields } from '../../rules/index.ts';
import { type Product, productOf } from './products.sql.ts';

const nameTaken = (): DomainError => domainError('NAME_TAKEN', 'A product of this name or code stands already.');

/** Adds a product, or changes the one of `standing`. NAME_TAKEN where one of that name or code is sold. */
export async function saveProduct(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<Product | DomainError> {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(productForm, given, 'input');
  if (isDomainError(checked)) return checked;
  return saving(ctx, async (tx) => {
    const wrong = await checkRefs(tx, ctx.actor.clinicId, checked.value, standing?.id ?? null);
    if (wrong !== null) return wrong;
    const id = standing?.id ?? newId();
    let before: Product | null = null;
    if (standing !== null) {
      const locked = lockForSave(await lockProduct(tx, ctx, id), standing.version, 'product');
      if (isDomainError(locked)) return locked;
      before = locked;
      if (before.kind !== checked.value.kind && (before.kind === 'package' || checked.value.kind === 'package'))
        return invalid([{ path: 'input.kind', message: 'A package stays one, and nothing else becomes one' }]);
    }
    await putProduct(tx, ctx, id, checked.value, before);
    const after = (await productOf(tx, ctx.actor.clinicId, id, today(ctx)))!;
    await saveChange(tx, ctx, {
      ...about(id),
      action: before === null ? 'create' : 'update',
      before: auditedFields(before),
      after: auditedFields(after)!,
    });
    return id;
  });
}

/** Takes a product off the price list, or puts it back; doing so twice changes nothing. */
export function switchProduct(ctx: RequestContext, id: string, isSold: boolean): Promise<Product | DomainError> {
  return saving(ctx, async (tx) => {
    const before = await lockProduct(tx, ctx, id);
    if (before === null) return notFound('product');
    if ((before.deleted_time === null) === isSold) return id;
    await sql`update inventory.product set deleted_time = ${isSold ? null : ctx.now}, version = version + 1
      where clinic_id = ${ctx.actor.clinicId} and id = ${id}`.execute(tx);
    await saveChange(tx, ctx, {
      ...about(id),
      action: isSold ? 'update' : 'delete',
      before: { is_sold: !isSold },
      after: { is_sold: isSold },
    });
    return id;
  });
}

/** Writes a product's row and parts; the audit entry is the caller's. */
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
  if (before === null)
    await tx
      .insertInto('inventory.product')
      .values({ ...row, clinic_id: clinicId, id, created_time: now })
      .execute();
  else
    await tx
      .updateTable('inventory.product')
      .set({ ...row, version: before.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
  await sql`delete from inventory.package_part where clinic_id = ${clinicId} and package_id = ${id}`.execute(tx);
  if (fields.kind === 'package')
    await tx
      .insertInto('inventory.package_part')
      .values(parts.map((part, sort_index) => ({ ...part, clinic_id: clinicId, package_id: id, sort_index })))
      .execute();
}

async function checkRefs(
  tx: Tx,
  clinicId: string,
  { kind, item_id, parts }: ProductFields,
  ownId: string | null,
): Promise<DomainError | null> {
  if (item_id !== null) {
    const { rows } = await sql`select 1 from inventory.item where clinic_id = ${clinicId} and id = ${item_id}`.execute(
      tx,
    );
    if (rows.length === 0) return invalid([{ path: 'input.item_id', message: 'This item does not exist.' }]);
  }
  if (kind !== 'package') return null;
  const ids = parts.map(({ product_id }) => product_id);
  const { rows } = await sql<{ id: string; kind: string }>`
    select id, kind from inventory.product where clinic_id = ${clinicId} and id = any(${ids}::uuid[])`.execute(tx);
  const kinds = new Map(rows.map((row) => [row.id, row.kind]));
  const wrong = ids.findIndex((id) => !kinds.has(id) || kinds.get(id) === 'package' || id === ownId);
  return wrong < 0
    ? null
    : invalid([
        { path: `input.parts.${wrong}.product_id`, message: 'A package pays for products that are no packages' },
      ]);
}

async function lockProduct(tx: Tx, ctx: RequestContext, id: string): Promise<Product | null> {
  const { clinicId } = ctx.actor;
  await sql`select 1 from inventory.product where clinic_id = ${clinicId} and id = ${id} for update`.execute(tx);
  return productOf(tx, clinicId, id, today(ctx));
}

async function saving(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<Product | DomainError> {
  try {
    return await ctx.app.database.transaction(async (tx) => {
      const id = await work(tx);
      return isDomainError(id) ? id : (await productOf(tx, ctx.actor.clinicId, id, today(ctx)))!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return nameTaken();
    throw error;
  }
}

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);
const about = (objectId: string) => ({ objectType: 'product', objectId, topic: 'inventory.setup-changed' });
function auditedFields(product: Product | null): object | null {
  if (product === null) return null;
  const {
    available: _,
    item_unit: _unit,
    version: _version,
    deleted_time: _time,
    id: _id,
    parts,
    item_id: _item,
    ...fields
  } = product;
  return { ...fields, parts: parts.map(({ product_name, quantity }) => `${quantity} ${product_name}`).join(', ') };
}
