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
