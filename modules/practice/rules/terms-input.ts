import * as z from 'zod/mini';
import { line, paragraphs } from '#values/line.ts';

const LONGEST = 50_000;

/** The input of a version of the terms; an empty line starts a paragraph, `# ` a heading, `- ` a list item. */
export const termsInput = z.object({
  title: line(120, 'Title is required'),
  text: paragraphs(LONGEST, 'Text is required'),
  must_accept: z.boolean(),
});

/** A validated version of the terms. */
export type TermsFields = z.output<typeof termsInput>;

/** A block of the terms for display. */
export type TermsBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] };

/** Splits the text of the terms into blocks. */
export function termsBlocks(text: string): TermsBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap((block): TermsBlock[] => {
      const lines = block.split('\n').map((each) => each.trim());
      const heading = /^#+\s+(.+)$/.exec(lines[0]!);
      if (heading !== null) {
        const rest = lines.slice(1).join('\n');
        return [{ kind: 'heading', text: heading[1]! }, ...(rest === '' ? [] : termsBlocks(rest))];
      }
      if (lines.every((each) => /^[-*•]\s/.test(each)))
        return [{ kind: 'list', entries: lines.map((each) => each.replace(/^[-*•]\s+/, '')) }];
      return [{ kind: 'paragraph', text: lines.join('\n') }];
    });
}
