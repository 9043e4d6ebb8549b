import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A typed phone number as it is stored: dial code, space, number, and an extension behind " x"; null where it is none. Without a
 * country it is American.
 */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'US');
  if (number?.isPossible() !== true) return null;
  const whole = `+${number.countryCallingCode} ${number.nationalNumber}`;
  return number.ext === undefined ? whole : `${whole} x${number.ext}`;
}
