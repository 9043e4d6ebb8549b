import * as z from 'zod/mini';
import { line } from './line.ts';

/**
 * A field for a clinic's own codes: letters and digits with dots, hyphens and spaces between them; `missing` is the
 * message if it is empty.
 */
export function code(most: number, missing: string) {
  return line(most, missing).check(
    z.regex(/^$|^[A-Za-z0-9][A-Za-z0-9.\- ]*$/, 'Letters, digits, dots and hyphens only'),
  );
}
