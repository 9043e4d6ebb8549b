import { sql } from 'kysely';
import { saveChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
import { domainError, type DomainError, isDomainError, lockForSave, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { vendorForm } from '../../rules/index.ts';
import { lockVendor, type Vendor } from './vendors.sql.ts';

/** Adds a vendor, or changes the one of `standing`. NAME_TAKEN where there is one of that name. */
export async function saveVendor(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<Vendor | DomainError> {
  const { actor, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(vendorForm, given, 'input');
  if (isDomainError(checked)) return checked;
  return saving(ctx, async (tx) => {
    const id = standing?.id ?? newId();
    let before: Vendor | null = null;
    if (standing === null)
      await tx
        .insertInto('inventory.vendor')
        .values({ ...checked.value, clinic_id: actor.clinicId, id, created_time: now })
        .execute();
    else {
      const locked = lockForSave(await lockVendor(tx, actor.clinicId, id, now), standing.version, 'vendor');
      if (isDomainError(locked)) return locked;
      before = locked;
      await tx
        .updateTable('inventory.vendor')
        .set({ ...checked.value, version: before.version + 1 })
        .where('clinic_id', '=', actor.clinicId)
        .where('id', '=', id)
        .execute();
    }
    const names = Object.keys(checked.value);
    const were =
      before === null ? null : Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));
    await saveChange(tx, ctx, {
      ...about(id),
      action: before === null ? 'create' : 'update',
      before: were,
      after: checked.value,
    });
    return id;
  });
}

/** Takes a vendor out of use, or brings it back; doing so twice changes nothing. */
export function switchVendor(ctx: RequestContext, id: string, isUsed: boolean): Promise<Vendor | DomainError> {
  const { actor, now } = ctx;
  return saving(ctx, async (tx) => {
    const before = await lockVendor(tx, actor.clinicId, id, now);
    if (before === null) return notFound('vendor');
    if ((before.deleted_time === null) === isUsed) return id;
    await sql`update inventory.vendor set deleted_time = ${isUsed ? null : now}, version = version + 1
      where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    const [was, is] = [{ is_used: !isUsed }, { is_used: isUsed }];
    await saveChange(tx, ctx, { ...about(id), action: isUsed ? 'update' : 'delete', before: was, after: is });
    return id;
  });
}

async function saving(
  ctx: RequestContext,
  work: (tx: Tx) => Promise<string | DomainError>,
): Promise<Vendor | DomainError> {
  try {
    return await ctx.app.database.transaction(async (tx) => {
      const id = await work(tx);
      return isDomainError(id) ? id : (await lockVendor(tx, ctx.actor.clinicId, id, ctx.now))!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return domainError('NAME_TAKEN', 'A vendor of this name stands already.');
    throw error;
  }
}

const about = (objectId: string) => ({ objectType: 'vendor', objectId, topic: 'inventory.setup-changed' });
