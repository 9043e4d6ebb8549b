import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-messages.ts';
import { WorkEnded, type WorkEnd } from './work.ts';

const MOST_WAITING = 48;
const MOST_WAITING_OF_CLINIC = 16;
const MOST_WAITING_OF_PERSON = 8;
const IDLE_MS = 30_000;
const THREAD = new URL('./thread.ts', import.meta.url);

/** For whom work is done: a clinic, and in it a member or patient; null where the clinic itself waits for it. */
export interface WorkOwner {
  readonly clinicId: string;
  readonly userId: string | null;
}

/** A piece of work as a lane has it. */
export interface Piece {
  file: string;
  name: string;
  input: unknown;
  seconds: number;
  megabytes: number;
  /** Whose it is: the clinic that has had nothing done for longest is next, and in it the person. */
  of: WorkOwner;
  signal: AbortSignal | undefined;
  receive(
    message: Extract<FromThread, { kind: 'feed' | 'chunk' | 'progress' }>,
    say: (message: ToThread) => void,
  ): void;
  done(value: unknown): void;
  failed(error: Error): void;
}

/** One thread and those who wait for it. */
export class Lane {
  #waiting: Piece[] = [];
  #served = new Map<string, number>();
  #turn = 0;
  #running: { piece: Piece; timer: NodeJS.Timeout } | null = null;
  #worker: Worker | null = null;
  #megabytes = 0;
  #idle: NodeJS.Timeout | undefined;

  /** Takes a piece of work; `busy` where too many wait, in all or of one. */
  add(piece: Piece): void {
    if (piece.signal?.aborted === true) return piece.failed(new WorkEnded('aborted'));
    const ofClinic = this.#waiting.filter(({ of }) => of.clinicId === piece.of.clinicId);
    const ofPerson = ofClinic.filter(({ of }) => of.userId === piece.of.userId);
    const isFull =
      this.#waiting.length >= MOST_WAITING ||
      ofClinic.length >= MOST_WAITING_OF_CLINIC ||
      ofPerson.length >= MOST_WAITING_OF_PERSON;
    if (isFull) return piece.failed(new WorkEnded('busy'));
    piece.signal?.addEventListener('abort', () => this.#abort(piece), { once: true });
    this.#waiting.push(piece);
    this.#next();
  }

  #next(): void {
    if (this.#running !== null || this.#waiting.length === 0) return;
    const last = ({ of }: Piece): [number, number] => [
      this.#served.get(of.clinicId) ?? 0,
      this.#served.get(personKey(of)) ?? 0,
    ];
    const piece = this.#waiting.reduce((one, other) => (isBefore(last(other), last(one)) ? other : one));
    this.#waiting = this.#waiting.filter((one) => one !== piece);
    if (this.#waiting.length === 0) this.#served.clear();
    this.#turn += 1;
    this.#served.set(piece.of.clinicId, this.#turn).set(personKey(piece.of), this.#turn);
    const timer = setTimeout(() => this.#break('too-long'), piece.seconds * 1000);
    this.#running = { piece, timer };
    const { file, name, input } = piece;
    const worker = this.#thread(piece.megabytes);
    worker.ref();
    try {
      worker.postMessage({ kind: 'begin', file, name, input } satisfies ToThread);
    } catch (error) {
      // An input that can't be copied.
      this.#settle(({ failed }) => failed(error as Error));
    }
  }

  /** The thread, with as much memory as the piece may fill; one with another measure is ended. */
  #thread(megabytes: number): Worker {
    clearTimeout(this.#idle);
    if (this.#worker !== null && this.#megabytes === megabytes) return this.#worker;
    void this.#worker?.terminate();
    const worker = new Worker(THREAD, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
      // Flags of tests and tools are the process's own.
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
    if (!this.#waiting.includes(piece)) return;
    this.#waiting = this.#waiting.filter((one) => one !== piece);
    piece.failed(new WorkEnded('aborted'));
  }

  /** Ends the thread in the middle of its work: whatever it was at, it is not at it any more. */
  #break(why: WorkEnd): void {
    const worker = this.#worker;
    this.#worker = null;
    void worker?.terminate();
    this.#settle(({ failed }) => failed(new WorkEnded(why)));
  }
}

const personKey = ({ clinicId, userId }: WorkOwner): string => `${clinicId} ${userId ?? ''}`;

function isBefore([clinic, person]: [number, number], [otherClinic, otherPerson]: [number, number]): boolean {
  return clinic === otherClinic ? person < otherPerson : clinic < otherClinic;
}
