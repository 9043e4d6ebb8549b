import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';

/** A text run of a page as drawn; positions in points from the upper left corner, `y` of the baseline. */
export interface DrawnText {
  page: number;
  text: string;
  x: number;
  y: number;
  /** Without trailing spaces. */
  width: number;
  size: number;
  /** The name of the font in the file. */
  font: string;
}

/** A line that was drawn on a page. */
export interface DrawnLine {
  page: number;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** Reads a generated PDF: its texts in order, and its lines. Throws for a placeholder of a missing character. */
export async function readPdf(bytes: Uint8Array): Promise<{ texts: DrawnText[]; lines: DrawnLine[]; pages: number }> {
  const document = await PDFDocument.load(bytes);
  const texts: DrawnText[] = [];
  const lines: DrawnLine[] = [];
  for (const [page, each] of document.getPages().entries()) readPage(each, page, texts, lines);
  return { texts, lines, pages: document.getPageCount() };
}

interface Font {
  name: string;
  letters: string[];
  widths: number[];
}

function readPage(page: PDFPage, number: number, texts: DrawnText[], lines: DrawnLine[]): void {
  const fonts = fontsOf(page);
  const height = page.getHeight();
  const stack: unknown[] = [];
  let font: Font | undefined;
  let size = 0;
  let [x, y] = [0, 0];
  let from: [number, number] | null = null;
  let to: [number, number] | null = null;
  let actual: { text: string; drawn: DrawnText | null } | null = null;
  const draw = (parts: unknown[]): void => {
    let width = 0;
    let hanging = 0;
    let text = '';
    for (const part of parts) {
      if (typeof part === 'number') {
        width -= (part / 1000) * size;
        continue;
      }
      for (const code of part as number[]) {
        if (code === 0) throw new Error('a box was drawn in the place of a letter');
        const advance = (font!.widths[code]! / 1000) * size;
        text += font!.letters[code]!;
        width += advance;
        hanging = font!.letters[code] === ' ' ? hanging + advance : 0;
      }
    }
    const drawn = { page: number, text, x, y: height - y, width: width - hanging, size, font: font!.name };
    if (actual === null) texts.push(drawn);
    else if (actual.drawn === null) texts.push((actual.drawn = { ...drawn, text: actual.text }));
    else {
      // Kerned characters are drawn one by one: join them.
      const right = Math.max(actual.drawn.x + actual.drawn.width, drawn.x + drawn.width);
      actual.drawn.x = Math.min(actual.drawn.x, drawn.x);
      actual.drawn.width = right - actual.drawn.x;
    }
    x += width;
  };
  for (const token of tokensOf(contentOf(page))) {
    if (!(token instanceof Operator)) {
      stack.push(token);
      continue;
    }
    const values = stack.splice(0);
    const number_ = (at: number): number => values[at] as number;
    switch (token.name) {
      case 'Tf':
        font = fonts.get(String(values[0]));
        size = number_(1);
        break;
      case 'Tm':
        [x, y] = [number_(4), number_(5)];
        break;
      case 'TJ':
        draw(values[0] as unknown[]);
        break;
      case 'BDC':
        actual = { text: (values[1] as Map<string, string>).get('/ActualText') ?? '', drawn: null };
        break;
      case 'EMC':
        actual = null;
        break;
      case 'm':
        from = [number_(0), number_(1)];
        break;
      case 'l':
        to = [number_(0), number_(1)];
        break;
      case 'S':
        if (from !== null && to !== null) lines.push({ page: number, x1: from[0], y1: from[1], x2: to[0], y2: to[1] });
        [from, to] = [null, null];
        break;
    }
  }
}

function fontsOf(page: PDFPage): Map<string, Font> {
  const all = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (all?.entries() ?? []).map(([name, ref]) => {
      const font = page.doc.context.lookup(ref, PDFDict);
      const map = page.doc.context.lookup(font.get(PDFName.of('ToUnicode')), PDFStream);
      const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict);
      const widths = descendant.lookup(PDFName.of('W'), PDFArray).lookup(1, PDFArray);
      return [
        name.asString(),
        {
          name: font.lookup(PDFName.of('BaseFont'), PDFName).asString(),
          letters: lettersOf(textOf(map)),
          widths: Array.from({ length: widths.size() }, (_, at) => Number(widths.get(at).toString())),
        },
      ];
    }),
  );
}

function lettersOf(map: string): string[] {
  const letters: string[] = [];
  for (const [, first, list] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g)) {
    const from = Number.parseInt(first!, 16);
    for (const [at, [, codes]] of [...list!.matchAll(/<([^>]*)>/g)].entries())
      letters[from + at] = codes!
        .split(' ')
        .filter((code) => code !== '')
        .map((code) => String.fromCharCode(...(code.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16))))
        .join('');
  }
  return letters;
}

const textOf = (stream: PDFStream): string =>
  Buffer.from(stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents()).toString(
    'latin1',
  );

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  if (contents === undefined) return '';
  if (contents instanceof PDFStream) return textOf(contents);
  return Array.from({ length: contents.size() }, (_, at) => textOf(contents.lookup(at, PDFStream))).join('\n');
}

class Operator {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Yields operands and operators of a page: numbers, names, texts, lists of codes and numbers, dictionaries. */
function* tokensOf(content: string): Generator {
  const lists: unknown[][] = [];
  const token =
    /\s*(?:(<<|>>|\[|\])|<([0-9a-fA-F]*)>|(\/[^\s/[\]<>()]*)|([-+]?[\d.]+)(?=[\s\]<>/]|$)|(\()|([A-Za-z'"*]+))/y;
  const give = function* (value: unknown): Generator {
    const list = lists.at(-1);
    if (list === undefined) yield value;
    else list.push(value);
  };
  for (;;) {
    const found = token.exec(content);
    if (found === null) return;
    const [, mark, hex, name, number, text, operator] = found;
    if (mark === '[' || mark === '<<') lists.push([]);
    else if (mark !== undefined) {
      const list = lists.pop()!;
      yield* give(mark === ']' ? list : dictionaryOf(list));
    } else if (hex !== undefined) yield* give((hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
    else if (name !== undefined) yield* give(name);
    else if (number !== undefined) yield* give(Number(number));
    else if (text !== undefined) {
      const [said, end] = readText(content, token.lastIndex);
      token.lastIndex = end;
      yield* give(said);
    } else yield* give(new Operator(operator!));
  }
}

function dictionaryOf(list: readonly unknown[]): Map<unknown, unknown> {
  const pairs: [unknown, unknown][] = [];
  for (let at = 0; at + 1 < list.length; at += 2) pairs.push([list[at], list[at + 1]]);
  return new Map(pairs);
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Reads a text in parentheses, starting after the first one: UTF-16 with a byte order mark, otherwise as is. */
function readText(content: string, from: number): [text: string, end: number] {
  let raw = '';
  let at = from;
  for (let depth = 1; ; at += 1) {
    const letter = content[at]!;
    if (letter === '\\') raw += ESCAPED[content[(at += 1)]!] ?? content[at]!;
    else {
      depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
      if (depth === 0) break;
      raw += letter;
    }
  }
  if (!raw.startsWith('\u00fe\u00ff')) return [raw, at + 1];
  return [Buffer.from(raw.slice(2), 'latin1').swap16().toString('utf16le'), at + 1];
}
