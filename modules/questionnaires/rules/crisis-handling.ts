import * as z from 'zod/mini';
import { paragraphs } from '#values/line.ts';

/** Outcomes of handling a crisis answer. */
export const CRISIS_DISPOSITIONS = [
  'Spoke with patient, no immediate risk',
  'Safety plan made with patient',
  'Sent to emergency department or 911 called',
  'Handed off to crisis team or specialist',
  'Answered by mistake, confirmed with patient',
  'Other',
] as const;

/** Default time in minutes after which an unopened crisis answer is escalated. */
export const DEFAULT_ESCALATE_MINUTES = 60;

function buildForms() {
  const disposition = z.enum(CRISIS_DISPOSITIONS, { error: () => 'Choose an outcome.' });
  const handling = z.object({
    disposition,
    comment: z.pipe(
      z.optional(z.nullable(paragraphs(2000))),
      z.transform((text) => text ?? ''),
    ),
  });
  return {
    handling: handling.check(
      z.refine(({ disposition: chosen, comment }) => chosen !== 'Other' || comment !== '', {
        path: ['comment'],
        message: 'Describe what was done.',
      }),
    ),
    setting: z.object({
      on_call_role_id: z.nullable(z.string()),
      escalate_after_minutes: z
        .number({ error: () => 'Enter a number of minutes.' })
        .check(
          z.refine(
            (minutes) => Number.isInteger(minutes) && minutes >= 5 && minutes <= 1440,
            'Enter 5 to 1,440 minutes.',
          ),
        ),
    }),
  };
}

let built: ReturnType<typeof buildForms> | undefined;

/** Schemas for handling a crisis answer, and for the clinic's crisis settings. */
export function crisisForms() {
  return (built ??= buildForms());
}
