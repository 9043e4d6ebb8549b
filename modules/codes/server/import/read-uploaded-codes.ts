import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { CodeFile, CodeFileInput } from './read-code-file.ts';

const parsing = defineWork<CodeFileInput, CodeFile | string>({
  file: new URL('./read-code-file.ts', import.meta.url),
  name: 'parseCodeFile',
  lane: 'imports',
  seconds: 120,
  megabytes: 1024,
});

/**
 * Reads an uploaded code file in a worker thread. FILE_UNREADABLE if it contains no codes, BUSY if too many are
 * waiting.
 */
export async function readUploadedCodes(ctx: RequestContext, input: CodeFileInput): Promise<CodeFile | DomainError> {
  try {
    const file = await runWork(parsing, input, { of: ctx.actor });
    return typeof file === 'string' ? domainError('FILE_UNREADABLE', file, 'Import') : file;
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    if (error.why === 'busy' || error.why === 'ended')
      return domainError('BUSY', 'Other files are being imported. Try again in a minute.', 'Import');
    return domainError('FILE_UNREADABLE', 'The file is too large.', 'Import');
  }
}
