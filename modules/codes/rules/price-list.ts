import { money } from '#values/money.ts';
import { readCsv } from '#values/read-csv.ts';

/** Maximum price of a procedure in cents. */
export const MOST_PRICE = 100_000_00;

/** A price in cents. */
export const price = money(MOST_PRICE, 'Enter an amount');

/** Maximum number of prices in a list. */
export const MOST_PRICES = 12_000;

/** A row of a pasted or uploaded price list; the first row of the text is line 1. */
export interface PriceLine {
  line: number;
  code: string;
  price_cents: number;
}

/** A row that can't be used, with the reason. */
export interface PriceProblem {
  line: number;
  message: string;
}

const CODE_HEADINGS = /^(cpt|hcpcs|procedure)?(\/(cpt|hcpcs))? ?(code)?$/;
const PRICE_HEADINGS = /price|fee|amount|charge|rate/;

/**
 * Reads a price list of codes and prices: CSV, or rows copied from a spreadsheet. Headings are optional; without them
 * the code is in the first column and the price in the second.
 */
export function readPriceList(text: string): { prices: PriceLine[]; problems: PriceProblem[] } {
  const rows = readCsv(text, text.includes('\t') ? '\t' : ',').map((row) => row.map((cell) => cell.trim()));
  const first = rows.findIndex((row) => row.some((cell) => cell !== ''));
  if (first < 0) return { prices: [], problems: [{ line: 1, message: 'The list is empty.' }] };
  if (rows.length > MOST_PRICES)
    return { prices: [], problems: [{ line: MOST_PRICES, message: `Enter at most ${MOST_PRICES} rows.` }] };
  const heads = rows[first]!.map((cell) => cell.toLowerCase());
  const [codeAt, priceAt] = [
    heads.findIndex((head) => head !== '' && CODE_HEADINGS.test(head)),
    heads.findIndex((head) => PRICE_HEADINGS.test(head)),
  ];
  const hasHeads = codeAt >= 0 && priceAt >= 0;
  const at = hasHeads ? { code: codeAt, price: priceAt } : { code: 0, price: 1 };
  const prices: PriceLine[] = [];
  const problems: PriceProblem[] = [];
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    if (index < first || (hasHeads && index === first) || row.every((cell) => cell === '')) continue;
    const line = index + 1;
    const code = (row[at.code] ?? '').toUpperCase();
    const typed = (row[at.price] ?? '').replaceAll(/[$\s]/g, '');
    const cents = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(typed)
      ? Math.round(Number(typed.replaceAll(',', '')) * 100)
      : Number.NaN;
    // Codes that are listed without a price stay as they are, as in an exported list.
    if (typed === '' && code !== '') continue;
    if (!/^[A-Z0-9][A-Z0-9.-]{0,19}$/.test(code)) problems.push({ line, message: 'The code is missing or not valid.' });
    else if (Number.isNaN(cents)) problems.push({ line, message: 'The price is not an amount, e.g. 150.00.' });
    else if (cents > MOST_PRICE) problems.push({ line, message: 'The price is too large.' });
    else if (seen.has(code)) problems.push({ line, message: `The code ${code} is already listed above.` });
    else {
      seen.add(code);
      prices.push({ line, code, price_cents: cents });
    }
  }
  return { prices, problems };
}

/** What a calculated price is rounded to, in cents. */
export const PRICE_ROUNDINGS = { 1: 'Nearest cent', 100: 'Nearest dollar', 500: 'Nearest 5 dollars' } as const;

/** Returns a percentage of a price, rounded to a multiple of `roundTo` cents; half is rounded up. */
export function scaledPrice(cents: number, percent: number, roundTo: number): number {
  // Percentages have two decimals, so whole numbers avoid errors of binary fractions.
  return Math.floor((cents * Math.round(percent * 100) + roundTo * 5_000) / (roundTo * 10_000)) * roundTo;
}
