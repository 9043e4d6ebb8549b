import * as z from 'zod/mini';
import { line, optionalLine, paragraphs } from '#values/line.ts';

const orNull = (text: string | null | undefined): string | null => (text == null || text === '' ? null : text);

function buildForm() {
  return z.object({
    problem_name: line(300, 'Problem is required'),
    icd_code: optionalLine(20),
    onset_date: z.pipe(z.optional(z.nullable(z.string())), z.transform(orNull)),
    comment: z.pipe(z.optional(z.nullable(paragraphs(2000))), z.transform(orNull)),
  });
}

let built: ReturnType<typeof buildForm> | undefined;

/** Schema of an entry of the problem list. */
export function problemForm() {
  return (built ??= buildForm());
}

/** A problem as stored. */
export type ProblemFields = z.output<ReturnType<typeof buildForm>>;
