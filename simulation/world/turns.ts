// One statement of all acts is in flight at a time, so that the order of their statements is the seed's.
import type pg from 'pg';
import type { Random } from '../../seed/people/random.ts';
import { reallyWait } from './time.ts';

interface Waiting {
  player: Player;
  client: pg.Client;
  text: string;
  go(): void;
}

/** Asks for a turn of a connection; resolves to the function that ends it. */
export type Turn = (client: pg.Client, text: string) => Promise<() => void>;

interface Player {
  index: number;
  /** The connections on which a statement is under way, with its text. */
  inFlight: Map<pg.Client, string>;
  isBlocked: boolean;
  isOver: boolean;
  quietTurns: number;
}

const LOOK_MS = 5;
// A statement that takes longer than this many looks may be waiting for a lock.
const PATIENT_LOOKS = 3;
// Code that waits for another act's promise, not for the database, never asks for a turn by itself.
const QUIET_TURNS = 40;
// About two minutes, on a machine that is busy with something else.
const MOST_LOOKS = 24_000;

/** Whether the database makes a backend wait for a lock. */
export type IsBlocked = (backend: number) => Promise<boolean>;

/** Lets acts run concurrently, one statement at a time, in an order that the seed decides. */
export class Turns {
  private readonly waiting: Waiting[] = [];
  private readonly players: Player[] = [];
  private isFinished = false;
  private wake: () => void = () => undefined;
  private readonly random: Random;
  private readonly isBlocked: IsBlocked;

  constructor(random: Random, isBlocked: IsBlocked) {
    this.random = random;
    this.isBlocked = isBlocked;
  }

  /** Adds an act; the returned function asks for a turn, and resolves to the function that ends it. */
  join(): { turn: Turn; leave: () => void } {
    const player: Player = {
      index: this.players.length,
      inFlight: new Map(),
      isBlocked: false,
      isOver: false,
      quietTurns: 0,
    };
    this.players.push(player);
    return {
      turn: (client, text) =>
        new Promise((resolve) => {
          const go = (): void => {
            player.isBlocked = false;
            player.inFlight.set(client, text);
            resolve(() => {
              player.inFlight.delete(client);
              player.isBlocked = false;
              this.wake();
            });
          };
          if (this.isFinished) return go();
          this.waiting.push({ player, client, text, go });
          this.wake();
        }),
      leave: () => {
        player.isOver = true;
        this.wake();
      },
    };
  }

  /** Gives turns until every act is over. */
  async play(): Promise<void> {
    let looks = 0;
    while (this.players.some(({ isOver }) => !isOver)) {
      looks += 1;
      if (looks === MOST_LOOKS) throw new Error(`Nothing moves: ${this.describe()}`);
      const isSettled = await this.settle();
      const ready = this.firsts();
      if (isSettled && ready.length === 0) await reallyWait(LOOK_MS);
      if (!isSettled || ready.length === 0) continue;
      const chosen = this.random.pick(ready);
      this.waiting.splice(this.waiting.indexOf(chosen), 1);
      for (const player of this.players) player.quietTurns = 0;
      chosen.go();
      looks = 0;
    }
    // Work that an act left behind goes on without turns.
    this.isFinished = true;
    for (const each of this.waiting.splice(0)) each.go();
  }

  /** Says who waits for what, if nothing moves anymore. */
  private describe(): string {
    return this.players
      .map(({ index, inFlight, isBlocked, isOver }) => {
        const waits = this.waiting.filter(({ player }) => player.index === index).map(({ text }) => text);
        return `act ${index}: ${[...inFlight.values()].join(' & ') || 'nothing'} in flight, ${waits.length} waiting (${waits.join(' & ')})${isBlocked ? ', blocked' : ''}${isOver ? ', over' : ''}`;
      })
      .join('; ');
  }

  /** Waits until every act waits for a turn, for a lock or for nothing anymore; false to look again. */
  private async settle(): Promise<boolean> {
    const busy = this.players.filter((player) => !player.isOver && !player.isBlocked && !this.isWaiting(player));
    if (busy.length === 0 && this.waiting.length > 0) return true;
    const woken = new Promise<'woken'>((resolve) => {
      this.wake = () => resolve('woken');
    });
    if ((await Promise.race([woken, reallyWait(LOOK_MS)])) === 'woken') return false;
    for (const player of busy) {
      player.quietTurns += 1;
      if (player.quietTurns % PATIENT_LOOKS !== 0) continue;
      for (const client of player.inFlight.keys()) {
        const backend = (client as unknown as { processID: number | null }).processID;
        if (backend !== null && (await this.isBlocked(backend))) player.isBlocked = player.inFlight.has(client);
      }
      if (player.inFlight.size === 0 && player.quietTurns > QUIET_TURNS && this.waiting.length > 0)
        player.isBlocked = true;
    }
    return false;
  }

  private isWaiting(player: Player): boolean {
    const isWaiting = player.inFlight.size === 0 && this.waiting.some((each) => each.player === player);
    if (isWaiting) player.isBlocked = false;
    return isWaiting;
  }

  /**
   * The first waiting statement of each connection, in the order of the acts. An act whose statement waits for a lock
   * may hold that lock itself, on another connection.
   */
  private firsts(): Waiting[] {
    const seen = new Set<pg.Client>();
    const mayGo = ({ client, player }: Waiting): boolean =>
      player.inFlight.size === 0 || (player.isBlocked && !player.inFlight.has(client));
    return this.waiting
      .filter((each) => mayGo(each) && !seen.has(each.client) && seen.add(each.client))
      .sort((one, other) => one.player.index - other.player.index);
  }
}
