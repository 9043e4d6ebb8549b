/** A token of a note's HTML: text between tags, with its character references not decoded, or a tag. */
export type NoteToken = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string; attributes: string };

const tagStart = /[a-z][a-z0-9]*/iy;

/**
 * Tokenizes arbitrary HTML in one pass. A tag ends at the first ">"; the rest of an attribute that contains one becomes
 * text, which is safe. Comments and declarations are omitted.
 */
export function* noteTokens(html: string): Generator<NoteToken> {
  let at = 0;
  let textFrom = 0;
  let gt = -2;
  // Caches the position of the next ">": searching again for each "<" would make unclosed tags quadratic.
  const nextGt = (from: number): number => (gt === -1 || gt >= from ? gt : (gt = html.indexOf('>', from)));
  let commentEnd = -2;
  const nextCommentEnd = (from: number): number =>
    commentEnd === -1 || commentEnd >= from ? commentEnd : (commentEnd = html.indexOf('-->', from));
  const behindSkipped = (lt: number, end: number): number => {
    const close = html.startsWith('<!--', lt) ? nextCommentEnd(lt + 4) : -1;
    return close === -1 ? end + 1 : close + 3;
  };

  for (;;) {
    const lt = html.indexOf('<', at);
    if (lt === -1) break;
    const end = nextGt(lt);
    if (end === -1) break;
    const tag = readTag(html, lt, end);
    if (tag === null) {
      at = lt + 1;
      continue;
    }
    if (lt > textFrom) yield { kind: 'text', text: html.slice(textFrom, lt) };
    if (tag !== 'skipped') yield tag;
    at = tag === 'skipped' ? behindSkipped(lt, end) : end + 1;
    textFrom = at;
  }
  if (textFrom < html.length) yield { kind: 'text', text: html.slice(textFrom) };
}

/** Parses the tag from "<" at `lt` to ">" at `end`; null if it is not one, as in "BP <120". */
function readTag(html: string, lt: number, end: number): NoteToken | 'skipped' | null {
  const first = html[lt + 1];
  if (first === '!' || first === '?') return 'skipped';
  const kind = first === '/' ? 'close' : 'open';
  tagStart.lastIndex = lt + (kind === 'close' ? 2 : 1);
  const name = tagStart.exec(html)?.[0];
  if (name === undefined) return null;
  const attributes = html.slice(tagStart.lastIndex, end);
  if (attributes.includes('<')) return null;
  return { kind, name: name.toLowerCase(), attributes };
}
