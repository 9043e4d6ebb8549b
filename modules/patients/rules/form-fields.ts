import * as z from 'zod/mini';
import { type CleanText, cleanLine, cleanParagraphs } from '#values/clean-text.ts';

/** The result of parsing a field: the value to store, or an error sentence. */
export type FieldResult<T> = { value: T } | { problem: string };

/** A form field: input type and stored type. */
export type Field<Value, Typed> = z.ZodMiniType<Value, Typed>;

/** A required single-line text field; `required` is the message if it is missing or empty. */
export function requiredLine(label: string, limit: number, required: string): Field<string, string> {
  return requiredText(label, required, (raw) => {
    const clean = cleanLine(raw, label, limit);
    return 'problem' in clean ? clean : { value: clean.text };
  });
}

/** A required text field parsed by `read`; `required` is the message if it is missing or empty. */
export function requiredText<T>(
  label: string,
  required: string,
  read: (raw: string) => FieldResult<T>,
): Field<T, string> {
  const text = z.string({ error: (issue) => (issue.input == null ? required : `${label} must be text`) });
  return reading(text, (raw) => {
    const result = raw.trim() === '' ? { problem: required } : read(raw);
    return 'value' in result && result.value === '' ? { problem: required } : result;
  });
}

/** An optional single-line text field: null, "" and whitespace become null; other text is parsed by `read`. */
export function emptyableLine<T = string>(
  label: string,
  limit: number,
  read?: (text: string) => FieldResult<T>,
): Field<T | null, string | null> {
  return emptyable(label, (raw) => cleanLine(raw, label, limit), read);
}

/** An optional multi-line text field. */
export function emptyableParagraphs(label: string, limit: number): Field<string | null, string | null> {
  return emptyable<string>(label, (raw) => cleanParagraphs(raw, label, limit));
}

function emptyable<T>(
  label: string,
  clean: (raw: string) => CleanText,
  read?: (text: string) => FieldResult<T>,
): Field<T | null, string | null> {
  const text = z.nullable(z.string({ error: () => `${label} must be text` }));
  return reading(text, (raw): FieldResult<T | null> => {
    const cleaned = raw === null ? { text: '' } : clean(raw);
    if ('problem' in cleaned) return cleaned;
    if (cleaned.text === '') return { value: null };
    return read ? read(cleaned.text) : { value: cleaned.text as T };
  });
}

function reading<Raw, T, Typed>(text: z.ZodMiniType<Raw, Typed>, read: (raw: Raw) => FieldResult<T>): Field<T, Typed> {
  const step = z.transform((raw: Raw, context) => {
    const result = read(raw);
    if ('value' in result) return result.value;
    context.issues.push({ code: 'custom', message: result.problem, input: raw });
    return z.NEVER;
  });
  return z.pipe(text, step);
}
