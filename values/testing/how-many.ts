declare const process: { env: Record<string, string | undefined> };

/** Whether a long simulation runs: with `npm test -- --long`, as CI does. */
export const isLong = process.env['SALUS_LONG'] === '1';

/** How often something random is tried: a sample while working, all of it with `npm test -- --long`. */
export function howMany(sample: number, all: number): number {
  return isLong ? all : sample;
}
