import * as z from 'zod/mini';

/** An amount in whole cents, from 0 to `most`; `missing` is the message for an invalid amount. */
export function money(most: number, missing = 'Enter an amount, e.g. 24.50', least = 0) {
  return z
    .int({ error: () => missing })
    .check(
      z.gte(least, least === 0 ? 'Can’t be negative' : least === 1 ? 'At least a cent' : `At least ${dollars(least)}`),
      z.lte(most, `At most ${dollars(most)}`),
    );
}

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
