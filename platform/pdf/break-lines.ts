/** A run of text with one style. */
export interface Piece {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strike?: boolean;
}

// Scripts without spaces between words.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}]/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Breaks pieces into lines of at most `width`: between words, and within a word that is wider than a line. The lines
 * contain all characters of the pieces except line breaks. An empty line has no pieces.
 */
export function breakLines(
  pieces: readonly Piece[],
  width: number,
  measure: (piece: Piece) => number,
): { pieces: Piece[]; width: number }[] {
  const lines: { pieces: Piece[]; width: number }[] = [];
  for (const paragraph of paragraphsOf(pieces)) {
    let line: Piece[] = [];
    let used = 0;
    const end = (): void => {
      lines.push({ pieces: line, width: used });
      line = [];
      used = 0;
    };
    const add = (word: readonly Piece[], wide: number): void => {
      for (const piece of word) joinTo(line, piece);
      used += wide;
    };
    for (const word of wordsOf(paragraph)) {
      const wide = widthOf(word, measure);
      // Trailing spaces may exceed the line.
      const needed = wide - widthOf(trailing(word), measure);
      if (used + needed > width && used > 0) end();
      if (used + needed <= width) {
        add(word, wide);
        continue;
      }
      for (const letter of lettersOf(word)) {
        const one = measure(letter);
        if (used + one > width && used > 0 && letter.text.trim() !== '') end();
        add([letter], one);
      }
    }
    end();
  }
  return lines;
}

/** Returns the width of the widest word. */
export function widestWord(pieces: readonly Piece[], measure: (piece: Piece) => number): number {
  return Math.max(
    0,
    ...paragraphsOf(pieces)
      .flatMap(wordsOf)
      .map((word) => widthOf(word, measure)),
  );
}

const widthOf = (pieces: readonly Piece[], measure: (piece: Piece) => number): number =>
  pieces.reduce((sum, piece) => sum + measure(piece), 0);

function trailing(word: readonly Piece[]): Piece[] {
  const last = word.at(-1);
  const blanks = last === undefined ? '' : last.text.slice(last.text.trimEnd().length);
  return blanks === '' ? [] : [{ ...last, text: blanks }];
}

/** Splits the pieces at line breaks. */
function paragraphsOf(pieces: readonly Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [[]];
  for (const piece of pieces)
    for (const [at, text] of piece.text.split('\n').entries()) {
      if (at > 0) paragraphs.push([]);
      if (text !== '') paragraphs.at(-1)!.push({ ...piece, text });
    }
  return paragraphs;
}

/** Splits the pieces into words with their trailing spaces; a word may have several styles. */
function wordsOf(pieces: readonly Piece[]): Piece[][] {
  const text = pieces.map((piece) => piece.text).join('');
  const breaks = breaksOf(text);
  const parts: Piece[][] = [];
  let at = 0;
  let passed = 0;
  let current: Piece[] = [];
  for (const piece of pieces) {
    let rest = piece.text;
    while (rest !== '') {
      while (breaks[passed] !== undefined && breaks[passed]! <= at) passed += 1;
      const next = breaks[passed] ?? text.length;
      const cut = rest.slice(0, next - at);
      current.push({ ...piece, text: cut });
      rest = rest.slice(cut.length);
      at += cut.length;
      if (at === next) {
        parts.push(current);
        current = [];
      }
    }
  }
  if (current.length > 0) parts.push(current);
  return parts;
}

/**
 * Returns the positions where a line may break: after spaces and hyphens, and between words of scripts without spaces.
 */
function breaksOf(text: string): number[] {
  const places = new Set<number>();
  for (const { index, 0: found } of text.matchAll(/\s+(?=\S)|(?<=\p{L})[-‐–—/](?=\p{L})/gu))
    places.add(index + found.length);
  if (UNSPACED.test(text))
    for (const { index } of words.segment(text)) {
      const [before, after] = [text.slice(0, index).at(-1) ?? '', text.slice(index)];
      const isPunctuation = /^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(after) || /^[\p{Ps}\p{Pi}]/u.test(before);
      if (
        index > 0 &&
        !isPunctuation &&
        (UNSPACED.test(before) || UNSPACED.test(String.fromCodePoint(after.codePointAt(0)!)))
      )
        places.add(index);
    }
  return [...places].toSorted((one, other) => one - other);
}

function* lettersOf(word: readonly Piece[]): Generator<Piece> {
  for (const piece of word) for (const { segment } of graphemes.segment(piece.text)) yield { ...piece, text: segment };
}

function joinTo(line: Piece[], piece: Piece): void {
  const last = line.at(-1);
  const isSame =
    last !== undefined &&
    !!last.bold === !!piece.bold &&
    !!last.italic === !!piece.italic &&
    !!last.underline === !!piece.underline &&
    !!last.strike === !!piece.strike;
  if (isSame) last.text += piece.text;
  else line.push({ ...piece });
}
