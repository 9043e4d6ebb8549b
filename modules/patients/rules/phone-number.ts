import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A parsed phone number. */
export interface PhoneNumber {
  /** Digits of the country's dial code: "1". */
  dialCode: string;
  /** Digits of the national number: "6175550143". */
  national: string;
  /** Digits of the extension, if any. */
  extension: string | null;
}

const writtenLikeAPhone =
  /^[\d\s()+./\u00a0\u2010-\u2015-]{4,40}(?:(?:;ext=|,?\s*(?:ext|extension|x|#)\.?:?)\s*\d{1,7})?$/i;

/**
 * Parses a phone number as people write it; without a dial code it is one of `country` (two letters). Null if it is not
 * a possible number: contains words, two numbers in one field, too few digits.
 */
export function parsePhone(text: string, country = 'US'): PhoneNumber | null {
  const written = text.trim();
  if (!writtenLikeAPhone.test(written)) return null;
  const number = parsePhoneNumberFromString(written.replace('#', 'x'), dialedFrom(country));
  if (!number?.isValid()) return null;
  return { dialCode: number.countryCallingCode, national: number.nationalNumber, extension: number.ext ?? null };
}

/**
 * Normalizes a phone number for storage: dial code, a space, the number, " x22" for an extension; null if `text` is not
 * a phone number.
 */
export function normalizePhone(text: string, country = 'US'): string | null {
  const number = parsePhone(text, country);
  if (!number) return null;
  const extension = number.extension === null ? '' : ` x${number.extension}`;
  return `+${number.dialCode} ${number.national}${extension}`;
}

function dialedFrom(country: string): CountryCode {
  return isSupportedCountry(country) ? country : 'US';
}
