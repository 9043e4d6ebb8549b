// Over 300 lines: combining many files into one font requires fontkit's internal shapes in one place.
import { createRequire } from 'node:module';
import { type FontFile, fontFiles, readFontFile } from './font-files.ts';

// The parts of fontkit's objects that are used here; pdfkit includes it and exposes them (decision 0030).
interface Glyph {
  id: number;
  advanceWidth: number;
  codePoints: number[];
  /** Contours of points, with composite glyphs resolved. */
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
  unitsPerEm: number;
  variationAxes: { wght?: { default: number } };
  variationCoords: number[] | null;
  _variationProcessor: { transformPoints(glyph: number, points: object[]): void } | null;
  _transformedGlyphs: Outline[];
  getGlyph(id: number): Glyph;
  glyphsForString(text: string): Glyph[];
  layout(text: string, features?: unknown): { glyphs: Glyph[]; positions: Position[] };
  createSubset(): Subset;
}
interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** A glyph of the PDF font: a glyph of one part, and the characters that it represents. */
interface Entry {
  part: number;
  glyph: number;
}

/** A font for `registerFont` of pdfkit. */
export interface PdfFont {
  /** Returns the part that has a character; undefined if none has. */
  partOf(letter: string): number | undefined;
  /** Returns whether the glyphs of a text, in drawing order, spell that text: not if they are joined or reordered. */
  spells(text: string): boolean;
}

/**
 * Opens Inter, which the page uses too, as one font for a PDF, with Noto for scripts and symbols that Inter lacks: web
 * font files contain a subset of the characters each, and are combined here. A character that no part has must be
 * replaced; see `partOf`.
 */
export function openInter(weight: 400 | 600, isItalic = false): PdfFont {
  // The same fontkit instance that pdfkit draws with.
  const { create } = createRequire(import.meta.resolve('pdfkit'))('fontkit') as { create(bytes: Buffer): WebFont };
  const files = fontFiles(isItalic);
  const opened: WebFont[] = [];
  const part = (at: number): WebFont => (opened[at] ??= openPart(files[at]!, weight, create));
  const first = part(0);
  const has = (at: number, code: number): boolean => lettersIn(part(at)).has(code);
  const known = new Map<number, number | undefined>();
  // Most texts are Latin: other parts are opened only when a character requires them.
  const partOf = (letter: string): number | undefined => {
    const code = letter.codePointAt(0)!;
    if (known.has(code)) return known.get(code);
    const at = files.findIndex(
      ({ ranges }, file) => ranges.some(([from, to]) => code >= from && code <= to) && has(file, code),
    );
    const found = at === -1 ? undefined : at;
    known.set(code, found);
    return found;
  };
  const entries: Entry[] = [{ part: 0, glyph: 0 }];
  const ids = new Map<string, number>();
  // Characters that look the same get separate glyphs, so that extracted text is correct.
  const idOf = (at: number, glyph: number, codePoints: readonly number[]): number => {
    const key = `${at} ${glyph} ${codePoints.join(' ')}`;
    const id = ids.get(key) ?? entries.push({ part: at, glyph }) - 1;
    ids.set(key, id);
    return id;
  };
  const spelled = new Map<string, boolean>();
  const layout = (text: string, features?: unknown) => {
    const runs = runsOf(text, partOf).map(([at, run]) => {
      const scale = first.unitsPerEm / part(at).unitsPerEm;
      const { glyphs, positions } = shape(part(at), run, features);
      const said = lettersOf(run, glyphs);
      if (scale !== 1)
        for (const position of positions)
          for (const key of ['xAdvance', 'yAdvance', 'xOffset', 'yOffset'] as const) position[key] *= scale;
      return {
        positions,
        glyphs: glyphs.map(({ id, advanceWidth }, place) => ({
          id: idOf(at, id, said[place]!),
          advanceWidth: advanceWidth * scale,
          codePoints: said[place]!,
        })),
      };
    });
    const positions = runs.flatMap((run) => run.positions);
    return {
      glyphs: runs.flatMap(({ glyphs }) => glyphs),
      positions,
      // pdfkit recalculates the positions before it reads this.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
  return Object.create(first, {
    // pdfkit identifies fonts by this name.
    postscriptName: { value: `Inter-${weight === 400 ? 'Regular' : 'SemiBold'}${isItalic ? '-Italic' : ''}` },
    partOf: { value: partOf },
    spells: {
      value: (text: string) =>
        text.split(/(?<= )/).every((word) => {
          const known = spelled.get(word);
          if (known !== undefined) return known;
          const said = layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints));
          const isSame = said.join('') === word;
          spelled.set(word, isSame);
          return isSame;
        }),
    },
    layout: { value: layout },
    createSubset: { value: () => subsetOf(part, entries) },
  }) as PdfFont;
}

// fontkit fails on the marks of some fonts (null anchors): then they are positioned simply, so that printing never
// fails.
const UNMARKED = { mark: false, mkmk: false, abvm: false, blwm: false, curs: false, dist: false, kern: false };

function shape(font: WebFont, text: string, features: unknown): ReturnType<WebFont['layout']> {
  try {
    return font.layout(text, features);
  } catch {
    try {
      return font.layout(text, UNMARKED);
    } catch {
      const glyphs = font.glyphsForString(text);
      const positions = glyphs.map(({ advanceWidth: xAdvance }) => ({ xAdvance, yAdvance: 0, xOffset: 0, yOffset: 0 }));
      return { glyphs, positions };
    }
  }
}

/** Returns the characters of each glyph. fontkit loses them where the font substitutes glyphs. */
function lettersOf(text: string, glyphs: readonly Glyph[]): number[][] {
  const known = glyphs.map(({ codePoints }) => codePoints);
  if (known.every((codes) => codes.length > 0)) return known;
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!);
  const stands = (codes: readonly number[], at: number): boolean =>
    codes.every((code, next) => letters[at + next] === code);
  let at = 0;
  const found: number[][] = [];
  for (const [place, codes] of known.entries()) {
    const next = known.slice(place + 1).find((each) => each.length > 0);
    const isAdded = next === undefined ? at >= letters.length : stands(next, at);
    const its = codes.length > 0 || isAdded ? codes : [letters[at]!];
    // Joined or reordered characters can't be assigned by order; the caller provides their text.
    if (!stands(its, at)) return known;
    found.push(its);
    at += its.length;
  }
  return at === letters.length ? found : known;
}

// Characters that no part has stay with the preceding ones.
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

// Writes each used glyph again from its outline, because pdfkit can't copy glyphs of a web font.
function subsetOf(partAt: (at: number) => WebFont, entries: readonly Entry[]): Subset {
  const first = partAt(0);
  const subset = first.createSubset();
  subset._addGlyph = (id) => {
    const { part: at, glyph: itsId } = entries[id]!;
    const part = partAt(at);
    const scale = first.unitsPerEm / part.unitsPerEm;
    setWeight(part, itsId);
    const glyph = part.getGlyph(itsId);
    const contours = glyph
      ._getContours()
      .map((points) => points.map(({ x, y, onCurve }) => ({ x: x * scale, y: y * scale, onCurve })));
    const bytes = writeGlyph(contours);
    subset.glyf.push(bytes);
    subset.loca.offsets.push(subset.offset);
    subset.hmtx.metrics.push({
      advance: Math.round(glyph.advanceWidth * scale),
      bearing: Math.round(glyph._getMetrics().leftBearing * scale),
    });
    subset.offset += bytes.length;
    return subset.glyf.length - 1;
  };
  return subset;
}

// A glyph in the format of TrueType's `glyf` table: every point has a flag, each delta is two bytes.
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

// Opening a font takes longer than laying out a page, so the last ones are cached. They contain nothing of a document.
const MOST_KEPT = 48;
const kept = new Map<string, WebFont>();

const letterSets = new WeakMap<WebFont, ReadonlySet<number>>();

function lettersIn(font: WebFont): ReadonlySet<number> {
  const known = letterSets.get(font) ?? new Set(font.characterSet);
  letterSets.set(font, known);
  return known;
}

function openPart(file: FontFile, weight: 400 | 600, create: (bytes: Buffer) => WebFont): WebFont {
  const key = `${file.path} ${weight}`;
  const font = kept.get(key) ?? weigh(() => create(readFontFile(file)), weight);
  kept.delete(key);
  kept.set(key, font);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest!);
  return font;
}

const weighed = new WeakMap<WebFont, Set<number>>();

// fontkit decodes outlines only for a font without variations: the weighted font gets them from another instance.
function weigh(open: () => WebFont, weight: number): WebFont {
  const font = open();
  font.getGlyph(0);
  const standard = font.variationAxes.wght?.default;
  if (standard === undefined || standard === weight) return font;
  const heavy = open();
  heavy.variationCoords = [weight];
  heavy._transformedGlyphs = font._transformedGlyphs;
  return heavy;
}

// Moves the points of a glyph to their positions at the font's weight.
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
