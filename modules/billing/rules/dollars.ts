const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents as dollars: $1,234.50. */
export const dollars = (cents: number): string => FORMAT.format(cents / 100);
