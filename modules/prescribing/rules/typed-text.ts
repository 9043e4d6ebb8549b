const MOST_DIGITS = 10;

/** A whole number as it is typed: what stands behind the point is cut off, anything but digits and a sign goes. */
export function typedInteger(text: string): string {
  const [whole = ''] = text.split(/[.,]/);
  const sign = whole.trim().startsWith('-') ? '-' : '';
  return sign + whole.replaceAll(/\D/g, '').slice(0, MOST_DIGITS);
}

/** A decimal number as it is typed, with ten digits at most. */
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

/** What is said on leaving a field whose number is below zero; null where it is not. */
export function negativeProblem(label: string, text: string): string | null {
  return Number(text) < 0 ? `${label} can’t be negative.` : null;
}

/** The number behind a typed text; null where there is none. */
export function numberOf(text: string): number | null {
  const clean = text.trim();
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(clean) ? Number(clean) : null;
}

/** Specification 3 §8: the unique constraint has decided (P2002). */
export const DUPLICATE_ORDER_NUMBER =
  'Duplicate Order Number for new prescription. Please designate a different order number.';
/** Specification 3 §5.4. */
export const ORDER_NUMBER_NEEDED = 'Please designate an order number for the new prescription.';

/** The number that is proposed for the next order of somebody who has this many: one more (specification 3 §4.5). */
export function nextOrderNumber(count: number): number {
  return count + 1;
}

/** Whether a text is a number that an order can have: whole, above 0, nine digits at most. */
export function isOrderNumber(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text.trim());
}

/** A text in one line, cut to a length without cutting a character in two: what several lines were is parted by spaces. */
export function oneLine(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
