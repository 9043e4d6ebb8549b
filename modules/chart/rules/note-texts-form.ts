import * as z from 'zod/mini';
import { lineField, paragraphsField } from './clean-fields.ts';

function buildForms() {
  return {
    comment: z.object({
      comment: paragraphsField('The comment', 4000),
      comment_title: lineField('The title', 120, { required: false }),
    }),
    addendum: z.object({ text: paragraphsField('The addendum', 20_000) }),
    handout: z.object({ title: lineField('The title', 120), text: paragraphsField('The text', 50_000) }),
    reason: z.object({ reason: paragraphsField('The reason', 500) }),
  };
}

let built: ReturnType<typeof buildForms> | undefined;

/** What comments, addenda, handouts and reasons take. */
export function noteTextForms() {
  return (built ??= buildForms());
}
