import type pg from 'pg';

const RealDate = globalThis.Date;
const realTimeout = globalThis.setTimeout;

// Waits of our own code between two looks. Longer timers only guard against silence, and stay real.
const SHORTEST_GUARD_MS = 1000;

let time = 0;

/** A Date without arguments is the simulated time; everything else is as usual. */
class SimulatedDate extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(time);
    else super(...(parts as [string]));
  }
  static override now(): number {
    return time;
  }
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

/**
 * Replaces the clock and the randomness of this process, for the rest of its life: `Date` is the simulated time, and a
 * short wait moves it forward instead of waiting. Ids and keys stay random, since nothing is decided by their value.
 */
export function takeOverTime(random: () => number): void {
  globalThis.Date = SimulatedDate as DateConstructor;
  Math.random = random;
  const wait = (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): NodeJS.Timeout => {
    if (ms === 0 || ms >= SHORTEST_GUARD_MS) return realTimeout(callback, ms, ...args);
    return realTimeout(() => {
      time += ms;
      callback(...args);
    }, 1);
  };
  globalThis.setTimeout = Object.assign(wait, realTimeout) as typeof setTimeout;
}

/** Waits in real time. */
export const reallyWait = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms));

/** Returns the simulated time in milliseconds. */
export const simulatedTime = (): number => time;

/** Sets the clock of this process. */
export function setTime(ms: number): void {
  time = ms;
}

/**
 * The database's `now()` reads a table, because the schema `simulation` comes before `pg_catalog`: defaults, jobs and the
 * outbox see the same clock as the process.
 */
export const DATABASE_CLOCK = `
  create schema simulation;
  create table simulation.clock (at timestamptz not null);
  create function simulation.now() returns timestamptz language sql stable as 'select at from simulation.clock'`;

/** Sets the clock of a database to the clock of this process. */
export async function tellDatabase(client: pg.Client): Promise<void> {
  await client.query('update simulation.clock set at = $1', [new RealDate(time)]);
}
