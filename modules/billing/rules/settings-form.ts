import * as z from 'zod/mini';
import { isNpi } from '#values/npi.ts';
import { line, paragraphs } from '#values/line.ts';

const whole = (least: number, most: number) =>
  z
    .int({ error: () => 'Enter a whole number' })
    .check(z.gte(least, `Enter ${least} or more`), z.lte(most, `Enter ${most} or less`));

/** The clinic's billing details and document settings. */
export const settingsForm = z.object({
  legal_name: line(120),
  tax_id: z
    .string()
    .check(z.trim(), z.regex(/^(?:\d{2}-?\d{7}|\d{3}-?\d{2}-?\d{4})?$/, 'Enter nine digits, e.g. 12-3456789')),
  tax_id_kind: z.enum(['EIN', 'SSN'], { error: () => 'Choose EIN or SSN' }),
  npi: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isNpi(text), 'Enter a valid NPI'),
  ),
  place_of_service: z.string().check(z.regex(/^\d{2}$/, 'Enter two digits, e.g. 11')),
  accepts_assignment: z.boolean(),
  due_days: whole(0, 365),
  statement_least: whole(0, 10_000_00),
  statement_every_days: whole(1, 365),
  statement_words: paragraphs(500),
  // Older clients don't send it.
  statement_words_es: z._default(paragraphs(500), ''),
  mails_receipts: z.boolean(),
  form_left: whole(-72, 72),
  form_top: whole(-72, 72),
});

/** The validated settings. */
export type SettingsFields = z.output<typeof settingsForm>;
