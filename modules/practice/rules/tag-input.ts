import * as z from 'zod/mini';
import { line } from './text-line.ts';

/** The longest tag, in characters. */
export const LONGEST_TAG = 50;

/** A tag of the clinic as it is typed. */
export const tagInput = z.object({
  tag: line('Tag', LONGEST_TAG),
  color: z.pipe(
    z.string('Choose a colour').check(z.regex(/^#[0-9a-f]{6}$/i, 'Choose a colour')),
    z.transform((color: string) => color.toLowerCase()),
  ),
});
