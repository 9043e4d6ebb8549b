import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { labForm } from '../../rules/index.ts';
import { changedMeanwhile, notFound } from './lab-errors.ts';
import { isLabInUse, lockLab, readLabs, type LabRow } from './setup.sql.ts';

/** Adds a laboratory, or changes the one of `standing`. NAME_TAKEN where there is one of that name. */
export async function saveLab(
  ctx: RequestContext,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<LabRow | DomainError> {
  const { actor, app, now } = ctx;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(labForm, given, 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  if (fields.connection !== null && !(fields.connection in (app.config.labs?.connections ?? {})))
    return invalid([{ path: 'input.connection', message: 'This installation knows no such connection.' }]);
  try {
    return await app.database.transaction(async (tx) => {
      const id = standing?.id ?? newId();
      if (standing === null) {
        await tx
          .insertInto('labs.lab')
          .values({ ...fields, clinic_id: actor.clinicId, id, created_time: now })
          .execute();
      } else {
        const before = await lockLab(tx, actor.clinicId, id);
        if (before === null) return notFound('laboratory');
        if (before.version !== standing.version) return changedMeanwhile('laboratory');
        await tx
          .updateTable('labs.lab')
          .set({ ...fields, version: before.version + 1 })
          .where('clinic_id', '=', actor.clinicId)
          .where('id', '=', id)
          .execute();
      }
      await noteLab(tx, ctx, standing === null ? 'create' : 'update', id, changedFields({}, fields));
      const [row] = await readLabs(tx, actor.clinicId, [id]);
      return row!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return domainError('NAME_TAKEN', 'A laboratory of this name stands already.');
    throw error;
  }
}

/** Takes a laboratory away, with its accounts; LAB_IN_USE while something is with it. Doing so twice changes nothing. */
export function deleteLab(ctx: RequestContext, id: string): Promise<true | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx) => {
    if ((await lockLab(tx, actor.clinicId, id)) === null)
      return (await readLabs(tx, actor.clinicId, [id])).length > 0 ? true : notFound('laboratory');
    if (await isLabInUse(tx, actor.clinicId, id))
      return domainError('LAB_IN_USE', 'Orders are open at this laboratory. Close them first.');
    for (const table of ['labs.lab', 'labs.account', 'labs.test_product'] as const)
      await tx
        .updateTable(table)
        .set({ deleted_time: now })
        .where('clinic_id', '=', actor.clinicId)
        .where(table === 'labs.lab' ? 'id' : ('lab_id' as never), '=', id as never)
        .where('deleted_time', 'is', null)
        .execute();
    await noteLab(tx, ctx, 'delete', id);
    return true;
  });
}

async function noteLab(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes?: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, ctx, { action, objectType: 'lab', objectId, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'labs.setup-changed', body: { id: objectId } });
}
