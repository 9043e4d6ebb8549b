import * as z from 'zod/mini';

/** The type of a code, uri or text that must not be empty (FHIR R4, 2.24.0.1). */
export const filled = z.string().check(z.minLength(1, 'An element can’t be empty'), z.maxLength(5000, 'Too long'));

/** A code of a system. */
export const codingShape = z.strictObject({
  system: z.optional(filled),
  code: z.optional(filled),
  display: z.optional(filled),
});

/** A concept with codes and text. */
export const conceptShape = z.strictObject({
  coding: z.optional(z.array(codingShape).check(z.maxLength(20))),
  text: z.optional(filled),
});

/** A reference to a resource of this API; its display is derived from what it refers to. */
export const referenceShape = z.strictObject({
  reference: filled,
  type: z.optional(filled),
  display: z.optional(filled),
});

/** An amount in a unit. */
export const quantityShape = z.strictObject({
  value: z.number(),
  unit: z.optional(filled),
  system: z.optional(filled),
  code: z.optional(filled),
});

/** An instant with its time zone: `2026-11-28T14:30:00-05:00`. Milliseconds are kept. */
export const instantShape = z.pipe(
  z
    .string()
    .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/, 'Send date, time and time zone')),
  z.transform((text: string, context) => {
    const time = new Date(text);
    if (!Number.isNaN(time.getTime())) return time;
    context.issues.push({ code: 'custom', message: 'This time does not exist', input: text });
    return z.NEVER;
  }),
);
