import * as z from 'zod/mini';
import { lineField, paragraphsField } from './clean-fields.ts';

const orNull = (text: string | null | undefined): string | null => (text == null || text === '' ? null : text);

function buildForm() {
  return z.object({
    problem_name: lineField('The problem', 300),
    icd_code: z.pipe(z.optional(z.nullable(lineField('The code', 20, { required: false }))), z.transform(orNull)),
    onset_date: z.pipe(z.optional(z.nullable(z.string())), z.transform(orNull)),
    comment: z.pipe(
      z.optional(z.nullable(paragraphsField('The comment', 2000, { required: false }))),
      z.transform(orNull),
    ),
  });
}

let built: ReturnType<typeof buildForm> | undefined;

/** What a problem of the patient's list takes. */
export function problemForm() {
  return (built ??= buildForm());
}

/** A problem as it is kept. */
export type ProblemFields = z.output<ReturnType<typeof buildForm>>;
