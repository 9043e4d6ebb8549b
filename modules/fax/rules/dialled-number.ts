import { parsePhone } from '#patients/rules';

/** Converts user input to a dialable fax number (`+16175550143`); null if invalid, or if it has an extension. */
export function dialledNumber(typed: string): string | null {
  const number = parsePhone(typed);
  return number === null || number.extension !== null ? null : `+${number.dialCode}${number.national}`;
}
