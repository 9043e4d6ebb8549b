import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { domainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dropPairsOf } from './merge/duplicates.sql.ts';
import { lockBoth, writePatient } from './merge/merges.sql.ts';
import { lockPatient, type Patient } from './patients.sql.ts';
import { notifyPatient } from './record-change.ts';

/**
 * Deletes a patient from lists; the record is marked and stays. STILL_OPEN if a module has future or open items of the
 * patient. Concurrent commands that reference the patient lock the row: they finish before, or find the patient
 * deleted.
 */
export function deletePatient(ctx: RequestContext, id: string, version: number): Promise<Patient | DomainError> {
  const { actor, app, now } = ctx;
  return app.database.transaction(async (tx): Promise<Patient | DomainError> => {
    const before = await lockPatient(tx, actor.clinicId, id, { alone: true });
    if (before === null) return notFound('patient');
    if (before.version !== version) return versionConflict('patient');
    const open = await openWork(tx, ctx, id);
    if (open.length > 0)
      return domainError('STILL_OPEN', `This patient still has: ${open.join(', ')}.`, 'Not everything was saved');
    return mark(tx, ctx, before, now);
  });
}

/** Restores a deleted patient; a merged patient is restored by undoing the merge. */
export function restorePatient(ctx: RequestContext, id: string, version: number): Promise<Patient | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx): Promise<Patient | DomainError> => {
    const [before] = (await lockBoth(tx, clinicId, [id])) as (Patient & { merged_into: string | null })[];
    if (before === undefined || before.merged_into !== null || before.deleted_time === null) return notFound('patient');
    if (before.version !== version) return versionConflict('patient');
    return mark(tx, ctx, before, null);
  });
}

async function mark(tx: Tx, ctx: RequestContext, before: Patient, deleted: Date | null): Promise<Patient> {
  const { actor, now } = ctx;
  const { id, version } = before;
  const changes = { deleted_time: deleted, version: version + 1, updated_time: now };
  await writePatient(tx, actor.clinicId, id, changes);
  if (deleted !== null) await dropPairsOf(tx, actor.clinicId, id);
  await recordChange(tx, ctx, {
    action: deleted === null ? 'update' : 'delete',
    objectType: 'patient',
    objectId: id,
    patientId: id,
    changes: { deleted_time: { before: before.deleted_time, after: deleted } },
  });
  await notifyPatient(tx, ctx, id);
  return { ...before, ...changes };
}

/** Returns the patient's open items in all modules, in words: "2 appointments to come". */
async function openWork(tx: Tx, { app, actor, now }: RequestContext, id: string): Promise<string[]> {
  const open: string[] = [];
  for (const { count, words } of modulesOf(app).flatMap(({ openWork: all }) => all ?? [])) {
    const found = await count(tx, actor.clinicId, id, now);
    if (found > 0) open.push(words(found));
  }
  return open;
}
