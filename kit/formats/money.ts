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
