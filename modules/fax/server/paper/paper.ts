import { runWork, type WorkOwner } from '#platform/work/run-work.ts';
import { defineWork, WorkEnded } from '#platform/work/work.ts';
import type { countPages, cutPages, joinPages, PageFile, PaperError } from './paper-work.ts';

type Input<Of> = Of extends (input: infer Given, ...rest: never[]) => unknown ? Given : never;
type Output<Of> = Of extends (...given: never[]) => Promise<infer Answer> ? Answer : never;

const file = new URL('./paper-work.ts', import.meta.url);
const room = { file, lane: 'fax', seconds: 20, megabytes: 384 };
const joining = defineWork<Input<typeof joinPages>, Output<typeof joinPages>>({ ...room, name: 'joinPages' });
const cutting = defineWork<Input<typeof cutPages>, Output<typeof cutPages>>({ ...room, name: 'cutPages' });
const counting = defineWork<Input<typeof countPages>, Output<typeof countPages>>({ ...room, name: 'countPages' });

/** Joins a cover page, if any, and files into one PDF in a worker thread; `busy` if none is available. */
export async function joinFiles(
  of: WorkOwner,
  cover: Buffer | null,
  files: readonly PageFile[],
  most: number,
): Promise<{ pdf: Buffer; pages: number } | PaperError | 'busy'> {
  try {
    const joined = await runWork(
      joining,
      { cover: cover === null ? null : new Uint8Array(cover), files: [...files], most },
      { of },
    );
    return 'pdf' in joined ? { pdf: Buffer.from(joined.pdf), pages: joined.pages } : joined;
  } catch (error) {
    if (error instanceof WorkEnded && error.why === 'busy') return 'busy';
    // A file that exhausts memory or time is not a document.
    if (error instanceof WorkEnded) return { file: -1 };
    throw error;
  }
}

/** Returns pages of a PDF as a PDF. */
export async function cutFile(of: WorkOwner, bytes: Buffer, first: number, last: number): Promise<Buffer> {
  return Buffer.from(await runWork(cutting, { bytes: new Uint8Array(bytes), first, last }, { of }));
}

/** Returns the number of pages of a PDF and a digest of what is on them, or null if it is not one. */
export async function pagesOf(of: WorkOwner, bytes: Buffer): Promise<Output<typeof countPages>> {
  try {
    return await runWork(counting, { bytes: new Uint8Array(bytes) }, { of });
  } catch (error) {
    if (error instanceof WorkEnded && error.why !== 'busy') return null;
    throw error;
  }
}
