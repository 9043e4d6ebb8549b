/** The owner of a piece of work: a clinic, and a member or patient in it; null if the clinic itself requested it. */
export interface WorkOwner {
  readonly clinicId: string;
  readonly userId: string | null;
}

/** The maximum number of waiting pieces: in total, per clinic, and per person. */
export interface QueueLimits {
  total: number;
  clinic: number;
  person: number;
}

/** A fair queue. The clinic whose last turn was longest ago is next, and within it the person. */
export class FairQueue<Waiting extends { of: WorkOwner }> {
  readonly #limits: QueueLimits;
  #waiting: Waiting[] = [];
  #served = new Map<string, number>();
  #turn = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Adds an item; returns false if too many are already waiting, in total or for one owner. */
  add(one: Waiting): boolean {
    const ofClinic = this.#waiting.filter(({ of }) => of.clinicId === one.of.clinicId);
    const ofPerson = ofClinic.filter(({ of }) => of.userId === one.of.userId);
    const { total, clinic, person } = this.#limits;
    if (this.#waiting.length >= total || ofClinic.length >= clinic || ofPerson.length >= person) return false;
    this.#waiting.push(one);
    return true;
  }

  /** Removes and returns the next item. */
  next(): Waiting | undefined {
    if (this.#waiting.length === 0) return undefined;
    const last = ({ of }: Waiting): [number, number] => [
      this.#served.get(of.clinicId) ?? 0,
      this.#served.get(personKey(of)) ?? 0,
    ];
    const chosen = this.#waiting.reduce((one, other) => (isBefore(last(other), last(one)) ? other : one));
    this.remove(chosen);
    if (this.#waiting.length === 0) this.#served.clear();
    this.#turn += 1;
    this.#served.set(chosen.of.clinicId, this.#turn).set(personKey(chosen.of), this.#turn);
    return chosen;
  }

  /** Removes an item that no longer waits; returns false if it was not in the queue. */
  remove(one: Waiting): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((other) => other !== one);
    return this.#waiting.length < before;
  }
}

const personKey = ({ clinicId, userId }: WorkOwner): string => `${clinicId} ${userId ?? ''}`;

function isBefore([clinic, person]: [number, number], [otherClinic, otherPerson]: [number, number]): boolean {
  return clinic === otherClinic ? person < otherPerson : clinic < otherClinic;
}
