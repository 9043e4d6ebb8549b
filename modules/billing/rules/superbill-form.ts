import * as z from 'zod/mini';
import { isNpi } from '#values/npi.ts';
import { line } from '#values/line.ts';

/** The fields of a superbill and its claim besides the charges. */
export const superbillForm = z.object({
  referrer_name: line(120),
  referrer_npi: z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isNpi(text), 'Enter a valid NPI'),
  ),
  employment: z.boolean(),
  auto_state: z.string().check(z.trim(), z.regex(/^(?:[A-Za-z]{2})?$/, 'Enter a two-letter state code, e.g. MA')),
  other_accident: z.boolean(),
  onset_day: z.nullable(z.string()),
  prior_authorization: line(29),
  claim_notes: line(48),
});

/** The validated fields of a superbill. */
export type SuperbillPatchFields = z.output<typeof superbillForm>;
