import { recordChange, recordChanges } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { runAside } from '#platform/connections/connection-share.ts';
import { dayIn } from '#platform/day-in.ts';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { OnProgress } from '#platform/imports/answer-in-lines.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ImportPatient } from '../../rules/index.ts';
import { takeRecordNumbers } from '../patients.sql.ts';
import { checkFile, type CheckedFile, type MappedFile } from './check-file.ts';
import { findKnown, lockImport, insertBatch } from './import.sql.ts';
import { orUnreadable } from './read-records.ts';

/** The result of an import or preview. */
export interface ImportResult extends CheckedFile {
  created: number;
  alreadyThere: number;
}

/** Checks a whole file without writing anything. */
export async function previewImport(
  ctx: RequestContext,
  file: MappedFile,
  onProgress: OnProgress,
): Promise<ImportResult | DomainError> {
  if (file.problems.length > 0) return mappingError(file);
  let alreadyThere = 0;
  const today = dayIn(ctx.actor.timeZone, ctx.now);
  const look = async (batch: ImportPatient[]): Promise<ReadonlySet<string>> => {
    const { known, conflicts } = await findKnown(ctx.app.database.kysely, ctx.actor.clinicId, batch);
    alreadyThere += known.size;
    return conflicts;
  };
  const checked = await orUnreadable(() => checkFile(file, { today }, look, onProgress));
  if (isDomainError(checked)) return checked;
  return { ...checked, created: checked.accepted - alreadyThere, alreadyThere };
}

/**
 * Imports a mapped file in one transaction: all valid rows or, if an error occurs or `signal` aborts, none. Existing
 * patients are left unchanged, so a file can be imported twice. IMPORT_RUNNING if another import of the clinic is
 * running.
 */
export async function importPatients(
  ctx: RequestContext,
  file: MappedFile,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<ImportResult | DomainError> {
  if (file.problems.length > 0) return mappingError(file);
  const { actor, app, now } = ctx;
  const run = async (tx: Tx): Promise<ImportResult | DomainError> => {
    if (!(await lockImport(tx, actor.clinicId))) return IMPORT_RUNNING;
    let created = 0;
    let alreadyThere = 0;
    const checked = await checkFile(
      file,
      { today: dayIn(actor.timeZone, now) },
      async (batch) => {
        const { known, conflicts } = await findKnown(tx, actor.clinicId, batch);
        const fresh = batch.filter(({ import_key }) => !known.has(import_key) && !conflicts.has(import_key));
        alreadyThere += known.size;
        if (fresh.length === 0) return conflicts;
        const ids = await insertBatch(
          tx,
          actor.clinicId,
          fresh,
          // Committed separately: locking the counter until the end would block adding patients.
          await runAside(() => takeRecordNumbers(app.database.kysely, actor.clinicId, fresh.length)),
          now,
        );
        await recordChanges(
          tx,
          ctx,
          ids.map((id) => ({ action: 'create', objectType: 'patient', objectId: id, patientId: id, reason: 'import' })),
        );
        created += fresh.length;
        onProgress('writing', created + alreadyThere, 0);
        return conflicts;
      },
      onProgress,
      signal,
    );
    signal?.throwIfAborted();
    await recordChange(tx, ctx, {
      action: 'import',
      objectType: 'patient',
      reason: `${created} created, ${alreadyThere} already on record, ${checked.refused.length} refused`,
    });
    await publish(tx, { clinicId: actor.clinicId, topic: 'patients.patients-imported', body: { created } });
    return { ...checked, created, alreadyThere };
  };
  return orUnreadable(() => app.database.transaction(run));
}

const IMPORT_RUNNING = domainError('IMPORT_RUNNING', 'Another import is running. Wait until it is done.', 'Import');

function mappingError(file: MappedFile): DomainError {
  return domainError('MAPPING_INCOMPLETE', file.problems.join(' '), 'Import');
}
