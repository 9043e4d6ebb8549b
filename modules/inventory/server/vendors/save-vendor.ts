import type { BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { db, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { vendorForm } from '../../rules/index.ts';
import { readVendors, type Vendor, vendors } from './vendors.sql.ts';

/** Adds a vendor, or updates `standing`. NAME_TAKEN if the name is in use. */
export async function saveVendor(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<Vendor | DomainError> {
  const checked = checkInput(vendorForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  return withNumbers(ctx, await vendors.save(ctx, standing, checked.value));
}

/** Archives or restores a vendor; idempotent. */
export const switchVendor = async (ctx: RequestContext, id: string, isUsed: boolean): Promise<Vendor | DomainError> =>
  withNumbers(ctx, await vendors.activate(ctx, id, isUsed));

async function withNumbers(ctx: RequestContext, saved: { id: string } | DomainError): Promise<Vendor | DomainError> {
  if (isDomainError(saved)) return saved;
  const only = { id: saved.id, includeDeleted: true, now: ctx.now };
  return (await readVendors(db(ctx), ctx.actor.clinicId, only))[0]!;
}
