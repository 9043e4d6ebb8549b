import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { runWork } from '#platform/work/run-work.ts';
import { defineWork, type Work, WorkEnded } from '#platform/work/work.ts';
import type * as sheetWork from './sheet-work.ts';

/** Maximum length of a file in characters. */
const MOST_CSV = 2_000_000;

type SheetReader<Name extends keyof typeof sheetWork> = Work<
  { csv: string },
  Awaited<ReturnType<(typeof sheetWork)[Name]>>
>;

const lane = {
  file: new URL('./sheet-work.ts', import.meta.url),
  lane: 'inventory imports',
  seconds: 20,
  megabytes: 384,
};

/** Reads a list of items. */
export const readingItems: SheetReader<'readItems'> = defineWork({ ...lane, name: 'readItems' });
/** Reads a price list. */
export const readingProducts: SheetReader<'readProducts'> = defineWork({ ...lane, name: 'readProducts' });
/** Reads counted quantities. */
export const readingCounts: SheetReader<'readCounts'> = defineWork({ ...lane, name: 'readCounts' });

/**
 * Reads a sheet in a worker thread. INVALID if it is too large, BUSY if too many are waiting. Never call this inside a
 * transaction.
 */
export async function readInThread<Output extends object>(
  ctx: RequestContext,
  reading: Work<{ csv: string }, Output>,
  csv: string,
): Promise<Output | DomainError> {
  if (csv.length > MOST_CSV) return tooLarge();
  try {
    return await runWork(reading, { csv }, { of: ctx.actor });
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    if (error.why === 'busy' || error.why === 'ended')
      return domainError('BUSY', 'Other files are being imported. Try again in a minute.', 'Import');
    return tooLarge();
  }
}

const tooLarge = (): DomainError => invalid([{ path: 'csv', message: 'The file is too large.' }]);
