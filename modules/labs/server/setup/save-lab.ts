import { saveChange, type BaseVersion } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { db, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { labForm } from '../../rules/index.ts';
import { isLabInUse, type LabRow, labs, readLabs } from './setup.sql.ts';

/** Adds a laboratory, or updates `standing`. NAME_TAKEN if the name is in use. */
export async function saveLab(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<LabRow | DomainError> {
  const checked = checkInput(labForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { connection } = checked.value;
  if (connection !== null && !(connection in (ctx.app.config.labs?.connections ?? {})))
    return invalid([{ path: 'input.connection', message: 'This connection is not configured on this installation.' }]);
  const saved = await labs.save(ctx, standing, checked.value);
  return isDomainError(saved) ? saved : (await readLabs(db(ctx), ctx.actor.clinicId, [saved.id]))[0]!;
}

/** Deletes a laboratory with its accounts and tests; LAB_IN_USE while orders are open there. Idempotent. */
export function deleteLab(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { clinicId } = ctx.actor;
  return labs.saving<true>(ctx, async (tx) => {
    const row = await labs.table.lock(tx, ctx.actor, id);
    if (row === null) return notFound('laboratory');
    if (row.deleted_time !== null) return true;
    if (await isLabInUse(tx, clinicId, id))
      return domainError('LAB_IN_USE', 'This laboratory has open orders. Close them first.');
    await labs.table.update(tx, ctx.actor, id, { deleted_time: ctx.now });
    for (const table of ['labs.account', 'labs.test_product'] as const)
      await tx
        .updateTable(table)
        .set({ deleted_time: ctx.now })
        .where('clinic_id', '=', clinicId)
        .where('lab_id', '=', id)
        .where('deleted_time', 'is', null)
        .execute();
    await saveChange(tx, ctx, { ...labs.about(id), action: 'delete', before: null, after: {} });
    return true;
  });
}
