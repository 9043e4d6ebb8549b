import { saveFile, unscanned } from '#files/server';
import type { App } from '#platform/app.ts';
import { isUnreachable } from '#platform/database.ts';
import { addJob } from '#platform/jobs.ts';
import { callOf, exportSources } from './export-call.ts';
import { type ExportRow, exports, insertExportFile } from './exports.sql.ts';
import { type ExportPart, readPart } from './read-part.ts';

/** The job that writes an export. */
export const EXPORT_JOB = 'fhir.export';

// Then it queues itself again, so that other jobs have their turn.
const TURN_MS = 20_000;

interface ExportJob {
  clinicId: string;
  id: string;
}

/**
 * Writes an export, part by part. Finished parts are kept: after a crash, or in another process, the export continues
 * after the last one.
 */
export async function runExport(app: App, payload: unknown): Promise<void> {
  const job = payload as ExportJob;
  try {
    const end = Date.now() + TURN_MS;
    while (await writePart(app, job)) {
      if (Date.now() >= end) return await addJob(app.database.kysely, EXPORT_JOB, job);
    }
  } catch (error) {
    // It is tried again once the database is back.
    if (isUnreachable(error)) throw error;
    app.log.error({ err: error, exportId: job.id }, 'fhir: an export failed');
    await exports.update(app.database.kysely, job, job.id, { state: 'failed', ended_time: app.clock() });
  }
}

/** Writes the next part; returns whether there may be more. */
async function writePart(app: App, { clinicId, id }: ExportJob): Promise<boolean> {
  const row = await exports.find(app.database.kysely, { clinicId }, id);
  if (row?.state !== 'running') return false;
  const call = callOf(app, row);
  const sources = exportSources(call, row);
  const part = await readPart(call, row, sources);
  return app.database.transaction(async (tx) => {
    const current = await exports.lock(tx, { clinicId }, id);
    // It was deleted, or another process is ahead.
    if (current?.state !== 'running' || !isSamePlace(current, row)) return false;
    if (part === null) {
      await exports.update(tx, { clinicId }, id, { state: 'done', ended_time: app.clock() });
      return false;
    }
    for (const [type, lines] of part.files) {
      const bytes = unscanned(Buffer.from(`${lines.join('\n')}\n`), 'made here');
      const name = `${type}.ndjson`;
      const file = { app, clinicId, folder: 'exports', name, type: 'application/fhir+ndjson', bytes, userId: null };
      const { id: fileId } = await saveFile(tx, file);
      await insertExportFile(tx, clinicId, { export_id: id, file_id: fileId, type, count: lines.length });
    }
    await exports.update(tx, { clinicId }, id, progressOf(row, part));
    return true;
  });
}

const isSamePlace = (one: ExportRow, other: ExportRow): boolean =>
  one.source_id === other.source_id && one.after_id === other.after_id;

function progressOf(row: ExportRow, { sourceId, afterId }: ExportPart) {
  return { source_id: sourceId, after_id: afterId, sources_done: row.sources_done + (afterId === null ? 1 : 0) };
}
