import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { colour } from '#values/colour.ts';

/** The longest tag, in characters. */
export const LONGEST_TAG = 50;

/** A tag of the clinic as it is typed. */
export const tagInput = z.object({
  tag: line(LONGEST_TAG, 'Tag is required'),
  color: colour('Choose a color'),
});
