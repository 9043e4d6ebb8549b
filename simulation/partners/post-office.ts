import { createHash } from 'node:crypto';
import { type Random, seededRandom } from '../../seed/people/random.ts';
import type { Salus } from '../world/salus.ts';

/** A message from a partner that is on its way to the clinic. */
export interface Inbound {
  /** For the list of steps. */
  name: string;
  /** Delivers it; returns whether the clinic acknowledged it, finally accepting or refusing it. */
  deliver(salus: Salus): Promise<boolean>;
  /** Partners that don't try again: the message may get lost. */
  mayGetLost?: boolean;
}

/** What the network does to one call of the clinic. */
export type Fate = 'fine' | 'unreachable' | 'busy' | 'lost';

/** The world between the clinic and its partners: it loses, repeats and reorders messages until it is healed. */
export class PostOffice {
  /** On their way to the clinic, in the order of sending. */
  readonly inbound: Inbound[] = [];
  isHealed = false;
  private readonly counts = new Map<string, number>();
  readonly seed: number;

  constructor(seed: number) {
    this.seed = seed;
  }

  /**
   * The dice for the next event with this name: the same for the n-th event of a name in every run of a seed, whatever
   * else happens at the same moment.
   */
  diceFor(name: string): Random {
    const count = (this.counts.get(name) ?? 0) + 1;
    this.counts.set(name, count);
    const digest = createHash('sha256').update(`${this.seed} ${name} ${count}`).digest();
    return seededRandom(digest.readInt32BE(0));
  }

  fateOf(name: string): Fate {
    if (this.isHealed) return 'fine';
    const dice = this.diceFor(name).next();
    return dice < 0.7 ? 'fine' : dice < 0.8 ? 'unreachable' : dice < 0.9 ? 'busy' : 'lost';
  }

  /** Sends to the clinic, sometimes twice. */
  post(message: Inbound): void {
    this.inbound.push(message);
    if (!this.isHealed && this.diceFor(`copy ${message.name}`).chance(0.15)) this.inbound.push(message);
  }
}
