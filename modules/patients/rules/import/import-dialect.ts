/** The format of a delimited text file. */
export interface FileDialect {
  /** A name supported by TextDecoder. */
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  /** Length of the byte order mark in bytes: 0, 2 or 3. */
  bom: number;
  delimiter: ',' | ';' | '\t' | '|';
  quote: '"' | "'";
  /** Lines before the headings: 1 for the "sep=;" written by spreadsheets. */
  skipLines: number;
}

const delimiters = [',', ';', '\t', '|'] as const;
const longestLook = 200_000;

/** Guesses the format of a file from its first bytes; a few thousand are enough, truncated anywhere. */
export function guessDialect(firstBytes: Uint8Array): FileDialect {
  const bytes = firstBytes.subarray(0, longestLook);
  const { encoding, bom } = guessEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes.subarray(bom), { stream: true });
  const sep = /^sep=([,;\t|])\r?\n/i.exec(text);
  const body = sep ? text.slice(sep[0].length) : text;
  const named = delimiters.find((delimiter) => delimiter === sep?.[1]);
  const quote = guessQuote(body);
  return { encoding, bom, delimiter: named ?? guessDelimiter(body, quote), quote, skipLines: sep ? 1 : 0 };
}

function guessEncoding(bytes: Uint8Array): Pick<FileDialect, 'encoding' | 'bom'> {
  const [a, b, c] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', bom: 3 };
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', bom: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', bom: 2 };
  const zeros = [0, 0];
  bytes.subarray(0, 2000).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, 2000) / 5;
  if (odd > many && even < many / 10) return { encoding: 'utf-16le', bom: 0 };
  if (even > many && odd < many / 10) return { encoding: 'utf-16be', bom: 0 };
  return { encoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252', bom: 0 };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // Decoded as a stream, so that a character truncated at the end is not an error.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function guessQuote(text: string): FileDialect['quote'] {
  const atEdges = (quote: string): number =>
    text.match(new RegExp(`(?:^|[,;\\t|])${quote}|${quote}(?=[,;\\t|]|\\r?$)`, 'gm'))?.length ?? 0;
  // An apostrophe at the edge of a cell is rarely a quote: it has to open and close many of them.
  return atEdges('"') === 0 && atEdges("'") > 2 * text.split('\n').length ? "'" : '"';
}

function guessDelimiter(text: string, quote: string): FileDialect['delimiter'] {
  const rows = delimiters.map((delimiter) => ({ delimiter, counts: countsPerRow(text, delimiter, quote) }));
  let best: { delimiter: FileDialect['delimiter']; score: number } = { delimiter: ',', score: 0 };
  for (const { delimiter, counts } of rows) {
    const [headings = 0] = counts;
    const alike = counts.filter((count) => count === headings).length / counts.length;
    // Consistent rows weigh most; among those, the delimiter that produces more columns.
    const score = headings === 0 ? 0 : alike * 1000 + Math.min(headings, 500);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

/**
 * Counts a delimiter outside of quotes in each of the first rows; the last row, which may be truncated, counts only if
 * it is the only one.
 */
function countsPerRow(text: string, delimiter: string, quote: string): number[] {
  const counts: number[] = [];
  let count = 0;
  let quoted = false;
  let empty = true;
  for (const character of text) {
    if (character === quote) quoted = !quoted;
    else if (!quoted && character === delimiter) count += 1;
    else if (!quoted && character === '\n') {
      if (!empty) counts.push(count);
      if (counts.length >= 50) return counts;
      count = 0;
      empty = true;
      continue;
    }
    if (character !== '\r') empty = false;
  }
  return counts.length === 0 ? [count] : counts;
}
