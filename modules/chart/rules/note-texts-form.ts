import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';

function buildForms() {
  return {
    comment: z.object({
      comment: paragraphs(4000, 'Comment is required'),
      comment_title: line(120),
    }),
    addendum: z.object({ text: paragraphs(20_000, 'Addendum is required') }),
    handout: z.object({ title: line(120, 'Title is required'), text: paragraphs(50_000, 'Text is required') }),
    reason: z.object({ reason: paragraphs(500, 'Reason is required') }),
    // Its content is in the PDF.
    handoutFile: z.object({ title: line(120, 'Title is required') }),
  };
}

let built: ReturnType<typeof buildForms> | undefined;

/** Schemas of comments, addenda, handouts and reasons. */
export function noteTextForms() {
  return (built ??= buildForms());
}
