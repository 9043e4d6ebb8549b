import { optionalLine } from './line.ts';

/** Whether a text is a phone number as it is stored: dial code, a space, the number, " x22" for an extension. */
export function isPhone(text: string): boolean {
  return /^\+\d{1,3} \d{4,14}( x\d{1,7})?$/.test(text);
}

/** A phone number as it is stored; may stay empty. */
export function phone(message = 'Enter a phone number, e.g. (617) 555-0143') {
  return optionalLine(30, { fits: isPhone, message });
}
