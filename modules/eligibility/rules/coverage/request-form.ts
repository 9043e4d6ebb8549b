import * as z from 'zod/mini';
import { line } from '#values/line.ts';
import { coverageForm } from './coverage-forms.ts';

/**
 * The insurance form of the patient portal; the payer is a name that a member looks up later. `today` is the clinic's
 * date.
 */
export function coverageRequestForm(today: string) {
  const form = coverageForm(today);
  return z.pipe(
    z.object({
      payer_name: line(120, 'Enter the name of your insurance'),
      coverage_id: z._default(z.nullable(z.string()), null),
      fields: z.record(z.string(), z.unknown()),
    }),
    z.transform(({ payer_name, coverage_id, fields }, context) => {
      const checked = form.safeParse({ ...fields, payer_id: 'any' });
      if (checked.success) {
        const { payer_id: _, copay: __, notes: ___, subscriber_gender: ____, ...fields } = checked.data;
        return { payer_name, coverage_id, fields };
      }
      for (const { message, path } of checked.error.issues)
        context.issues.push({ code: 'custom', message, path: ['fields', ...path], input: fields });
      return z.NEVER;
    }),
  );
}

/** The validated fields of a patient's request. */
export type CoverageRequestFields = z.output<ReturnType<typeof coverageRequestForm>>;
