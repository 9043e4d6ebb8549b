import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { Tx } from '#platform/database.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { settlementForm } from '../../rules/index.ts';
import { readVendorMonths, settlements, type VendorMonth } from './vendor-months.ts';

/** A vendor's month; `month` is its first day. */
interface MonthOf {
  vendorId: string;
  month: string;
}

/**
 * Records that a month of vendor-owned stock was paid for. NOT_OVER for the current month, SETTLED if it already was,
 * CHANGED if the used stock no longer costs `usedCents`, NOT_FOUND if nothing of the vendor was used.
 */
export function settleVendorMonth(
  ctx: RequestContext,
  of: MonthOf,
  usedCents: number,
  input: object,
): Promise<VendorMonth | DomainError> {
  const { actor, app, now } = ctx;
  const checked = checkInput(settlementForm(usedCents), given(input), 'input');
  if (isDomainError(checked)) return Promise.resolve(checked);
  return app.database.transaction(async (tx) => {
    const found = await lockMonth(tx, ctx, of);
    if (isDomainError(found)) return found;
    if (!found.is_over) return domainError('NOT_OVER', 'This month is not over yet.');
    if (found.settlement !== null) return domainError('SETTLED', 'This month has already been settled.');
    if (found.used_cents !== usedCents) return domainError('CHANGED', 'The used stock has changed. Check it again.');
    const row = {
      id: newId(),
      vendor_id: of.vendorId,
      month: of.month,
      ...checked.value,
      used_cents: usedCents,
      settled_by: actor.userId,
      settled_time: now,
    };
    await settlements.insert(tx, actor, row);
    const { amount_cents, invoice_number, comment } = checked.value;
    await record(tx, ctx, 'create', row, { month: of.month, amount_cents, invoice_number, comment });
    return (await readMonth(tx, ctx, of))!;
  });
}

/** Removes the settlement of a month, with a reason in the audit log. NOT_FOUND if it was not settled. */
export function reopenVendorMonth(
  ctx: RequestContext,
  of: MonthOf,
  reason: string,
): Promise<VendorMonth | DomainError> {
  if (reason.trim() === '' || reason.length > 300)
    return Promise.resolve(invalid([{ path: 'reason', message: 'Enter a reason of up to 300 characters' }]));
  return ctx.app.database.transaction(async (tx) => {
    const found = await lockMonth(tx, ctx, of);
    if (isDomainError(found)) return found;
    if (found.settlement === null) return notFound('settlement');
    const { id, amount_cents, invoice_number, month } = found.settlement;
    await tx
      .deleteFrom('inventory.vendor_settlement')
      .where('clinic_id', '=', ctx.actor.clinicId)
      .where('id', '=', id)
      .execute();
    const removed = { month, amount_cents, invoice_number };
    await record(tx, ctx, 'delete', { id, vendor_id: of.vendorId }, removed, reason.trim());
    return { ...found, settlement: null };
  });
}

const readMonth = async (tx: Tx, { actor, now }: RequestContext, of: MonthOf): Promise<VendorMonth | undefined> =>
  (await readVendorMonths(tx, actor, now, of))[0];

// Two people who settle at the same time wait for each other at the vendor.
async function lockMonth(tx: Tx, ctx: RequestContext, of: MonthOf): Promise<VendorMonth | DomainError> {
  await tx
    .selectFrom('inventory.vendor')
    .select('id')
    .where('clinic_id', '=', ctx.actor.clinicId)
    .where('id', '=', of.vendorId)
    .forUpdate()
    .execute();
  return (await readMonth(tx, ctx, of)) ?? notFound('month of this vendor');
}

async function record(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'delete',
  { id, vendor_id }: { id: string; vendor_id: string },
  values: object,
  reason: string | null = null,
): Promise<void> {
  const changes = action === 'create' ? changedFields({}, { ...values }) : changedFields({ ...values }, {});
  await recordChange(tx, ctx, { action, objectType: 'vendor_settlement', objectId: id, reason, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'inventory.setup-changed', body: { id: vendor_id } });
}
