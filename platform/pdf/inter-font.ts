import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// What is used of fontkit's objects, which pdfkit brings along and hands out (decision 0030).
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
  /** Contours of points; what is composed of other letters is resolved. */
  _getContours(): Point[][];
  _getMetrics(): { leftBearing: number };
}
interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}
interface Outline {
  numberOfContours: number;
  points?: Point[];
  components?: { glyphID: number; dx: number; dy: number }[];
}
interface Subset {
  glyf: Uint8Array[];
  loca: { offsets: number[] };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(id: number): number;
}
interface WebFont {
  characterSet: number[];
  variationCoords: number[] | null;
  _variationProcessor: { transformPoints(glyph: number, points: object[]): void } | null;
  _transformedGlyphs: Outline[];
  getGlyph(id: number): Glyph;
  layout(text: string, features?: unknown): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  createSubset(): Subset;
}

// The first one also brings the measures of lines, and the box for what none of them has.
const PARTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;
const files = new Map<string, Promise<Buffer>>();

/** A font that `registerFont` of pdfkit takes. */
export interface PdfFont {
  /** Whether a text has a letter that the font lacks. */
  missingIn(text: string): boolean;
}

/**
 * Inter, which the page uses as well, as one font for a PDF: its files for the web hold a part of the letters each, and become
 * one here. What is written in none of its scripts (Latin, Greek, Cyrillic, Vietnamese) is an empty box, as `missingIn` says.
 */
export async function openInter(weight: 400 | 600): Promise<PdfFont> {
  // The very fontkit that pdfkit draws with.
  const { create } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { create(bytes: Buffer): WebFont };
  const bytes = await Promise.all(PARTS.map(readPart));
  const opened: WebFont[] = [];
  const part = (at: number): WebFont => (opened[at] ??= weigh(() => create(bytes[at]!), weight));
  const first = part(0);
  const known = new Map<number, number>();
  // Most texts are Latin: a further part is opened when a letter asks for it.
  const partOf = (letter: string): number | undefined => {
    const code = letter.codePointAt(0)!;
    for (let at = 0; !known.has(code) && at < PARTS.length; at += 1) {
      if (opened[at] !== undefined && at > 0) continue;
      for (const its of part(at).characterSet) if (!known.has(its)) known.set(its, at);
    }
    return known.get(code);
  };
  return Object.create(first, {
    // pdfkit takes two fonts of one name for the same.
    postscriptName: { value: weight === 400 ? 'Inter-Regular' : 'Inter-SemiBold' },
    missingIn: { value: (text: string) => Array.from(text).some((letter) => partOf(letter) === undefined) },
    layout: {
      value: (text: string, features: unknown) => {
        const runs = runsOf(text, partOf).map(([at, run]) => ({ at, ...part(at).layout(run, features) }));
        const positions = runs.flatMap((run) => run.positions);
        return {
          glyphs: runs.flatMap(({ at, glyphs }) =>
            glyphs.map(({ id, advanceWidth, codePoints }) => ({ id: at * 65_536 + id, advanceWidth, codePoints })),
          ),
          positions,
          // pdfkit measures the positions anew before it asks.
          get advanceWidth() {
            return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
          },
        };
      },
    },
    createSubset: { value: () => subsetOf(part) },
  }) as PdfFont;
}

function readPart(part: string): Promise<Buffer> {
  const cached = files.get(part);
  if (cached !== undefined) return cached;
  const url = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
  const read = readFile(fileURLToPath(url));
  files.set(part, read);
  return read;
}

// Letters that nothing has stay with those before them.
function runsOf(text: string, partOf: (letter: string) => number | undefined): [part: number, run: string][] {
  const runs: [number, string][] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const part = partOf(letter) ?? last?.[0] ?? 0;
    if (last?.[0] === part) last[1] += letter;
    else runs.push([part, letter]);
  }
  return runs;
}

// Writes each used letter anew from its outline: as a web font keeps them, pdfkit can't copy them.
function subsetOf(partAt: (at: number) => WebFont): Subset {
  const subset = partAt(0).createSubset();
  subset._addGlyph = (id) => {
    const part = partAt(Math.floor(id / 65_536));
    setWeight(part, id % 65_536);
    const glyph = part.getGlyph(id % 65_536);
    const bytes = writeGlyph(glyph._getContours());
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}

// One letter as TrueType's table `glyf` keeps it: every point with its own flag, each step in two bytes.
function writeGlyph(contours: readonly Point[][]): Uint8Array {
  const points = contours.flat();
  if (points.length === 0) return new Uint8Array();
  const xs = points.map(({ x }) => Math.round(x));
  const ys = points.map(({ y }) => Math.round(y));
  const size = 10 + 2 * contours.length + 2 + 5 * points.length;
  const bytes = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  let at = 0;
  const word = (value: number): void => void (at = bytes.writeInt16BE(value, at));
  for (const value of [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)])
    word(value);
  let last = -1;
  for (const contour of contours) word((last += contour.length));
  word(0);
  for (const { onCurve } of points) at = bytes.writeUInt8(onCurve ? 1 : 0, at);
  for (const [place, x] of xs.entries()) word(x - (xs[place - 1] ?? 0));
  for (const [place, y] of ys.entries()) word(y - (ys[place - 1] ?? 0));
  return bytes;
}

const weighed = new WeakMap<WebFont, Set<number>>();

// fontkit unpacks the outlines of a font without weight only: the one that is weighed gets them from another opening.
function weigh(open: () => WebFont, weight: number): WebFont {
  const font = open();
  font.getGlyph(0);
  if (weight === 400) return font;
  const heavy = open();
  heavy.variationCoords = [weight];
  heavy._transformedGlyphs = font._transformedGlyphs;
  return heavy;
}

// Moves the points of a letter to where they stand at the font's weight.
function setWeight(font: WebFont, id: number): void {
  const processor = font._variationProcessor;
  const done = weighed.get(font) ?? new Set();
  weighed.set(font, done);
  const outline = font._transformedGlyphs[id];
  if (processor === null || outline === undefined || done.has(id)) return;
  done.add(id);
  const phantoms = Array.from({ length: 4 }, () => new Corner());
  if (outline.numberOfContours < 0) {
    const places = outline.components!.map(({ dx, dy }) => new Corner(dx, dy));
    processor.transformPoints(id, [...places, ...phantoms]);
    for (const [at, component] of outline.components!.entries()) {
      setWeight(font, component.glyphID);
      component.dx = Math.round(places[at]!.x);
      component.dy = Math.round(places[at]!.y);
    }
  } else if (outline.points !== undefined) {
    processor.transformPoints(id, [...outline.points, ...phantoms]);
    for (const point of outline.points) {
      point.x = Math.round(point.x);
      point.y = Math.round(point.y);
    }
  }
}

class Corner {
  x: number;
  y: number;
  onCurve = true;
  endContour = true;
  constructor(x = 0, y = 0) {
    this.x = x;
    this.y = y;
  }
  copy(): Corner {
    return new Corner(this.x, this.y);
  }
}
