// Over 300 lines: everything that is set on a sheet shares its measures.
import { setImmediate } from 'node:timers/promises';
import type PDFDocument from 'pdfkit';
import { openInter, type PdfFont } from './inter-font.ts';

/** What stands at the head and at the foot of every page. */
export interface RunningWords {
  left: string;
  leftDetail: string;
  right: string;
  foot: string;
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
// A column of texts up to this width is not broken, while a wider one keeps what can be read.
const SHORT = 112;
const READABLE = 72;
// A heading with what stands below it at least: the head of a table with a row, or the first lines of a text.
const HEADED = 100;
// A code's side with its margin: an inch and a half.
const CODE = 108;
const BETWEEN = '   ·   ';
// How many rows are set before other requests get their turn.
const TURN = 40;

/** Sheets of paper with sections of tables, facts and texts, which break well between pages. */
export class Sheets {
  readonly doc: InstanceType<typeof PDFDocument>;
  /** Set where a letter was written that the font lacks. */
  hasMissing = false;
  #fonts: PdfFont;
  #set = 0;

  private constructor(doc: InstanceType<typeof PDFDocument>, regular: PdfFont) {
    this.doc = doc;
    this.#fonts = regular;
  }

  /** A new document; what it is called stands in the window of whoever opens it. */
  static async open(title: string, madeAt: Date): Promise<Sheets> {
    const { default: Document } = await import('pdfkit');
    const doc = new Document({
      size: 'LETTER',
      margins: MARGINS,
      bufferPages: true,
      lang: 'en-US',
      displayTitle: true,
      info: { Title: title, Producer: 'Salus', Creator: 'Salus', CreationDate: madeAt },
      // Without one of the PDF's own fonts nothing is read from disk for them.
      font: null as unknown as string,
    });
    const [regular, bold] = await Promise.all([openInter(400), openInter(600)]);
    doc.registerFont('regular', regular as unknown as string);
    doc.registerFont('bold', bold as unknown as string);
    return new Sheets(doc, regular);
  }

  /** The title of the whole document, with lines below it. */
  title(title: string, lines: readonly string[]): void {
    this.#style('bold', 19).text(this.#clean(title), MARGINS.left, MARGINS.top);
    this.doc.moveDown(0.2);
    for (const line of lines) this.#style('regular', BODY, DIM).text(this.#clean(line));
    this.doc.moveDown(0.6);
  }

  /** The heading of a section; never the last line of a page. */
  heading(title: string): void {
    this.#room(HEADED);
    this.doc.y += 12;
    this.doc.outline.addItem(title);
    this.#style('bold', 12.5).text(this.#clean(title), MARGINS.left, this.doc.y);
    this.doc.y += 3;
    this.#line(this.doc.y, INK);
    this.doc.y += 5;
  }

  /** One quiet line. */
  remark(text: string): void {
    this.#room(20);
    this.#style('regular', BODY, DIM).text(this.#clean(text), MARGINS.left, this.doc.y, { width: this.#width() });
  }

  /** A paragraph, which may run over pages. */
  paragraph(text: string): void {
    this.#room(20);
    this.#style('regular', BODY + 0.5).text(this.#clean(text), MARGINS.left, this.doc.y, {
      width: this.#width(),
      lineGap: 1.5,
    });
  }

  /** A code that a phone reads, of so many squares a side, with a text beside it. */
  code(squares: readonly (readonly boolean[])[], text: string): void {
    this.#room(CODE + 8);
    const top = this.doc.y + 2;
    // Four empty squares around it belong to it.
    const side = CODE / (squares.length + 8);
    for (const [row, line] of squares.entries())
      for (const [column, isDark] of line.entries())
        if (isDark) this.doc.rect(MARGINS.left + (column + 4) * side, top + (row + 4) * side, side, side);
    this.doc.fill('#000000');
    const left = MARGINS.left + CODE + 12;
    this.#style('regular', BODY + 0.5).text(this.#clean(text), left, top + 10, {
      width: this.#width() - CODE - 12,
      lineGap: 1.5,
    });
    this.doc.x = MARGINS.left;
    this.doc.y = Math.max(this.doc.y, top + CODE + 4);
  }

  /** Names on the left, what they are on the right. */
  async facts(row: Row): Promise<void> {
    for (const [label, text] of Object.entries(row)) {
      await this.#turn();
      const value = this.#clean(text);
      const width = this.#width() - LABELS - 8;
      this.#style('regular', BODY);
      const height = this.doc.heightOfString(value, { width });
      this.#room(Math.min(height, 60) + 3);
      const top = this.doc.y;
      this.#style('regular', BODY, DIM).text(this.#clean(label), MARGINS.left, top, { width: LABELS });
      const below = this.doc.y;
      this.#style('regular', BODY).text(value, MARGINS.left + LABELS + 8, top, { width });
      this.doc.y = Math.max(this.doc.y, below) + 3;
    }
    this.doc.x = MARGINS.left;
  }

  /** Rows under the headings that their keys are; the headings stand again on each page, and no row is torn apart. */
  async table(rows: readonly Row[]): Promise<void> {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) =>
      rows.some((row) => (row[column] ?? '') !== ''),
    );
    const widths = this.#columnWidths(columns, rows);
    this.#tableHead(columns, widths);
    for (const row of rows) {
      await this.#turn();
      const texts = columns.map((column) => this.#clean(row[column] ?? ''));
      this.#style('regular', BODY);
      const height = Math.max(...texts.map((text, at) => this.#cellHeight(text, widths[at]!))) + 2 * PAD;
      if (height > this.#bottom() - MARGINS.top - 40) {
        // A row that fits on no page is a list of its own.
        await this.facts(Object.fromEntries(Object.entries(row).filter(([, text]) => text !== '')));
        continue;
      }
      if (this.doc.y + height > this.#bottom()) {
        this.doc.addPage();
        this.#tableHead(columns, widths);
      }
      const top = this.doc.y;
      this.#cells(texts, widths, top + PAD, 'regular', INK);
      this.doc.y = top + height;
      this.#line(this.doc.y, LINE);
    }
    this.doc.x = MARGINS.left;
    this.doc.y += 4;
  }

  /** Each row its first text as a heading, short ones in a line, long ones as paragraphs under their names. */
  async texts(rows: readonly Row[]): Promise<void> {
    const width = this.#width();
    for (const row of rows) {
      await this.#turn();
      const [[, title] = ['', ''], ...rest] = Object.entries(row).filter(([, text]) => text !== '');
      const isLong = ([, text]: [string, string]): boolean => text.includes('\n') || text.length > 56;
      // As many short ones as fit into the line; what would begin a second one reads better below its name.
      const short: string[] = [];
      const paragraphs: [string, string][] = [];
      this.#style('regular', BODY, DIM);
      for (const entry of rest) {
        const line = [...short, `${entry[0]}: ${entry[1]}`];
        if (!isLong(entry) && this.doc.widthOfString(this.#clean(line.join(BETWEEN))) <= width)
          short.push(line.at(-1)!);
        else paragraphs.push(entry);
      }
      this.#room(64);
      this.doc.y += 4;
      this.#style('bold', 10.5).text(this.#clean(title), MARGINS.left, this.doc.y, { width });
      this.#style('regular', BODY, DIM).text(this.#clean(short.join(BETWEEN)), { width });
      for (const [label, text] of paragraphs) {
        this.doc.y += 4;
        this.#room(32);
        this.#style('bold', BODY, DIM).text(this.#clean(label), { width });
        this.#style('regular', BODY + 0.5).text(this.#clean(text), { width, lineGap: 1.5 });
      }
      this.doc.y += 6;
      this.#line(this.doc.y, LINE);
    }
  }

  /** Writes heads, feet and "Page 2 of 5" on all pages, and ends the document. */
  end({ left, leftDetail, right, foot }: RunningWords): void {
    const { doc } = this;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // Below the margin pdfkit would begin another page.
      doc.page.margins.bottom = 0;
      const one = { lineBreak: false, height: 14, ellipsis: true };
      this.#style('bold', 10).text(this.#clean(left), MARGINS.left, 36, { ...one, width: 340 });
      this.#style('regular', 8.5, DIM).text(this.#clean(leftDetail), MARGINS.left, 50, { ...one, width: 340 });
      this.#style('regular', 8.5, DIM).text(this.#clean(right), 396, 37, { ...one, width: 168, align: 'right' });
      this.#line(68, LINE);
      const low = doc.page.height - 40;
      this.#line(low - 6, LINE);
      this.#style('regular', 8, DIM).text(this.#clean(foot), MARGINS.left, low, { ...one, width: 400 });
      const number = `Page ${page - start + 1} of ${count}`;
      this.#style('regular', 8, DIM).text(number, 464, low, { ...one, width: 100, align: 'right' });
    }
    doc.end();
  }

  #style(font: 'regular' | 'bold', size: number, colour = INK): InstanceType<typeof PDFDocument> {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  #clean(text: string): string {
    const clean = text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n]/gu, ' ');
    this.hasMissing ||= this.#fonts.missingIn(clean.replaceAll('\n', ''));
    return clean;
  }

  #width(): number {
    return this.doc.page.width - MARGINS.left - MARGINS.right;
  }

  #bottom(): number {
    return this.doc.page.height - MARGINS.bottom;
  }

  #room(height: number): void {
    if (this.doc.y + height > this.#bottom()) this.doc.addPage();
    this.doc.x = MARGINS.left;
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

  #cellHeight(text: string, width: number): number {
    return this.doc.heightOfString(text === '' ? ' ' : text, { width: width - 2 * PAD });
  }

  #tableHead(columns: readonly string[], widths: readonly number[]): void {
    this.#style('bold', 8);
    const texts = columns.map((column) => this.#clean(column));
    const height = Math.max(...texts.map((text, at) => this.#cellHeight(text, widths[at]!))) + 2 * PAD;
    this.#room(height + 24);
    const top = this.doc.y;
    this.doc.rect(MARGINS.left, top, this.#width(), height).fill(BAND);
    this.#cells(texts, widths, top + PAD, 'bold', DIM, 8);
    this.doc.y = top + height;
  }

  #cells(
    texts: readonly string[],
    widths: readonly number[],
    top: number,
    font: 'regular' | 'bold',
    colour: string,
    size = BODY,
  ): void {
    let x = MARGINS.left;
    for (const [at, text] of texts.entries()) {
      this.#style(font, size, colour).text(text, x + PAD, top, { width: widths[at]! - 2 * PAD });
      x += widths[at]!;
    }
  }

  // Columns of short texts, as days, times and states, are never broken while the others keep room to be read; those share what is left,
  // the narrower ones first. Where not even that fits, all share.
  #columnWidths(columns: readonly string[], rows: readonly Row[]): number[] {
    const naturalWidths = columns.map((column) => {
      const heading = this.#style('bold', 8).widthOfString(column);
      this.#style('regular', BODY);
      const widest = rows
        .slice(0, 100)
        .reduce((width, row) => Math.max(width, this.doc.widthOfString((row[column] ?? '').slice(0, 200))), heading);
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
