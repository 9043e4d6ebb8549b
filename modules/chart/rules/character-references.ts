const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  le: '≤',
  ge: '≥',
  half: '½',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  alpha: 'α',
  beta: 'β',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
  sect: '§',
  para: '¶',
};

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g;

/** Decodes character references; unknown ones are left as written. */
export function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(reference, (written, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? NAMED[name]! : written;
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(hex!, 16);
    const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : '\ufffd';
  });
}

// Control characters and bidirectional marks, which are invisible and can reorder the displayed text.
// oxlint-disable-next-line no-control-regex -- they are matched on purpose.
const unseen = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/g;

/** Serializes the text of HTML like browsers do; the content stays the same. */
export function canonicalText(html: string): string {
  return writeText(decodeReferences(html));
}

/** Escapes plain text as HTML. */
export function writeText(text: string): string {
  const clear = text.replaceAll('\r\n', '\n').replace(unseen, '');
  if (!/[&<>\u00a0]/.test(clear)) return clear;
  return clear.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');
}
