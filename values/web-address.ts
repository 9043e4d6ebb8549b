import { optionalLine } from './line.ts';

/** Whether a text is an e-mail address. */
export function isMail(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>",;:()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu.test(text);
}

/** What is said of an e-mail address that is none. */
export const MAIL_MESSAGE = 'Enter an email address, e.g. name@clinic.org';

/** An e-mail address that may stay empty. */
export function mail() {
  return optionalLine(254, { fits: isMail, message: MAIL_MESSAGE });
}

/** The address of a web site, with https:// where nothing was said; may stay empty. */
export function site() {
  return optionalLine(200, {
    read: (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`),
    fits: (text) => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text),
    message: 'Enter a web address, e.g. https://clinic.org',
  });
}
