import * as z from 'zod/mini';
import { CODE_TYPES } from './code-sets.ts';
import { withDot } from './code-text.ts';

const MOST_CENTS = 100_000_00;

const named = (most: number, missing: string) =>
  z
    .string({ error: () => missing })
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `At most ${most} characters`));
const optional = (most: number) =>
  z._default(z.nullable(z.string().check(z.trim(), z.maxLength(most, `At most ${most} characters`))), null);
const code = named(20, 'A code is required').check(
  z.regex(/^[A-Za-z0-9][A-Za-z0-9.\- ]*$/, 'Letters, digits, dots and hyphens only'),
);
const access_level = z._default(z.enum(['clinic', 'private'], { error: () => 'clinic or private' }), 'clinic');

const icdForm = /^[A-Z][0-9][0-9AB](\.[0-9A-Z]{1,4})?$/;

/** What a diagnosis of a clinic, or of one of its people, may be. */
export const diagnosisForm = z.pipe(
  z
    .object({
      icd_code: code,
      icd_code_type: z._default(z.enum(CODE_TYPES.diagnosis, { error: () => 'ICD-10-CM or Custom' }), 'Custom'),
      official_name: named(300, 'A name is required'),
      long_description: optional(2000),
      pmh_display_name: optional(200),
      access_level,
    })
    .check(
      z.refine(({ icd_code, icd_code_type }) => icd_code_type !== 'ICD-10-CM' || icdForm.test(withDot(icd_code)), {
        path: ['icd_code'],
        error: 'An ICD-10-CM code looks like E11.9. Choose “Custom” for a code of your own',
      }),
    ),
  z.transform((value) => ({
    ...value,
    icd_code: value.icd_code_type === 'ICD-10-CM' ? withDot(value.icd_code) : value.icd_code.toUpperCase(),
  })),
);

/** A checked diagnosis. */
export type DiagnosisFields = z.output<typeof diagnosisForm>;

const SHAPES: Readonly<Record<string, [RegExp, string]>> = {
  CPT: [/^\d{4}[0-9A-Z]$/, 'A CPT code is four digits and a digit or letter. Choose “Custom” for a code of your own'],
  HCPCS: [/^[A-VX-Z]\d{4}$/, 'A HCPCS code is a letter and four digits. Choose “Custom” for a code of your own'],
};

/** What a procedure of a clinic, or of one of its people, may be; the price in cents, null where none is set. */
export const procedureForm = z.pipe(
  z
    .object({
      cpt_code: code,
      cpt_code_type: z._default(z.enum(CODE_TYPES.procedure, { error: () => 'CPT, HCPCS or Custom' }), 'Custom'),
      official_name: named(300, 'A name is required'),
      long_description: optional(2000),
      price_cents: z._default(
        z.nullable(
          z
            .int({ error: () => 'An amount is expected' })
            .check(z.gte(0, 'Not below zero'), z.lte(MOST_CENTS, 'At most $100,000')),
        ),
        null,
      ),
      access_level,
    })
    .check(
      z.superRefine(({ cpt_code, cpt_code_type }, context) => {
        const [shape, message] = SHAPES[cpt_code_type] ?? [];
        if (shape !== undefined && !shape.test(cpt_code.toUpperCase()))
          context.addIssue({ code: 'custom', path: ['cpt_code'], message });
      }),
    ),
  z.transform((value) => ({ ...value, cpt_code: value.cpt_code.toUpperCase() })),
);

/** A checked procedure. */
export type ProcedureFields = z.output<typeof procedureForm>;
