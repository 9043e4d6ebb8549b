import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';
import { code } from '#values/code.ts';
import { CODE_TYPES } from './code-sets.ts';
import { withDot } from './code-text.ts';
import { price } from './price-list.ts';

const access_level = z._default(z.enum(['clinic', 'private'], { error: () => 'Choose clinic or private' }), 'clinic');

const icdForm = /^[A-Z][0-9][0-9AB](\.[0-9A-Z]{1,4})?$/;

/** The form of a clinic's or member's diagnosis. */
export const diagnosisForm = z.pipe(
  z
    .object({
      icd_code: code(20, 'Code is required'),
      icd_code_type: z._default(z.enum(CODE_TYPES.diagnosis, { error: () => 'Choose ICD-10-CM or Custom' }), 'Custom'),
      official_name: line(300, 'Name is required'),
      long_description: z._default(z.nullable(paragraphs(2000)), null),
      pmh_display_name: z._default(z.nullable(line(200)), null),
      access_level,
    })
    .check(
      z.refine(({ icd_code, icd_code_type }) => icd_code_type !== 'ICD-10-CM' || icdForm.test(withDot(icd_code)), {
        path: ['icd_code'],
        error: 'Enter an ICD-10-CM code, e.g. E11.9, or choose “Custom” for your own code',
      }),
    ),
  z.transform((value) => ({
    ...value,
    icd_code: value.icd_code_type === 'ICD-10-CM' ? withDot(value.icd_code) : value.icd_code.toUpperCase(),
  })),
);

/** The validated fields of a diagnosis. */
export type DiagnosisFields = z.output<typeof diagnosisForm>;

const SHAPES: Readonly<Record<string, [RegExp, string]>> = {
  CPT: [
    /^\d{4}[0-9A-Z]$/,
    'Enter a CPT code (four digits and a digit or letter), or choose “Custom” for your own code',
  ],
  HCPCS: [/^[A-VX-Z]\d{4}$/, 'Enter a HCPCS code (a letter and four digits), or choose “Custom” for your own code'],
};

/** The form of a clinic's or member's procedure; the price is in cents, null if none is set. */
export const procedureForm = z.pipe(
  z
    .object({
      cpt_code: code(20, 'Code is required'),
      cpt_code_type: z._default(z.enum(CODE_TYPES.procedure, { error: () => 'Choose CPT, HCPCS or Custom' }), 'Custom'),
      official_name: line(300, 'Name is required'),
      long_description: z._default(z.nullable(paragraphs(2000)), null),
      price_cents: z._default(z.nullable(price), null),
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

/** The validated fields of a procedure. */
export type ProcedureFields = z.output<typeof procedureForm>;
