import * as z from 'zod/mini';
import { isLonger, plainLine, plainParagraphs } from './clean-text.ts';

/** One line of at most so many characters, cleaned; with `missing` it must be there, and that is said where it isn't. */
export function line(most: number, missing?: string) {
  return text(plainLine, most, missing);
}

/** Text of several lines likewise. */
export function paragraphs(most: number, missing?: string) {
  return text(plainParagraphs, most, missing);
}

/** One line that may be left out: "" then. */
export function lineOrEmpty(most: number) {
  return z._default(line(most), '');
}

/** Text of several lines that may be left out: "" then. */
export function paragraphsOrEmpty(most: number) {
  return z._default(paragraphs(most), '');
}

/** What a line that may stay empty must look like, where it is filled. */
export interface LineForm {
  /** The typed line as it is kept. */
  read?: (text: string) => string;
  fits?: (text: string) => boolean;
  message?: string;
}

/** One line that may stay empty: null then. */
export function optionalLine(most: number, { read, fits, message }: LineForm = {}) {
  return z.pipe(
    z.pipe(
      z.optional(z.nullable(z.string())),
      z.transform((typed: string | null | undefined): string | null => {
        const plain = plainLine(typed ?? '');
        return plain === '' ? null : read === undefined ? plain : read(plain);
      }),
    ),
    z.nullable(z.string()).check(
      z.refine((value) => value === null || !isLonger(value, most), { error: atMost(most), abort: true }),
      z.refine((value) => value === null || fits === undefined || fits(value), message ?? 'This could not be read'),
    ),
  );
}

function text(clean: (raw: string) => string, most: number, missing: string | undefined) {
  return z.pipe(
    z.pipe(z.string({ error: () => missing ?? 'Enter text' }), z.transform(clean)),
    z.string().check(
      z.refine((value) => missing === undefined || value !== '', { error: missing ?? '', abort: true }),
      z.refine((value) => !isLonger(value, most), atMost(most)),
    ),
  );
}

const atMost = (most: number): string => `At most ${most.toLocaleString('en-US')} characters`;
