/** The error message for an invalid NPI. */
export const NPI_MESSAGE = 'Enter a valid NPI (10 digits, beginning with 1 or 2)';

/**
 * Returns whether a text is a National Provider Identifier: ten digits, the last of which is the Luhn check digit of
 * 80840 and the nine before it (45 CFR 162.406, ISO 7812).
 */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const digits = Array.from(`80840${text}`).toReversed().map(Number);
  const sum = digits.reduce((total, digit, at) => {
    const counted = at % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
