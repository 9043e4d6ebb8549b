import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';

function buildForms() {
  return {
    comment: z.object({
      comment: paragraphs(4000, 'The comment is required'),
      comment_title: line(120),
    }),
    addendum: z.object({ text: paragraphs(20_000, 'The addendum is required') }),
    handout: z.object({ title: line(120, 'The title is required'), text: paragraphs(50_000, 'Text is required') }),
    reason: z.object({ reason: paragraphs(500, 'The reason is required') }),
    // What else it says is in its PDF.
    handoutFile: z.object({ title: line(120, 'The title is required') }),
  };
}

let built: ReturnType<typeof buildForms> | undefined;

/** What comments, addenda, handouts and reasons take. */
export function noteTextForms() {
  return (built ??= buildForms());
}
