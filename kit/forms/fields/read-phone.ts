import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a typed phone number to its stored form: dial code, space, number, and an extension after " x"; null if it is
 * not valid. Without a country code it is a US number.
 */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'US');
  if (number?.isPossible() !== true) return null;
  const whole = `+${number.countryCallingCode} ${number.nationalNumber}`;
  return number.ext === undefined ? whole : `${whole} x${number.ext}`;
}
