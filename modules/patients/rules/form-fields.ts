import * as z from 'zod';
import { type CleanText, cleanLine, cleanParagraphs } from './clean-text.ts';

/** What a field's text becomes once it is clean: the value that is kept, or a sentence that says what is wrong. */
export type Reading<T> = { value: T } | { problem: string };

/** A field that must hold one line of text; `required` is told where it is missing or empty. */
export function requiredLine(label: string, limit: number, required: string): z.ZodType<string, string> {
  return z.string(notText(label, required)).transform((raw, context) => {
    const clean = cleanLine(raw, label, limit);
    if ('problem' in clean) return refuse(context, clean.problem);
    return clean.text === '' ? refuse(context, required) : clean.text;
  });
}

/** A field of one line that may be empty: null, "" and white space become null. `read` says what its text becomes. */
export function emptyableLine<T = string>(
  label: string,
  limit: number,
  read?: (text: string) => Reading<T>,
): z.ZodType<T | null, string | null> {
  return emptyable(label, (raw) => cleanLine(raw, label, limit), read);
}

/** A field of several lines that may be empty. */
export function emptyableParagraphs(label: string, limit: number): z.ZodType<string | null, string | null> {
  return emptyable<string>(label, (raw) => cleanParagraphs(raw, label, limit));
}

/** The error of a field that holds something other than text. */
export function notText(label: string, required?: string): { error: (issue: { input?: unknown }) => string } {
  return {
    error: (issue) => (required !== undefined && issue.input == null ? required : `${label} must be text`),
  };
}

/** Adds a sentence to a field's issues from within a transform. */
export function refuse(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}

function emptyable<T>(
  label: string,
  clean: (raw: string) => CleanText,
  read?: (text: string) => Reading<T>,
): z.ZodType<T | null, string | null> {
  return z
    .string(notText(label))
    .nullable()
    .transform((raw, context) => {
      if (raw === null) return null;
      const cleaned = clean(raw);
      if ('problem' in cleaned) return refuse(context, cleaned.problem);
      if (cleaned.text === '') return null;
      const reading = read ? read(cleaned.text) : { value: cleaned.text as T };
      return 'problem' in reading ? refuse(context, reading.problem) : reading.value;
    });
}
