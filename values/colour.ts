import * as z from 'zod/mini';

/** Whether a text is a colour as #1f77b4. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** A colour, in small letters. */
export function colour(message = 'Enter a color, e.g. #1f77b4') {
  return z.pipe(
    z.string({ error: () => message }).check(z.refine(isColour, message)),
    z.transform((text: string) => text.toLowerCase()),
  );
}
