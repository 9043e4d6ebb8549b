declare const process: { env: Record<string, string | undefined> };

/** True if long simulations run: with `npm test -- --long`, as in CI. */
export const isLong = process.env['SALUS_LONG'] === '1';

/** Returns the number of random trials: a sample by default, all of them with `npm test -- --long`. */
export function howMany(sample: number, all: number): number {
  return isLong ? all : sample;
}
