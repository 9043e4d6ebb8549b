import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { isDomainError, lockForSave, type DomainError } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { payerForm } from '../../rules/index.ts';
import { type PayerRow, payers } from './payers.ts';

/** Adds a payer, or updates `standing`. PAYER_TAKEN if the number is in use. */
export async function savePayer(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<PayerRow | DomainError> {
  const checked = checkInput(payerForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  return payers.saving(ctx, async (tx) => {
    if (standing === null) return payers.insert(tx, ctx, checked.value);
    const row = await payers.lock(tx, ctx, standing.id);
    if (isDomainError(row)) return row;
    const before = lockForSave(row.deleted_time === null ? row : null, standing.version, 'payer');
    return isDomainError(before) ? before : payers.update(tx, ctx, before, checked.value);
  });
}

/** Removes a payer from the list; its coverages and checks stay. Idempotent. */
export function deletePayer(ctx: RequestContext, id: string): Promise<true | DomainError> {
  return payers.saving(ctx, async (tx): Promise<true | DomainError> => {
    const row = await payers.lock(tx, ctx, id);
    if (isDomainError(row)) return row;
    if (row.deleted_time !== null) return true;
    await payers.table.update(tx, ctx.actor, id, { deleted_time: ctx.now });
    await recordChange(tx, ctx, { action: 'delete', objectType: 'payer', objectId: id });
    await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'eligibility.payers-changed', body: { id } });
    return true;
  });
}
