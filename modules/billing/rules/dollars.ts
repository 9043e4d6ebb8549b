const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as text: $1,234.50. */
export const dollars = (cents: number): string => FORMAT.format(cents / 100);
