/** What a function that runs in a thread of its own is given beside its input. */
export interface WorkTools<Fed = never, Chunk = never> {
  /** What the caller reads for it, asked for piece by piece; a thread has neither database nor keys. */
  readonly fed: AsyncIterable<Fed>;
  /** Hands out a piece of the result; resolves when there is room for the next one. */
  give(chunk: Chunk): Promise<void>;
  /** Says how far it is, in words or numbers of its own. */
  progress(done: number, of: number): void;
}

/** A function for a thread: it gets and answers what can be copied, and reaches nothing of the process. */
export type WorkFunction<Input, Output, Fed, Chunk> = (input: Input, tools: WorkTools<Fed, Chunk>) => Promise<Output>;

/** Work that would hold up everybody else if it ran beside the requests: parsing, drawing, laying out, reckoning over much. */
export interface Work<Input, Output, Fed = never, Chunk = never> {
  /** The file, as `new URL('./draw-thing.ts', import.meta.url)`, and the function that it exports. */
  readonly file: URL;
  readonly name: string;
  /** Works of one lane wait for one another; each lane has one thread. */
  readonly lane: string;
  /** How long one may take, in seconds. */
  readonly seconds: number;
  /** How much of JavaScript's memory it may fill, in megabytes. */
  readonly megabytes: number;
  /** Only tells the types. */
  readonly types?: WorkFunction<Input, Output, Fed, Chunk>;
}

/** Describes work for a thread; two minutes and 256 MB at most where nothing else is said. */
export function defineWork<Input, Output, Fed = never, Chunk = never>(
  work: Pick<Work<Input, Output, Fed, Chunk>, 'file' | 'name' | 'lane'> & { seconds?: number; megabytes?: number },
): Work<Input, Output, Fed, Chunk> {
  return { seconds: 120, megabytes: 256, ...work };
}

/** Why work has no result though its function did not throw. */
export type WorkEnd = 'busy' | 'aborted' | 'too-long' | 'too-much-memory' | 'ended';

/** Thrown where work has no result: nobody could begin it, or it was ended. `busy` may be tried again. */
export class WorkEnded extends Error {
  override name = 'WorkEnded';
  readonly why: WorkEnd;
  constructor(why: WorkEnd) {
    super(`work: ${why}`);
    this.why = why;
  }
}
