/** Tools for a function that runs in a worker thread, passed in addition to its input. */
export interface WorkTools<Fed = never, Chunk = never> {
  /** Chunks that the caller reads for it on demand; a thread has neither database nor keys. */
  readonly fed: AsyncIterable<Fed>;
  /** Emits a chunk of the result; resolves when there is room for the next one. */
  give(chunk: Chunk): Promise<void>;
  /** Reports progress, in units of its choice. */
  progress(done: number, of: number): void;
}

/** A function for a worker thread: its input and result must be cloneable, and it has no access to the process. */
export type WorkFunction<Input, Output, Fed, Chunk> = (input: Input, tools: WorkTools<Fed, Chunk>) => Promise<Output>;

/** Work that would block requests if it ran on the main thread: parsing, drawing, layout, heavy calculations. */
export interface Work<Input, Output, Fed = never, Chunk = never> {
  /** The file, e.g. `new URL('./draw-thing.ts', import.meta.url)`, and the function that it exports. */
  readonly file: URL;
  readonly name: string;
  /** Work in the same lane runs sequentially; each lane has one thread. */
  readonly lane: string;
  /** Time limit in seconds. */
  readonly seconds: number;
  /** Limit of the JavaScript heap in megabytes. */
  readonly megabytes: number;
  /** Only carries the types. */
  readonly types?: WorkFunction<Input, Output, Fed, Chunk>;
}

/** Defines work for a thread; limited to two minutes and 256 MB by default. */
export function defineWork<Input, Output, Fed = never, Chunk = never>(
  work: Pick<Work<Input, Output, Fed, Chunk>, 'file' | 'name' | 'lane'> & { seconds?: number; megabytes?: number },
): Work<Input, Output, Fed, Chunk> {
  return { seconds: 120, megabytes: 256, ...work };
}

/** The reason why work has no result although its function did not throw. */
export type WorkEnd = 'busy' | 'aborted' | 'too-long' | 'too-much-memory' | 'ended';

/** Thrown if work has no result: it could not be started, or it was ended. `busy` may be retried. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
  readonly why: WorkEnd;
  constructor(why: WorkEnd) {
    super(`work: ${why}`);
    this.why = why;
  }
}
