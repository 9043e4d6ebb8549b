import * as z from 'zod/mini';
import { type CleanText, cleanLine, cleanParagraphs } from '#values/clean-text.ts';

/** What a field's text becomes once it is clean: the value that is kept, or a sentence that says what is wrong. */
export type Reading<T> = { value: T } | { problem: string };

/** A field of a form: what is kept of it, from what is typed. */
export type Field<Value, Typed> = z.ZodMiniType<Value, Typed>;

/** A field that must hold one line of text; `required` is the message where it is missing or empty. */
export function requiredLine(label: string, limit: number, required: string): Field<string, string> {
  return requiredText(label, required, (raw) => {
    const clean = cleanLine(raw, label, limit);
    return 'problem' in clean ? clean : { value: clean.text };
  });
}

/** A field that must hold text which `read` makes a value of; `required` is the message where it is missing or empty. */
export function requiredText<T>(label: string, required: string, read: (raw: string) => Reading<T>): Field<T, string> {
  const text = z.string({ error: (issue) => (issue.input == null ? required : `${label} must be text`) });
  return reading(text, (raw) => {
    const result = raw.trim() === '' ? { problem: required } : read(raw);
    return 'value' in result && result.value === '' ? { problem: required } : result;
  });
}

/** A field of one line that may be empty: null, "" and white space become null. `read` says what its text becomes. */
export function emptyableLine<T = string>(
  label: string,
  limit: number,
  read?: (text: string) => Reading<T>,
): Field<T | null, string | null> {
  return emptyable(label, (raw) => cleanLine(raw, label, limit), read);
}

/** A field of several lines that may be empty. */
export function emptyableParagraphs(label: string, limit: number): Field<string | null, string | null> {
  return emptyable<string>(label, (raw) => cleanParagraphs(raw, label, limit));
}

function emptyable<T>(
  label: string,
  clean: (raw: string) => CleanText,
  read?: (text: string) => Reading<T>,
): Field<T | null, string | null> {
  const text = z.nullable(z.string({ error: () => `${label} must be text` }));
  return reading(text, (raw): Reading<T | null> => {
    const cleaned = raw === null ? { text: '' } : clean(raw);
    if ('problem' in cleaned) return cleaned;
    if (cleaned.text === '') return { value: null };
    return read ? read(cleaned.text) : { value: cleaned.text as T };
  });
}

function reading<Raw, T, Typed>(text: z.ZodMiniType<Raw, Typed>, read: (raw: Raw) => Reading<T>): Field<T, Typed> {
  const step = z.transform((raw: Raw, context) => {
    const result = read(raw);
    if ('value' in result) return result.value;
    context.issues.push({ code: 'custom', message: result.problem, input: raw });
    return z.NEVER;
  });
  return z.pipe(text, step);
}
