import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A typed phone number as it is stored: dial code, space, number; null where it is none. Without a country it is American. */
export function readPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, 'US');
  return number?.isPossible() === true ? `+${number.countryCallingCode} ${number.nationalNumber}` : null;
}
