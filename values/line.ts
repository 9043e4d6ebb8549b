import * as z from 'zod/mini';
import { isLonger, plainLine, plainParagraphs } from './clean-text.ts';

/**
 * A field for one cleaned line of at most `most` characters. With `missing` it is required, and `missing` is the error
 * message.
 */
export function line(most: number, missing?: string) {
  return text(plainLine, most, missing);
}

/** The same for text of several lines. */
export function paragraphs(most: number, missing?: string) {
  return text(plainParagraphs, most, missing);
}

/** An optional line: "" if it is empty. */
export function lineOrEmpty(most: number) {
  return z._default(line(most), '');
}

/** Optional text of several lines: "" if it is empty. */
export function paragraphsOrEmpty(most: number) {
  return z._default(paragraphs(most), '');
}

/** The format of an optional line, if it is not empty. */
export interface LineForm {
  /** Converts the typed line to its stored form. */
  read?: (text: string) => string;
  fits?: (text: string) => boolean;
  message?: string;
}

/** An optional line: null if it is empty. */
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
