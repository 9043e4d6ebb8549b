const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const round = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** Cents as somebody owes or pays them: "$1,234.50". */
export function formatMoney(cents: number): string {
  return exact.format(cents / 100);
}

/** Cents as charts and statistics show them, without decimals: "$1,235". */
export function formatRoundMoney(cents: number): string {
  return round.format(cents / 100);
}

/** The amount that somebody typed ("1,234.5", "$12", "-3.05") in cents, or null where it is none; thirds of a cent are refused. */
export function readTypedMoney(typed: string): number | null {
  const match = /^(-?)\$?(-?)(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/.exec(typed.trim().replaceAll(/\s/g, ''));
  if (match === null || (match[3] === undefined && (match[4] ?? '') === '')) return null;
  const cents = Number((match[3] ?? '0').replaceAll(',', '')) * 100 + Number((match[4] ?? '').padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return match[1] === '-' || match[2] === '-' ? -cents : cents;
}

/** Cents as a money field shows them, without the dollar sign that stands before it: "1,234.50". */
export function formatAmount(cents: number): string {
  return plain.format(cents / 100);
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
