import type PDFDocument from 'pdfkit';
import { breakLines, type Piece, widestWord } from './break-lines.ts';
import { openInter, type PdfFont } from './inter-font.ts';
import { printable } from './printable.ts';
import { visualOrder } from './visual-order.ts';

type Document = InstanceType<typeof PDFDocument>;

/** The style of a block of text. */
export interface TextStyle {
  size: number;
  colour: string;
  /** Space below each line, in points. */
  gap?: number;
}

/** A line of a block: its pieces and its height. */
export interface SetLine {
  pieces: Piece[];
  width: number;
  height: number;
  look: TextStyle;
}

// Scripts with larger ascents and descents than Latin.
const TALL = /[\u0590-\u109f\u1780-\u17ff\u3000-\u{3ffff}]/u;

/** Lays out text in a document: each character in a font that has it, in lines of limited width. */
export class TypeSetter {
  readonly #doc: Document;
  readonly #fonts = new Map<string, PdfFont>();
  /** True if a text had a character that no font has. */
  hasMissing = false;

  constructor(doc: Document) {
    this.#doc = doc;
  }

  /** Returns the printable form of a text; see `printable`. */
  clean(text: string): string {
    const font = this.#fontOf({ text });
    return printable(
      text,
      (letter) => font.partOf(letter) !== undefined,
      () => (this.hasMissing = true),
    );
  }

  /** Breaks a text, or pieces of one, into lines of at most `width` points. */
  lines(text: string | readonly Piece[], width: number, look: TextStyle): SetLine[] {
    const cleaned = piecesOf(text).map((piece) => ({ ...piece, text: this.clean(piece.text) }));
    this.#doc.fontSize(look.size);
    return breakLines(cleaned, width, (piece) => this.#width(piece, look.size)).map((line) => ({
      ...line,
      height: this.#height(line.pieces, look),
      look,
    }));
  }

  /** Returns the width of a text in one line, and of its widest word. */
  widths(text: string | readonly Piece[], look: TextStyle): { line: number; word: number } {
    const cleaned = piecesOf(text).map((piece) => ({ ...piece, text: this.clean(piece.text) }));
    const measure = (piece: Piece): number => this.#width(piece, look.size);
    const lines = breakLines(cleaned, Number.POSITIVE_INFINITY, measure);
    return { line: Math.max(0, ...lines.map(({ width }) => width)), word: widestWord(cleaned, measure) };
  }

  /** Draws a line with its upper left corner at x and y. */
  draw({ pieces, look }: SetLine, x: number, y: number): void {
    const doc = this.#doc;
    const { stretches, fromLeft } = visualOrder(pieces, (letter) => this.#fontOf({ text: '' }).partOf(letter));
    const widths = stretches.map((stretch) => this.#width({ ...stretch, text: stretch.drawn }, look.size));
    const places: number[] = [];
    let left = x;
    for (const at of fromLeft) {
      places[at] = left;
      left += widths[at]!;
    }
    // In reading order, so that copied or spoken text is correct.
    for (const [at, stretch] of stretches.entries()) {
      const { text, drawn, underline = false, strike = false } = stretch;
      const font = this.#style(stretch, look.size);
      doc.fillColor(look.colour);
      const isPlain = text === drawn && font.spells(text);
      if (!isPlain) doc.markContent('Span', { actual: text });
      doc.text(drawn, places[at], y, { lineBreak: false, underline, strike });
      if (!isPlain) doc.endMarkedContent();
    }
  }

  /** Draws a text in one line, truncated with an ellipsis if it is too long, and right-aligned on request. */
  drawOne(
    text: string,
    x: number,
    y: number,
    width: number,
    look: TextStyle & { bold?: boolean; isRight?: boolean; isCentered?: boolean },
  ): void {
    const { bold = false, isRight = false, isCentered = false } = look;
    const measure = (said: string): number => this.#width({ text: said, bold }, look.size);
    let said = this.clean(text).replaceAll('\n', ' ');
    if (measure(said) > width) {
      const letters = Array.from(said);
      while (letters.length > 0 && measure(`${letters.join('')}…`) > width) letters.pop();
      said = `${letters.join('')}…`;
    }
    const pieces = said === '' ? [] : [{ text: said, bold }];
    const free = width - measure(said);
    this.draw({ pieces, width, height: look.size, look }, x + (isRight ? free : isCentered ? free / 2 : 0), y);
  }

  #width(piece: Piece, size: number): number {
    this.#style(piece, size);
    return this.#doc.widthOfString(piece.text);
  }

  #height(pieces: readonly Piece[], { size, gap = 0 }: TextStyle): number {
    this.#style({ text: '' }, size);
    const height = this.#doc.currentLineHeight(true);
    return (pieces.some(({ text }) => TALL.test(text)) ? height * 1.3 : height) + gap;
  }

  #style(piece: Piece, size: number): PdfFont {
    const font = this.#fontOf(piece);
    this.#doc.font(nameOf(piece)).fontSize(size);
    return font;
  }

  #fontOf(piece: Piece): PdfFont {
    const name = nameOf(piece);
    let font = this.#fonts.get(name);
    if (font === undefined) {
      font = openInter(piece.bold === true ? 600 : 400, piece.italic === true);
      this.#fonts.set(name, font);
      this.#doc.registerFont(name, font as unknown as string);
    }
    return font;
  }
}

const nameOf = ({ bold = false, italic = false }: Piece): string =>
  `${bold ? 'bold' : 'regular'}${italic ? '-italic' : ''}`;

const piecesOf = (text: string | readonly Piece[]): readonly Piece[] => (typeof text === 'string' ? [{ text }] : text);
