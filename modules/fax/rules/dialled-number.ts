import { parsePhone } from '#patients/rules';

/** A fax number as it is dialled (`+16175550143`), from whatever somebody typed; null for none, and for one with an extension. */
export function dialledNumber(typed: string): string | null {
  const number = parsePhone(typed);
  return number === null || number.extension !== null ? null : `+${number.dialCode}${number.national}`;
}
