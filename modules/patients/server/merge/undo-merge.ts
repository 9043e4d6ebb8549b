import { recordChanges } from '#audit/server';
import { domainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { MERGE_UNDO_DAYS, restoredFields } from '../../rules/index.ts';
import { publishMerge } from './merge-patients.ts';
import { lockBoth, lockMerge, markUndone, readMoved, restoreDefaults, writePatient, type Merge } from './merges.sql.ts';
import { listPatientColumns, moveBack } from './move-rows.sql.ts';
import { isAllergic } from '../record/record-lists.sql.ts';
import { searchKeys } from '../search-keys.ts';

/** Returns the instant before which a merge is too old to be undone. */
export function undoLimit(now: Date): Date {
  return new Date(now.getTime() - MERGE_UNDO_DAYS * 86_400_000);
}

/**
 * Undoes a merge: every moved row goes back, rows added since stay with the merge target, and the merge target's fields
 * are restored, except those changed since, which are returned. NOT_FOUND, MERGE_UNDONE, MERGE_TOO_OLD, or MERGED_AGAIN
 * if the merge target was itself merged since: that merge must be undone first.
 */
export async function undoMerge(ctx: RequestContext, id: string): Promise<Merge | DomainError> {
  const { actor, now, app } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx) => {
    const merge = await lockMerge(tx, clinicId, id);
    if (merge === null) return notFound('merge');
    if (merge.undone_time !== null) return domainError('MERGE_UNDONE', 'This merge was already undone.');
    if (merge.merged_time < undoLimit(now))
      return domainError('MERGE_TOO_OLD', `A merge can be undone for ${MERGE_UNDO_DAYS} days. This one is older.`);
    const both = await lockBoth(tx, clinicId, [merge.survivor_id, merge.merged_id]);
    const mergeTarget = both.find((patient) => patient.id === merge.survivor_id)!;
    const merged = both.find((patient) => patient.id === merge.merged_id)!;
    if (mergeTarget.deleted_time !== null) {
      return domainError(
        'MERGED_AGAIN',
        'The record that was kept has been merged into another one since. Undo that merge first.',
      );
    }
    const known = await listPatientColumns(tx);
    let rows = 0;
    for (const { table, column, keys } of await readMoved(tx, clinicId, id)) {
      const of = known.find((candidate) => candidate.table === table && candidate.column === column);
      if (of !== undefined) rows += await moveBack(tx, clinicId, of, mergeTarget.id, merged.id, keys);
    }
    await restoreDefaults(tx, clinicId, merged.id, merge.fields.addresses);
    const { restored, keptFields } = restoredFields({ ...mergeTarget }, merge.fields.taken);
    // An allergy may stay with the merge target.
    if (await isAllergic(tx, clinicId, mergeTarget.id))
      for (const field of ['no_allergies_time', 'no_allergies_by']) delete restored[field];
    await writePatient(tx, clinicId, mergeTarget.id, {
      ...restored,
      ...searchKeys({ ...mergeTarget, ...restored }),
      version: mergeTarget.version + 1,
      updated_time: now,
    });
    await writePatient(tx, clinicId, merged.id, {
      merged_into: null,
      deleted_time: null,
      version: merged.version + 1,
      updated_time: now,
    });
    await markUndone(tx, clinicId, id, actor.userId, now);
    const changes = Object.fromEntries(
      Object.entries(restored).map(([field, after]) => [field, { before: merge.fields.taken[field]!.after, after }]),
    );
    const note = { action: 'update', objectType: 'patient_merge', objectId: id, reason: 'merge undone' } as const;
    await recordChanges(tx, ctx, [
      { ...note, patientId: mergeTarget.id, changes: { ...changes, moved_rows: { before: rows, after: null } } },
      { ...note, patientId: merged.id, changes: { merged_into: { before: mergeTarget.id, after: null } } },
    ]);
    await publishMerge(tx, clinicId, mergeTarget.id, merged.id);
    return { ...(await lockMerge(tx, clinicId, id))!, kept_fields: keptFields };
  });
}
