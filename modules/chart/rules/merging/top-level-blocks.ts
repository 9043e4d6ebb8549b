import { noteTokens } from '../note-tokens.ts';

/** Returns the HTML of each top-level block of a sanitized note; joined, they are the note. */
export function topLevelBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let at = 0;
  let from = 0;
  for (const token of noteTokens(html)) {
    if (token.kind === 'text') {
      at += token.text.length;
      continue;
    }
    at += token.name.length + token.attributes.length + (token.kind === 'open' ? 2 : 3);
    if (token.kind === 'close') depth -= 1;
    else if (token.name !== 'br' && token.name !== 'hr') depth += 1;
    if (depth === 0) {
      blocks.push(html.slice(from, at));
      from = at;
    }
  }
  if (from < html.length) blocks.push(html.slice(from));
  return blocks;
}
