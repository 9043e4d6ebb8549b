import * as z from 'zod/mini';
import { line } from '#values/line.ts';

/** The form of a saved view. */
export const viewForm = z.object({
  report: z.string().check(z.regex(/^\w{1,60}$/, 'Choose a report.')),
  title: line(80, 'Name is required'),
  query: z
    .string()
    .check(
      z.maxLength(2000, 'At most 2,000 characters'),
      z.regex(/^[\w\-.~%&=+]*$/, 'Enter the query part of a report’s address.'),
    ),
  is_mailed: z.boolean(),
});
