const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const round = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Formats cents as an amount: "$1,234.50". */
export function formatMoney(cents: number): string {
  return exact.format(cents / 100);
}

/** Formats cents for charts and statistics, without decimals: "$1,235". */
export function formatRoundMoney(cents: number): string {
  return round.format(cents / 100);
}

/**
 * Parses a typed amount ("1,234.5", "$12", "-3.05") to cents, or null if it is not valid. More than two decimals are
 * rejected.
 */
export function readTypedMoney(typed: string): number | null {
  const match = /^(-?)\$?(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/.exec(typed.trim().replaceAll(/\s/g, ''));
  if (match === null || (match[3] === undefined && (match[4] ?? '') === '')) return null;
  const cents = Number((match[3] ?? '0').replaceAll(',', '')) * 100 + Number((match[4] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return match[1] === '-' || match[2] === '-' ? -cents : cents;
}

/** Formats cents for a money field, without the dollar sign in front of it: "1,234.50". */
export function formatAmount(cents: number): string {
  return plain.format(cents / 100);
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
