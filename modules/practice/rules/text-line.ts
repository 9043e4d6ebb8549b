import * as z from 'zod/mini';

const flat = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** One line that must be there, its spaces made single. */
export function line(label: string, longest: number, missing = `${label} is required`) {
  return z.pipe(
    z.pipe(z.string(missing), z.transform(flat)),
    z.string().check(
      z.refine((text) => text !== '', { error: missing, abort: true }),
      z.refine((text) => text.length <= longest, `At most ${longest} characters`),
    ),
  );
}

/** What a line that may stay empty must look like, where it is filled. */
export interface LineForm {
  /** The typed line as it is kept. */
  read?: (text: string) => string;
  fits?: (text: string) => boolean;
  message?: string;
}

/** One line that may stay empty: null then. */
export function optionalLine(longest: number, { read, fits, message }: LineForm = {}) {
  return z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((text: string | null | undefined): string | null => {
        const typed = flat(text ?? '');
        return typed === '' ? null : read === undefined ? typed : read(typed);
      }),
    ),
    z.nullable(z.string()).check(
      z.refine((text) => text === null || text.length <= longest, {
        error: `At most ${longest} characters`,
        abort: true,
      }),
      z.refine((text) => text === null || fits === undefined || fits(text), message ?? 'This can’t be read'),
    ),
  );
}

const MAIL = /^[^\s@<>",;:()[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/iu;
const PHONE = /^\+\d{1,3} \d{4,14}( x\d{1,7})?$/;

/** An e-mail address that may stay empty. */
export const mailLine = () =>
  optionalLine(254, { fits: (text) => MAIL.test(text), message: 'An e-mail address is expected, as name@clinic.org' });

/** A phone number as it is stored, dial code, space, number; may stay empty. */
export const phoneLine = () =>
  optionalLine(30, { fits: (text) => PHONE.test(text), message: 'A phone number is expected, as (617) 555-0143' });

/** The address of a web site, with https:// where nothing was said; may stay empty. */
export const siteLine = () =>
  optionalLine(200, {
    read: (text) => (/^[a-z]+:/i.test(text) ? text : `https://${text}`),
    fits: (text) => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text),
    message: 'A web address is expected, as https://clinic.org',
  });
