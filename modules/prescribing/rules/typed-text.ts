const MOST_DIGITS = 10;

/**
 * Cleans a whole number while it is typed: drops everything after the decimal point and all characters except digits
 * and a sign.
 */
export function typedInteger(text: string): string {
  const [whole = ''] = text.split(/[.,]/);
  const sign = whole.trim().startsWith('-') ? '-' : '';
  return sign + whole.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
}

/** Cleans a decimal number while it is typed, up to ten digits. */
export function typedDecimal(text: string): string {
  const sign = text.trim().startsWith('-') ? '-' : '';
  const [whole = '', ...rest] = text.replaceAll(',', '.').split('.');
  const before = whole.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
  const after = rest
    .join('')
    .replaceAll(/\D/g, '')
    .slice(0, MOST_DIGITS - before.length);
  return `${sign}${before}${rest.length > 0 ? '.' : ''}${after}`;
}

/** Returns the message for a negative number on leaving a field, or null if it is not negative. */
export function negativeProblem(label: string, text: string): string | null {
  return Number(text) < 0 ? `${label} can’t be negative.` : null;
}

/** Parses a number from entered text, or returns null if there is none. */
export function numberOf(text: string): number | null {
  const clean = text.trim();
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(clean) ? Number(clean) : null;
}

/** Specification 3 §8: message for a violated unique constraint (P2002). */
export const DUPLICATE_ORDER_NUMBER =
  'Duplicate Order Number for new prescription. Please designate a different order number.';
/** Specification 3 §5.4. */
export const ORDER_NUMBER_NEEDED = 'Please designate an order number for the new prescription.';

/**
 * Returns the suggested number of the next order for a prescriber with this many orders: one more (specification 3
 * §4.5).
 */
export function nextOrderNumber(count: number): number {
  return count + 1;
}

/** Returns whether a text is a valid order number: a whole number above 0 with at most nine digits. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text.trim());
}

/**
 * Joins a text into one line, with spaces between the original lines, and truncates it without splitting a character.
 */
export function oneLine(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
