import * as z from 'zod/mini';
import { line } from './line.ts';

/** A code as a clinic writes it: letters and digits, dots, hyphens and blanks between them; `missing` is the message where there is none. */
export function code(most: number, missing: string) {
  return line(most, missing).check(
    z.regex(/^$|^[A-Za-z0-9][A-Za-z0-9.\- ]*$/, 'Letters, digits, dots and hyphens only'),
  );
}
