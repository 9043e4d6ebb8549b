import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { DrugFile } from '../../rules/index.ts';
import type { DrugFileInput } from './parse-drug-file.ts';

const parsing = defineWork<DrugFileInput, DrugFile | string>({
  file: new URL('./parse-drug-file.ts', import.meta.url),
  name: 'parseDrugFile',
  lane: 'imports',
  seconds: 180,
  megabytes: 1024,
});

/** Reads a drug or pairs file in a worker thread. FILE_UNREADABLE if it is invalid, BUSY if too many are waiting. */
export async function readDrugFile(
  ctx: RequestContext,
  path: string,
  fileName: string,
  signal?: AbortSignal,
): Promise<DrugFile | DomainError> {
  try {
    const input = { path, fileName, today: dayIn(ctx.actor.timeZone, ctx.now) };
    const file = await runWork(parsing, input, { of: ctx.actor, ...(signal && { signal }) });
    return typeof file === 'string' ? domainError('FILE_UNREADABLE', file, 'Import') : file;
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    if (error.why === 'busy' || error.why === 'ended')
      return domainError('BUSY', 'Other files are being imported. Try again in a minute.', 'Import');
    return domainError('FILE_UNREADABLE', 'The file is too large.', 'Import');
  }
}
