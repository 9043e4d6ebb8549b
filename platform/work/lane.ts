import { Worker } from 'node:worker_threads';
import { FairQueue, type WorkOwner } from './fair-queue.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import { WorkEnded, type WorkEnd } from './work.ts';

const LIMITS = { total: 48, clinic: 16, person: 8 };
const IDLE_MS = 30_000;
const THREAD = new URL('./thread.ts', import.meta.url);

/** A piece of work in a lane. */
export interface Piece {
  file: string;
  name: string;
  input: unknown;
  seconds: number;
  megabytes: number;
  /** Its owner, for fair scheduling. */
  of: WorkOwner;
  signal: AbortSignal | undefined;
  receive(
    message: Extract<FromThread, { kind: 'feed' | 'chunk' | 'progress' }>,
    say: (message: ToThread) => void,
  ): void;
  done(value: unknown): void;
  failed(error: Error): void;
}

/** A worker thread and its queue. */
export class Lane {
  #waiting = new FairQueue<Piece>(LIMITS);
  #running: { piece: Piece; timer: NodeJS.Timeout } | null = null;
  #worker: Worker | null = null;
  #megabytes = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Adds a piece of work; fails with `busy` if too many are waiting, in total or for one owner. */
  add(piece: Piece): void {
    if (piece.signal?.aborted === true) return piece.failed(new WorkEnded('aborted'));
    if (!this.#waiting.add(piece)) return piece.failed(new WorkEnded('busy'));
    piece.signal?.addEventListener('abort', () => this.#abort(piece), { once: true });
    this.#next();
  }

  /** Whether it has a thread, whether that works, and how many pieces wait. */
  get use(): { threads: number; running: number; waiting: number } {
    return {
      threads: this.#worker === null ? 0 : 1,
      running: this.#running === null ? 0 : 1,
      waiting: this.#waiting.size,
    };
  }

  #next(): void {
    if (this.#running !== null) return;
    const piece = this.#waiting.next();
    if (piece === undefined) return;
    const timer = setTimeout(() => this.#break('too-long'), piece.seconds * 1000);
    this.#running = { piece, timer };
    const { file, name, input } = piece;
    const worker = this.#thread(piece.megabytes);
    worker.ref();
    try {
      worker.postMessage({ kind: 'begin', file, name, input } satisfies ToThread);
    } catch (error) {
      // An input that can't be cloned.
      this.#settle(({ failed }) => failed(error as Error));
    }
  }

  /** Returns the thread with the memory limit of the piece; a thread with another limit is terminated. */
  #thread(megabytes: number): Worker {
    clearTimeout(this.#idle);
    if (this.#worker !== null && this.#megabytes === megabytes) return this.#worker;
    void this.#worker?.terminate();
    const worker = new Worker(THREAD, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
      // Don't inherit the process's flags, e.g. those of test tools.
      execArgv: [],
    });
    this.#worker = worker;
    this.#megabytes = megabytes;
    worker.on('message', (message: FromThread) => worker === this.#worker && this.#heard(message));
    worker.on('error', (error: Error & { code?: string }) => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      const why = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new WorkEnded('too-much-memory') : error;
      this.#settle(({ failed }) => failed(why));
    });
    worker.on('exit', () => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#settle(({ failed }) => failed(new WorkEnded('ended')));
    });
    return worker;
  }

  #heard(message: FromThread): void {
    if (message.kind === 'done') this.#settle(({ done }) => done(message.value));
    else if (message.kind === 'failed') {
      const error = Object.assign(new Error(message.message), { name: message.name });
      if (message.stack !== undefined) error.stack = message.stack;
      this.#settle(({ failed }) => failed(error));
    } else {
      const worker = this.#worker;
      this.#running?.piece.receive(message, (answer) => worker === this.#worker && worker?.postMessage(answer));
    }
  }

  #settle(notify: (piece: Piece) => void): void {
    const running = this.#running;
    if (running === null) return;
    clearTimeout(running.timer);
    this.#running = null;
    notify(running.piece);
    this.#next();
    if (this.#running !== null) return;
    this.#worker?.unref();
    this.#idle = setTimeout(() => {
      const worker = this.#worker;
      this.#worker = null;
      void worker?.terminate();
    }, IDLE_MS).unref();
  }

  #abort(piece: Piece): void {
    if (this.#running?.piece === piece) return this.#break('aborted');
    if (this.#waiting.remove(piece)) piece.failed(new WorkEnded('aborted'));
  }

  /** Terminates the thread in the middle of its work. */
  #break(why: WorkEnd): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#settle(({ failed }) => failed(new WorkEnded(why)));
  }
}
