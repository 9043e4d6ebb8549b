import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { outsideTransaction, rejectSecondConnection } from '../connections/connection-guard.ts';
import type { WorkOwner } from './fair-queue.ts';
import { Lane, type Piece } from './lane.ts';

export type { WorkOwner } from './fair-queue.ts';
import { WorkEnded, type Work } from './work.ts';

/** Options of a piece of work: its owner, input and abort signal. */
export interface WorkOptions<Fed = never> {
  /** Its owner, e.g. an actor: many pieces of one clinic, or of one person in it, don't delay those of others. */
  of: WorkOwner;
  /** Aborts it, whether it is waiting or running. */
  signal?: AbortSignal;
  /** Input chunks, read one by one on demand. */
  feed?: AsyncIterable<Fed>;
  onProgress?: (done: number, of: number) => void;
}

const lanes = new Map<string, Lane>();

/**
 * Runs work in its lane's thread and returns its result; rethrows what its function throws. Throws WorkEnded if it was
 * never started (`busy`) or was ended. Never allowed inside a transaction.
 */
export function runWork<Input, Output, Fed>(
  work: Work<Input, Output, Fed>,
  input: Input,
  options: WorkOptions<Fed>,
): Promise<Output> {
  return new Promise((resolve, reject) => {
    start(work, input, options, { done: (value) => resolve(value as Output), failed: reject, chunk: () => undefined });
  });
}

/** The media type of a response that reports progress before its content. */
export const WITH_PROGRESS = 'application/vnd.salus.with-progress';

/**
 * Runs work whose result comes in chunks and returns them as a stream. Destroying the stream ends the work, and a
 * failure destroys the stream. With `reportsProgress` it begins with lines like {"done":3,"of":20} and an empty line,
 * for a client that sends `Accept: ${WITH_PROGRESS}`.
 */
export function streamWork<Input, Fed, Chunk>(
  work: Work<Input, void, Fed, Chunk>,
  input: Input,
  {
    reportsProgress = false,
    ...options
  }: Omit<WorkOptions<Fed>, 'signal' | 'onProgress'> & { reportsProgress?: boolean },
): Readable {
  const abort = new AbortController();
  let waiting: (() => void)[] = [];
  const makeRoom = (): void => {
    const rooms = waiting;
    waiting = [];
    for (const room of rooms) room();
  };
  const stream = new Readable({
    read: makeRoom,
    destroy(error, done) {
      abort.abort();
      done(error);
    },
  });
  let isHead = reportsProgress;
  const endHead = (): void => {
    if (isHead) stream.push('\n');
    isHead = false;
  };
  start(
    work,
    input,
    {
      ...options,
      signal: abort.signal,
      onProgress: (done, of) => void (isHead && stream.push(`${JSON.stringify({ done, of })}\n`)),
    },
    {
      done: () => {
        endHead();
        stream.push(null);
      },
      failed: (error) => stream.destroy(error),
      chunk: (value, room) => {
        endHead();
        // Added first: the reader may request more during the push.
        waiting.push(room);
        if (stream.push(value)) makeRoom();
      },
    },
  );
  return stream;
}

/**
 * Resolves when a stream has its first chunk and rejects if it fails before: the response can still have an error
 * status.
 */
export function hasBegun(stream: Readable): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('readable', resolve).once('end', resolve).once('error', reject);
    if (stream.errored !== null) reject(stream.errored);
  });
}

/** Returns what each lane that has been used is doing. */
export function laneUses(): { lane: string; threads: number; running: number; waiting: number }[] {
  return [...lanes].map(([lane, { use }]) => ({ lane, ...use }));
}

interface WorkReader extends Pick<Piece, 'done' | 'failed'> {
  chunk(value: unknown, room: () => void): void;
}

function start<Input, Output, Fed, Chunk>(
  { file, name, lane, seconds, megabytes }: Work<Input, Output, Fed, Chunk>,
  input: Input,
  { of, signal, feed, onProgress }: WorkOptions<Fed>,
  taker: WorkReader,
): void {
  rejectSecondConnection();
  // A thread's messages have no async context; its feed is read in the caller's.
  const asCaller = AsyncLocalStorage.snapshot();
  const source = feed?.[Symbol.asyncIterator]();
  let isOver = false;
  const over =
    <T extends unknown[]>(callback: (...args: T) => void) =>
    (...args: T): void => {
      isOver = true;
      asCaller(callback, ...args);
      void asCaller(() => source?.return?.())?.catch(() => undefined);
    };
  const failed = over(taker.failed);
  let own = lanes.get(lane);
  if (own === undefined) {
    own = new Lane();
    lanes.set(lane, own);
  }
  const chosen = own;
  const abort = new AbortController();
  signal?.addEventListener('abort', () => abort.abort(), { once: true });
  if (signal?.aborted === true) abort.abort();
  let feedError: Error | null = null;
  outsideTransaction(() =>
    chosen.add({
      file: file.href,
      name,
      input,
      seconds,
      megabytes,
      of,
      signal: abort.signal,
      done: over(taker.done),
      failed: (error) => failed(error instanceof WorkEnded && feedError !== null ? feedError : error),
      receive(message, say) {
        if (message.kind === 'chunk') asCaller(taker.chunk, message.value, () => say({ kind: 'room' }));
        else if (message.kind === 'progress') asCaller(() => onProgress?.(message.done, message.of));
        else
          asCaller(() => source?.next() ?? Promise.resolve({ done: true as const, value: undefined })).then(
            (result) => {
              if (!isOver) say(result.done === true ? { kind: 'fed all' } : { kind: 'fed', value: result.value });
            },
            (error: unknown) => {
              feedError = error instanceof Error ? error : new Error('the input could not be read');
              abort.abort();
            },
          );
      },
    }),
  );
}
