import { optionalLine } from './line.ts';

/** Returns whether a text is an email address. */
export function isMail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>",;:()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);
}

/** The error message for an invalid email address. */
export const MAIL_MESSAGE = 'Enter an email address, e.g. name@clinic.org';

/** An optional email address. */
export function mail() {
  return optionalLine(254, { fits: isMail, message: MAIL_MESSAGE });
}

/** An optional website URL; https:// is added if the scheme is missing. */
export function site() {
  return optionalLine(200, {
    read: (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`),
    fits: (text) => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text),
    message: 'Enter a web address, e.g. https://clinic.org',
  });
}
