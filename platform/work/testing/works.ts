import type { WorkTools } from '../work.ts';

/** Returns twice a number. */
export async function double(input: { number: number }, { progress }: WorkTools): Promise<number> {
  progress(1, 1);
  return input.number * 2;
}

/** Throws. */
export async function fail(): Promise<never> {
  throw new TypeError('no such thing');
}

/** Blocks its thread for the given milliseconds. */
export async function blockThread(input: { ms: number }): Promise<number> {
  const end = Date.now() + input.ms;
  while (Date.now() < end);
  return input.ms;
}

/** Fills its memory. */
export async function fill(): Promise<number> {
  const memory: number[][] = [];
  for (;;) memory.push(Array.from({ length: 100_000 }, (_, n) => n + Math.random()));
}

/** Yields its input chunks in uppercase, each many times. */
export async function shout(input: { times: number }, { fed, give }: WorkTools<string, Uint8Array>): Promise<void> {
  for await (const word of fed) for (let n = 0; n < input.times; n += 1) await give(Buffer.from(word.toUpperCase()));
}
