import { noteExcerpt } from '../rules/index.ts';

/** The first words of a note as plain text; what lists read is cut anywhere, perhaps inside of a tag. */
export function excerptOf(html: string): string {
  return noteExcerpt(html.slice(0, 2000).replace(/<[^<>]*$/, ''), 200);
}
