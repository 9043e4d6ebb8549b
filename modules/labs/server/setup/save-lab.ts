import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { labForm } from '../../rules/index.ts';
import { changedMeanwhile, notFound } from './refusals.ts';
import { isLabInUse, lockLab, readLabs, type LabRow } from './setup.sql.ts';

/** Adds a laboratory, or changes the one of `standing`. NAME_TAKEN where there is one of that name. */
export async function saveLab(
  request: Request,
  input: object,
  standing: { id: string; version: number } | null,
): Promise<LabRow | Refusal> {
  const { actor, house, now } = request;
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null));
  const checked = checkInput(labForm, given, 'input');
  if (isRefusal(checked)) return checked;
  const fields = checked.value;
  if (fields.connection !== null && !(fields.connection in (house.config.labs?.connections ?? {})))
    return invalid([{ path: 'input.connection', message: 'This installation knows no such connection.' }]);
  try {
    return await house.database.transaction(async (tx) => {
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
      await noteLab(tx, request, standing === null ? 'create' : 'update', id, changedFields({}, fields));
      const [row] = await readLabs(tx, actor.clinicId, [id]);
      return row!;
    });
  } catch (error) {
    if (codeOf(error) === '23505') return refuse('NAME_TAKEN', 'A laboratory of this name stands already.');
    throw error;
  }
}

/** Takes a laboratory away, with its accounts; LAB_IN_USE while something is with it. Doing so twice changes nothing. */
export function deleteLab(request: Request, id: string): Promise<true | Refusal> {
  const { actor, house, now } = request;
  return house.database.transaction(async (tx) => {
    if ((await lockLab(tx, actor.clinicId, id)) === null)
      return (await readLabs(tx, actor.clinicId, [id])).length > 0 ? true : notFound('laboratory');
    if (await isLabInUse(tx, actor.clinicId, id))
      return refuse('LAB_IN_USE', 'Orders are open at this laboratory. Close them first.');
    for (const table of ['labs.lab', 'labs.account', 'labs.test_product'] as const)
      await tx
        .updateTable(table)
        .set({ deleted_time: now })
        .where('clinic_id', '=', actor.clinicId)
        .where(table === 'labs.lab' ? 'id' : ('lab_id' as never), '=', id as never)
        .where('deleted_time', 'is', null)
        .execute();
    await noteLab(tx, request, 'delete', id);
    return true;
  });
}

async function noteLab(
  tx: Tx,
  request: Request,
  action: 'create' | 'update' | 'delete',
  objectId: string,
  changes?: ReturnType<typeof changedFields>,
): Promise<void> {
  await recordChange(tx, request, { action, objectType: 'lab', objectId, changes });
  await announce(tx, { clinicId: request.actor.clinicId, topic: 'labs.setup-changed', body: { id: objectId } });
}
