import { recordChange, recordChanges } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { runAside } from '#platform/connection-share.ts';
import { dayIn } from '#platform/day-in.ts';
import { announce } from '#platform/outbox.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { ImportPatient } from '../../rules/index.ts';
import { takeRecordNumbers } from '../patients.sql.ts';
import { checkFile, type CheckedFile, type MappedFile, type OnProgress } from './check-file.ts';
import { findKnown, holdImport, insertBatch } from './import.sql.ts';
import { orUnreadable } from './read-records.ts';

/** What an import did, or would do. */
export interface ImportResult extends CheckedFile {
  created: number;
  alreadyThere: number;
}

/** Checks a whole file and writes nothing. */
export async function previewImport(
  request: Request,
  file: MappedFile,
  onProgress: OnProgress,
): Promise<ImportResult | Refusal> {
  if (file.problems.length > 0) return mappingRefusal(file);
  let alreadyThere = 0;
  const today = dayIn(request.actor.timeZone, request.now);
  const look = async (batch: ImportPatient[]): Promise<void> => {
    alreadyThere += (await findKnown(request.house.database.kysely, request.actor.clinicId, batch)).size;
  };
  const checked = await orUnreadable(() => checkFile(file, { today }, look, onProgress));
  if (isRefusal(checked)) return checked;
  return { ...checked, created: checked.accepted - alreadyThere, alreadyThere };
}

/**
 * Imports a mapped file in one transaction: all rows that can be taken, or, where anything fails or `signal` aborts, none. Who is in
 * the clinic already is left as they are, so a file can be imported twice. IMPORT_RUNNING while another one of the clinic is under way.
 */
export async function importPatients(
  request: Request,
  file: MappedFile,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<ImportResult | Refusal> {
  if (file.problems.length > 0) return mappingRefusal(file);
  const { actor, house, now } = request;
  const run = async (tx: Tx): Promise<ImportResult | Refusal> => {
    if (!(await holdImport(tx, actor.clinicId))) return IMPORT_RUNNING;
    let created = 0;
    let alreadyThere = 0;
    const checked = await checkFile(
      file,
      { today: dayIn(actor.timeZone, now) },
      async (batch) => {
        const known = await findKnown(tx, actor.clinicId, batch);
        const fresh = batch.filter(({ import_key }) => !known.has(import_key));
        alreadyThere += known.size;
        if (fresh.length === 0) return;
        const ids = await insertBatch(
          tx,
          actor.clinicId,
          fresh,
          // Taken for good at once: held until the end, they would keep everybody else from adding patients.
          await runAside(() => takeRecordNumbers(house.database.kysely, actor.clinicId, fresh.length)),
          now,
        );
        await recordChanges(
          tx,
          request,
          ids.map((id) => ({ action: 'create', objectType: 'patient', objectId: id, patientId: id, reason: 'import' })),
        );
        created += fresh.length;
        onProgress('writing', created + alreadyThere, 0);
      },
      onProgress,
      signal,
    );
    signal?.throwIfAborted();
    await recordChange(tx, request, {
      action: 'import',
      objectType: 'patient',
      reason: `${created} created, ${alreadyThere} there already, ${checked.refused.length} refused`,
    });
    await announce(tx, { clinicId: actor.clinicId, topic: 'patients.patients-imported', body: { created } });
    return { ...checked, created, alreadyThere };
  };
  return orUnreadable(() => house.database.transaction(run));
}

const IMPORT_RUNNING = refuse('IMPORT_RUNNING', 'Another import is under way. Please wait until it is done.', 'Import');

function mappingRefusal(file: MappedFile): Refusal {
  return refuse('MAPPING_INCOMPLETE', file.problems.join(' '), 'Import');
}
