// Over 300 lines: everything that is laid out on a page shares its dimensions.
import { setImmediate } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import type { Block, Strip } from './blocks.ts';
import type { Piece } from './break-lines.ts';
import { setBlocks } from './set-blocks.ts';
import { type TextStyle, type SetLine, TypeSetter } from './type-setter.ts';

/** The header and footer of every page. */
export interface RunningWords {
  left: string;
  leftDetail: string;
  right: string;
  foot: string;
  /** Printed across every page in pale letters, e.g. DRAFT. */
  mark?: string;
}

/** A line or block as it was placed on a page. */
interface PlacedUnit {
  page: number;
  isHeading: boolean;
}

type Row = Readonly<Record<string, string>>;

const MARGINS = { top: 82, bottom: 58, left: 48, right: 48 };
const INK = '#1b2528';
const DIM = '#5b686c';
const LINE = '#cfd8da';
const BAND = '#eef3f3';
const BODY = 9;
const PAD = 4;
const LABELS = 140;
// A text column up to this width doesn't wrap; a wider one keeps a readable width.
const SHORT = 112;
const READABLE = 72;
// A heading with the minimum below it: a table head with a row, or the first lines of a text.
const HEADED = 100;
// A QR code's side with its margin: an inch and a half.
const CODE = 108;
const GAP = 1.5;
const BETWEEN = '   ·   ';
// Rows per event loop turn, so that other requests are not blocked.
const TURN = 40;

/** A paginated document with sections of tables, facts and texts and sensible page breaks. */
export class Sheets {
  readonly doc: InstanceType<typeof PDFDocument>;
  readonly #setter: TypeSetter;
  readonly #breakAt: number | null;
  readonly #units: PlacedUnit[] = [];
  #set = 0;

  private constructor(doc: InstanceType<typeof PDFDocument>, breakAt: number | null) {
    this.doc = doc;
    this.#breakAt = breakAt;
    this.#setter = new TypeSetter(doc);
  }

  /** True if the text had a character that no font has; it is printed as its code point, e.g. `[U+1F9EC]`. */
  get hasMissing(): boolean {
    return this.#setter.hasMissing;
  }

  /**
   * Creates a document; its title is shown in the viewer's window. `breakAt` is the line that starts a new page, as
   * returned by `breakBeforeLast`.
   */
  static async open(title: string, madeAt: Date, breakAt: number | null = null): Promise<Sheets> {
    const { default: Document } = await import('pdfkit');
    const doc = new Document({
      size: 'LETTER',
      margins: MARGINS,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Producer: 'Salus', Creator: 'Salus', CreationDate: madeAt },
      // Without a standard PDF font, pdfkit reads no font files from disk.
      font: null as unknown as string,
    });
    return new Sheets(doc, breakAt);
  }

  /** The letterhead of the first page: who wrote it, with address and phone. */
  letterhead(name: string, lines: readonly string[]): void {
    this.#place([{ text: name, bold: true }], { size: 12.5, colour: INK });
    for (const line of lines) this.#place(line, { size: BODY, colour: DIM });
    this.doc.y += 4;
    this.#line(this.doc.y, INK);
    this.doc.y += 10;
  }

  /** The number of lines placed so far. */
  get placed(): number {
    return this.#units.length;
  }

  /**
   * Returns the line before which a page must end so that what was placed from line `last` on is not alone on its page,
   * or null if it isn't. At most two lines go with it, and their heading.
   */
  breakBeforeLast(last: number): number | null {
    const page = this.#units[last]?.page;
    if (page === undefined || last === 0 || this.#units[last - 1]!.page === page) return null;
    let start = Math.max(0, last - 2);
    while (start > 0 && this.#units[start - 1]!.isHeading) start -= 1;
    return this.#units[start]!.page === page - 1 && start > 0 ? start : null;
  }

  /** The title of the whole document, with lines below it. */
  title(title: string, lines: readonly string[]): void {
    this.#place([{ text: title, bold: true }], { size: 19, colour: INK });
    this.doc.y += 3;
    for (const line of lines) this.#place(line, { size: BODY, colour: DIM });
    this.doc.y += 7;
  }

  /** The heading of a section; never the last line of a page. */
  heading(title: string): void {
    this.#room(HEADED, true);
    this.doc.y += 12;
    this.doc.outline.addItem(title);
    this.#place([{ text: title, bold: true }], { size: 12.5, colour: INK });
    this.doc.y += 3;
    this.#line(this.doc.y, INK);
    this.doc.y += 5;
  }

  /** A line of secondary text. */
  remark(text: string): void {
    this.#place(text, { size: BODY, colour: DIM });
  }

  /** A paragraph, which may continue on further pages. */
  paragraph(text: string): void {
    this.#place(text, { size: BODY + 0.5, colour: INK, gap: GAP });
  }

  /** A rich text: headings, lists, tables, quotes, and inline marks. */
  async blocks(blocks: readonly Block[]): Promise<void> {
    const tools = { doc: this.doc, setter: this.#setter, ink: INK, dim: DIM, line: LINE };
    const strips = setBlocks(tools, blocks, this.#width());
    for (const [at, strip] of strips.entries()) {
      await this.#turn();
      this.#room(strip.height + neededBelow(strips, at), strip.isHeading === true);
      const top = this.doc.y;
      strip.draw(MARGINS.left, top);
      this.doc.x = MARGINS.left;
      this.doc.y = top + strip.height;
    }
  }

  /** A QR code from its modules, with a text next to it. */
  code(squares: readonly (readonly boolean[])[], text: string): void {
    this.#room(CODE + 8);
    const top = this.doc.y + 2;
    // Includes the required quiet zone of four modules.
    const side = CODE / (squares.length + 8);
    for (const [row, line] of squares.entries())
      for (const [column, isDark] of line.entries())
        if (isDark) this.doc.rect(MARGINS.left + (column + 4) * side, top + (row + 4) * side, side, side);
    this.doc.fill('#000000');
    const look = { size: BODY + 0.5, colour: INK, gap: GAP };
    const lines = this.#setter.lines(text, this.#width() - CODE - 12, look);
    this.#draw(lines, MARGINS.left + CODE + 12, top + 10);
    this.doc.x = MARGINS.left;
    this.doc.y = Math.max(top + 10 + heightOf(lines), top + CODE + 4);
  }

  /** A list of facts: names on the left, values on the right. */
  async facts(row: Row): Promise<void> {
    for (const [label, text] of Object.entries(row)) {
      await this.#turn();
      const look = { size: BODY, colour: INK };
      const names = this.#setter.lines(label, LABELS, { ...look, colour: DIM });
      const values = this.#setter.lines(text, this.#width() - LABELS - 8, look);
      this.#room(Math.max(heightOf(names), Math.min(heightOf(values), 60)) + 3);
      const top = this.doc.y;
      this.#draw(names, MARGINS.left, top);
      const page = this.doc.bufferedPageRange().count;
      this.doc.y = top;
      this.#flow(values, MARGINS.left + LABELS + 8);
      const isSamePage = this.doc.bufferedPageRange().count === page;
      this.doc.y = (isSamePage ? Math.max(this.doc.y, top + heightOf(names)) : this.doc.y) + 3;
    }
    this.doc.x = MARGINS.left;
  }

  /**
   * A table whose column headings are the keys of its rows. The headings repeat on each page, and rows don't break
   * across pages.
   */
  async table(rows: readonly Row[]): Promise<void> {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
      rows.some((row) => (row[column] ?? '') !== ''),
    );
    const widths = this.#columnWidths(columns, rows);
    this.#tableHead(columns, widths);
    const look = { size: BODY, colour: INK };
    for (const row of rows) {
      await this.#turn();
      const cells = columns.map((column, at) => this.#setter.lines(row[column] ?? '', widths[at]! - 2 * PAD, look));
      const height = Math.max(0, ...cells.map(heightOf)) + 2 * PAD;
      if (height > this.#bottom() - MARGINS.top - 40) {
        // A row that doesn't fit on a page is printed as a list of facts.
        await this.facts(Object.fromEntries(Object.entries(row).filter(([, text]) => text !== '')));
        continue;
      }
      if (this.doc.y + height > this.#bottom()) {
        this.doc.addPage();
        this.#tableHead(columns, widths);
      }
      const top = this.doc.y;
      this.#cells(cells, widths, top + PAD);
      this.doc.y = top + height;
      this.#line(this.doc.y, LINE);
    }
    this.doc.x = MARGINS.left;
    this.doc.y += 4;
  }

  /**
   * Prints each row with its first text as a heading, short texts in a line, and long ones as paragraphs below their
   * names.
   */
  async texts(rows: readonly Row[]): Promise<void> {
    const width = this.#width();
    const [body, dim] = [
      { size: BODY + 0.5, colour: INK, gap: GAP },
      { size: BODY, colour: DIM },
    ];
    for (const row of rows) {
      await this.#turn();
      const [[, title] = ['', ''], ...rest] = Object.entries(row).filter(([, text]) => text !== '');
      const isLong = ([, text]: [string, string]): boolean => text.includes('\n') || text.length > 56;
      // As many short texts as fit into one line; the others are more readable below their names.
      const short: string[] = [];
      const paragraphs: [string, string][] = [];
      for (const entry of rest) {
        const line = [...short, `${entry[0]}: ${entry[1]}`];
        if (!isLong(entry) && this.#setter.widths(line.join(BETWEEN), dim).line <= width) short.push(line.at(-1)!);
        else paragraphs.push(entry);
      }
      this.#room(64);
      this.doc.y += 4;
      this.#place([{ text: title, bold: true }], { size: 10.5, colour: INK });
      if (short.length > 0) this.#place(short.join(BETWEEN), dim);
      for (const [label, text] of paragraphs) {
        this.doc.y += 4;
        this.#room(32);
        this.#place([{ text: label, bold: true }], dim);
        this.#place(text, body);
      }
      this.doc.y += 6;
      this.#line(this.doc.y, LINE);
    }
  }

  /** Writes headers, footers and "Page 2 of 5" on all pages, and ends the document. */
  end({ left, leftDetail, right, foot, mark = '' }: RunningWords): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    const setter = this.#setter;
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // Below the margin, pdfkit would start another page.
      doc.page.margins.bottom = 0;
      const dim = { size: 8.5, colour: DIM };
      setter.drawOne(left, MARGINS.left, 36, 340, { size: 10, colour: INK, bold: true });
      setter.drawOne(leftDetail, MARGINS.left, 50, 340, dim);
      setter.drawOne(right, 396, 37, 168, { ...dim, isRight: true });
      this.#line(68, LINE);
      if (mark !== '') this.#markPage(mark);
      const low = doc.page.height - 40;
      this.#line(low - 6, LINE);
      setter.drawOne(foot, MARGINS.left, low, 400, { size: 8, colour: DIM });
      const number = `Page ${page - start + 1} of ${count}`;
      setter.drawOne(number, 464, low, 100, { size: 8, colour: DIM, isRight: true });
    }
    doc.end();
  }

  #place(text: string | readonly Piece[], look: TextStyle): void {
    this.#flow(this.#setter.lines(text, this.#width(), look), MARGINS.left);
  }

  /** Draws lines from the left margin on, over as many pages as necessary. */
  #flow(lines: readonly SetLine[], left: number): void {
    for (const line of lines) {
      this.#room(line.height);
      const top = this.doc.y;
      this.#setter.draw(line, left, top);
      this.doc.x = MARGINS.left;
      this.doc.y = top + line.height;
    }
  }

  /** Draws lines that are known to fit. */
  #draw(lines: readonly SetLine[], left: number, top: number): void {
    let y = top;
    for (const line of lines) {
      this.#setter.draw(line, left, y);
      y += line.height;
    }
  }

  #width(): number {
    return this.doc.page.width - MARGINS.left - MARGINS.right;
  }

  #bottom(): number {
    return this.doc.page.height - MARGINS.bottom;
  }

  // Every line, block and heading asks for its room once.
  #room(height: number, isHeading = false): void {
    if (this.doc.y + height > this.#bottom() || this.#units.length === this.#breakAt) this.doc.addPage();
    this.doc.x = MARGINS.left;
    this.#units.push({ page: this.doc.bufferedPageRange().count, isHeading });
  }

  #markPage(mark: string): void {
    const { width, height } = this.doc.page;
    this.doc.save();
    this.doc.rotate(-45, { origin: [width / 2, height / 2] }).fillOpacity(0.08);
    const size = 110;
    this.#setter.drawOne(mark, 0, height / 2 - size / 2, width, { size, colour: INK, bold: true, isCentered: true });
    this.doc.restore();
  }

  #line(y: number, colour: string): void {
    this.doc
      .moveTo(MARGINS.left, y)
      .lineTo(this.doc.page.width - MARGINS.right, y)
      .lineWidth(0.5)
      .strokeColor(colour)
      .stroke();
  }

  async #turn(): Promise<void> {
    this.#set += 1;
    if (this.#set % TURN === 0) await setImmediate();
  }

  #tableHead(columns: readonly string[], widths: readonly number[]): void {
    const look = { size: 8, colour: DIM };
    const cells = columns.map((column, at) =>
      this.#setter.lines([{ text: column, bold: true }], widths[at]! - 2 * PAD, look),
    );
    const height = Math.max(0, ...cells.map(heightOf)) + 2 * PAD;
    this.#room(height + 24);
    const top = this.doc.y;
    this.doc.rect(MARGINS.left, top, this.#width(), height).fill(BAND);
    this.#cells(cells, widths, top + PAD);
    this.doc.y = top + height;
  }

  #cells(cells: readonly (readonly SetLine[])[], widths: readonly number[], top: number): void {
    let x = MARGINS.left;
    for (const [at, lines] of cells.entries()) {
      this.#draw(lines, x + PAD, top);
      x += widths[at]!;
    }
  }

  // Columns of short texts, e.g. dates, times and statuses, don't wrap as long as the others keep a readable width; those
  // share the remaining width, narrower ones first. If not even that fits, all columns share the width.
  #columnWidths(columns: readonly string[], rows: readonly Row[]): number[] {
    const naturalWidths = columns.map((column) => {
      const heading = this.#setter.widths([{ text: column, bold: true }], { size: 8, colour: DIM }).line;
      const look = { size: BODY, colour: INK };
      const widest = rows
        .slice(0, 100)
        .reduce(
          (width, row) => Math.max(width, this.#setter.widths((row[column] ?? '').slice(0, 200), look).line),
          heading,
        );
      return Math.min(widest, 320) + 2 * PAD + 2;
    });
    const all = this.#width();
    const short = naturalWidths.map((width) => width <= SHORT);
    const taken = naturalWidths.reduce((sum, width, at) => sum + (short[at] ? width : Math.min(width, READABLE)), 0);
    const first = taken <= all ? short : short.map(() => false);
    const widths = naturalWidths.map((width, at) => (first[at] ? width : 0));
    let left = all - widths.reduce((sum, width) => sum + width, 0);
    const others = [...naturalWidths.keys()]
      .filter((at) => !first[at])
      .toSorted((one, other) => naturalWidths[one]! - naturalWidths[other]!);
    for (const [place, column] of others.entries()) {
      widths[column] = Math.min(naturalWidths[column]!, left / (others.length - place));
      left -= widths[column];
    }
    return widths.map((width) => width + left / columns.length);
  }
}

const heightOf = (lines: readonly SetLine[]): number => lines.reduce((sum, { height }) => sum + height, 0);

/**
 * Returns the height required below a heading on the same page: up to and including the first strip that is not a
 * heading.
 */
function neededBelow(strips: readonly Strip[], at: number): number {
  let needed = 0;
  for (let next = at; strips[next]?.isHeading === true && needed < 200; next += 1)
    needed += strips[next + 1]?.height ?? 0;
  return Math.min(needed, 120);
}
