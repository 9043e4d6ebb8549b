import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';

const whole = (least: number, most: number) =>
  z
    .int({ error: () => 'Enter a whole number' })
    .check(z.gte(least, `Enter ${least} or more`), z.lte(most, `Enter ${most} or less`));

/** How the clinic bills, and its document settings. Its tax ID and NPI are fields of the clinic. */
export const settingsForm = z.object({
  legal_name: line(120),
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
