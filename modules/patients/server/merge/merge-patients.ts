import { recordChanges } from '#audit/server';
import { newId } from '#platform/id.ts';
import { publishAll } from '#platform/outbox.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { carriedFields, isMergeField, takenFields } from '../../rules/index.ts';
import { dropPairsOf } from './duplicates.sql.ts';
import { insertMerge, lockBoth, lockMerge, writePatient, yieldDefaults, type Merge } from './merges.sql.ts';
import { listPatientColumns, moveRows } from './move-rows.sql.ts';
import { openRehearsal } from '../rehearsal/rehearse.ts';
import { isAllergic } from '../record/record-lists.sql.ts';
import { searchKeys } from '../search-keys.ts';

/** One of the two records, with the version the user was looking at. */
export interface MergeSide {
  id: string;
  version: number;
}

/**
 * Merges a record into another one, in one transaction: the rows of every module are moved and recorded in the merge's
 * log, and the merged record redirects to the merge target. NOT_FOUND if one of them was deleted, STALE_VERSION if one
 * changed: of two concurrent merges, one succeeds.
 */
export async function mergePatients(
  ctx: RequestContext,
  mergeTargetSide: MergeSide,
  mergedSide: MergeSide,
  take: readonly string[],
): Promise<Merge | DomainError> {
  if (mergeTargetSide.id === mergedSide.id)
    return invalid([{ path: 'merged.id', message: 'Choose two different patients.' }]);
  const fields = take.filter(isMergeField);
  if (fields.length < take.length) return invalid([{ path: 'take', message: 'This field can’t be copied.' }]);
  const { actor, now, app } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const both = await lockBoth(tx, clinicId, [mergeTargetSide.id, mergedSide.id]);
    const rehearsal = await openRehearsal(tx, clinicId);
    if (both.some(({ id }) => id === rehearsal))
      return domainError('REHEARSAL', 'The rehearsal patient can’t be merged: the record will be removed.');
    const mergeTarget = both.find(({ id }) => id === mergeTargetSide.id);
    const merged = both.find(({ id }) => id === mergedSide.id);
    if (!mergeTarget || !merged || mergeTarget.deleted_time !== null || merged.deleted_time !== null)
      return domainError(
        'NOT_FOUND',
        'One of the two records no longer exists. They may have been merged already.',
        'Not found',
      );
    if (mergeTarget.version !== mergeTargetSide.version || merged.version !== mergedSide.version) {
      return domainError(
        'STALE_VERSION',
        'Someone else changed one of the two records. Nothing was merged; review both again.',
        'Changed by someone else',
      );
    }
    const taken = {
      ...takenFields({ ...mergeTarget }, { ...merged }, fields),
      ...carriedFields({ ...mergeTarget }, { ...merged }, await isAllergic(tx, clinicId, merged.id)),
    };
    const addresses = await yieldDefaults(tx, clinicId, merged.id, mergeTarget.id);
    const moved: { table: string; column: string; keys: object[] }[] = [];
    for (const column of await listPatientColumns(tx)) {
      const keys = await moveRows(tx, clinicId, column, merged.id, mergeTarget.id);
      if (keys.length > 0) moved.push({ table: column.table, column: column.column, keys });
    }
    const id = newId();
    const merge = { id, mergeTargetId: mergeTarget.id, mergedId: merged.id, by: actor.userId, byName: actor.name, now };
    await insertMerge(tx, clinicId, { ...merge, fields: { taken, addresses } }, moved);
    const values = Object.fromEntries(Object.entries(taken).map(([field, { after }]) => [field, after]));
    await writePatient(tx, clinicId, mergeTarget.id, {
      ...values,
      ...searchKeys({ ...mergeTarget, ...values }),
      version: mergeTarget.version + 1,
      updated_time: now,
    });
    await writePatient(tx, clinicId, merged.id, {
      merged_into: mergeTarget.id,
      deleted_time: now,
      version: merged.version + 1,
      updated_time: now,
    });
    await dropPairsOf(tx, clinicId, merged.id);
    const rows = moved.reduce((sum, { keys }) => sum + keys.length, 0);
    const note = { action: 'update', objectType: 'patient_merge', objectId: id } as const;
    await recordChanges(tx, ctx, [
      {
        ...note,
        patientId: mergeTarget.id,
        changes: {
          ...taken,
          merged_patient: { before: null, after: merged.id },
          moved_rows: { before: null, after: rows },
        },
      },
      { ...note, patientId: merged.id, changes: { merged_into: { before: null, after: mergeTarget.id } } },
    ]);
    await publishMerge(tx, clinicId, mergeTarget.id, merged.id);
    return (await lockMerge(tx, clinicId, id))!;
  });
}

/** Publishes a merge or its undo to the pages of both records and to modules that store patient data. */
export function publishMerge(
  tx: Parameters<typeof publishAll>[0],
  clinicId: string,
  mergeTargetId: string,
  mergedId: string,
): Promise<void> {
  return publishAll(tx, [
    { clinicId, topic: 'patients.patient-changed', body: { id: mergeTargetId } },
    { clinicId, topic: 'patients.patient-changed', body: { id: mergedId } },
    { clinicId, topic: 'patients.patients-merged', body: { survivor_id: mergeTargetId, merged_id: mergedId } },
  ]);
}
