import { optionalLine } from './line.ts';

/**
 * Returns whether a text is a phone number in its stored form: dial code, a space, the number, " x22" for an extension.
 */
export function isPhone(text: string): boolean {
  return /^\+\d{1,3} \d{4,14}( x\d{1,7})?$/.test(text);
}

/** An optional phone number field, in its stored form. */
export function phone(message = 'Enter a phone number, e.g. (617) 555-0143') {
  return optionalLine(30, { fits: isPhone, message });
}
