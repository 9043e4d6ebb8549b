import { noteExcerpt } from '../rules/index.ts';

/** Returns the beginning of a note as plain text; list queries truncate the HTML anywhere, possibly inside a tag. */
export function excerptOf(html: string): string {
  return noteExcerpt(html.slice(0, 2000).replace(/<[^<>]*$/, ''), 200);
}
