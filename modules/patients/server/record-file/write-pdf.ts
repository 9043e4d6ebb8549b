import type { Readable } from 'node:stream';
import type { RequestContext } from '#platform/request-context.ts';
import { streamWork } from '#platform/work/run-work.ts';
import { defineWork } from '#platform/work/work.ts';
import type { PatientRecord, WrittenSection } from './collect-record.ts';
import type { RecordFrame } from './lay-out-record.ts';

const layingOut = defineWork<RecordFrame, void, WrittenSection, Uint8Array>({
  file: new URL('./lay-out-record.ts', import.meta.url),
  name: 'layOutRecord',
  lane: 'documents',
  seconds: 300,
  megabytes: 384,
});

/**
 * Renders a patient's record as a PDF in a worker thread while it is read. Stops when the client disconnects; with
 * `reportsProgress`, progress lines come first, as described in `streamWork`.
 */
export function writePdf(record: PatientRecord, ctx: RequestContext, reportsProgress = false): Readable {
  const { sections, ...frame } = record;
  const stream = streamWork(layingOut, frame, {
    of: ctx.actor,
    feed: sections(),
    reportsProgress,
  });
  // Aborts the download, so that a partial record is not mistaken for a complete one.
  stream.on('error', (error: unknown) => {
    ctx.app.log.error({ err: error, requestId: ctx.id }, 'a record could not be written');
  });
  return stream;
}
