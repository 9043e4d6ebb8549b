import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { colour } from '#values/colour.ts';

/** Maximum length of a tag. */
export const LONGEST_TAG = 50;

/** The input of a clinic tag. */
export const tagInput = z.object({
  tag: line(LONGEST_TAG, 'Tag is required'),
  color: colour('Choose a color'),
});
