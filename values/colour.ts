import * as z from 'zod/mini';

/** Returns whether a text is a color in the format #1f77b4. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** A color field; the value is lowercase. */
export function colour(message = 'Enter a color, e.g. #1f77b4') {
  return z.pipe(
    z.string({ error: () => message }).check(z.refine(isColour, message)),
    z.transform((text: string) => text.toLowerCase()),
  );
}
