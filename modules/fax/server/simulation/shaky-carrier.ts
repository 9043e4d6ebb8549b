import { createHash } from 'node:crypto';
import type { Carrier, SubmitResult, IncomingFax, OutgoingFax, Progress } from '../carrier/carrier.ts';

/** Returns a random number from 0 to 1, the same sequence for the same seed. */
export type Chance = () => number;

/** Creates seeded random numbers (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Job {
  toName: string;
  /** How often it still reports "in progress"; forever if null. */
  asks: number | null;
  end: 'delivered' | 'busy' | 'no answer' | 'bad number';
  isOver: boolean;
}

interface WaitingFax extends IncomingFax {
  bytes: Buffer;
  /** When the carrier starts listing it. */
  listedFrom: number;
}

/** A carrier with delays, losses, repeats and reordering, during whose calls our process may crash. */
export class ShakyCarrier implements Carrier {
  /** How often each fax was printed at the recipient, by name. */
  readonly delivered = new Map<string, number>();
  /** Faxes sent to the clinic. */
  readonly incoming: WaitingFax[] = [];
  readonly #jobs = new Map<string, Job>();
  readonly #chance: Chance;
  readonly #now: () => Date;
  /** Called when our process crashes; the interrupted call never returns. */
  onDeath: () => void = () => undefined;
  isCalm = false;

  constructor(chance: Chance, now: () => Date) {
    this.#chance = chance;
    this.#now = now;
  }

  async send({ toName }: OutgoingFax): Promise<SubmitResult> {
    const luck = this.#luck();
    if (luck < 0.08) return this.#die();
    if (luck < 0.18) throw new Error('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    if (luck < 0.22) return { failure: 'refused', problem: 'No credit left' };
    const id = this.#accept(toName);
    if (luck < 0.3) return this.#die();
    if (luck < 0.36) throw new Error('socket hang up');
    return { id };
  }

  async progressOf(id: string): Promise<Progress> {
    const luck = this.#luck();
    if (luck < 0.05) return this.#die();
    if (luck < 0.15) throw new Error('socket hang up');
    const job = this.#jobs.get(id);
    if (job === undefined || job.asks === null) return { state: 'under way' };
    job.asks -= 1;
    if (job.asks > 0) return { state: 'under way' };
    this.#end(job);
    if (job.end === 'delivered') return { state: 'sent' };
    const failure = job.end === 'busy' ? 'busy' : job.end === 'no answer' ? 'no_answer' : 'bad_number';
    return { state: 'failed', failure, problem: job.end };
  }

  async listIncoming(since: Date): Promise<IncomingFax[]> {
    const luck = this.#luck();
    if (luck < 0.05) return this.#die();
    if (luck < 0.15) throw new Error('socket hang up');
    const listed = this.incoming.filter(({ time, listedFrom }) => time >= since && listedFrom <= this.#now().getTime());
    // With repeats and in any order.
    return [...listed, ...listed.filter(() => this.#chance() < 0.3)]
      .map((fax) => ({ fax, place: this.#chance() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ fax: { id, from, to, time } }) => ({ id, from, to, time }));
  }

  async fetchIncoming(id: string): Promise<Buffer> {
    const luck = this.#luck();
    if (luck < 0.07) return this.#die();
    if (luck < 0.25) throw new Error('socket hang up');
    return this.incoming.find((fax) => fax.id === id)!.bytes;
  }

  /** Completes accepted faxes, whether or not they are polled. */
  finish(): void {
    for (const job of this.#jobs.values()) this.#end(job);
  }

  #accept(toName: string): string {
    const luck = this.#chance();
    const id = createHash('sha256').update(`${toName} ${this.#jobs.size}`).digest('hex').slice(0, 20);
    const end = luck < 0.6 ? 'delivered' : luck < 0.75 ? 'busy' : luck < 0.85 ? 'no answer' : 'bad number';
    const isSilent = this.#chance() < 0.1;
    this.#jobs.set(id, { toName, asks: isSilent ? null : 1 + Math.floor(this.#chance() * 4), end, isOver: false });
    return id;
  }

  #end(job: Job): void {
    if (job.isOver) return;
    job.isOver = true;
    if (job.end === 'delivered') this.delivered.set(job.toName, (this.delivered.get(job.toName) ?? 0) + 1);
  }

  #luck(): number {
    return this.isCalm ? 1 : this.#chance();
  }

  #die(): Promise<never> {
    this.onDeath();
    return new Promise<never>(() => undefined);
  }
}
