import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file of a web font; it contains a subset of the characters. */
export interface FontFile {
  path: string;
  /** First and last code point of each range that it may contain, if known without opening it. */
  ranges: readonly (readonly [number, number])[];
}

// The first one also provides the line metrics, and the placeholder for missing characters.
const INTER = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;

// Fallbacks for Inter, in lookup order: scripts with their own fonts, then symbols, then Chinese with kana, then
// Korean.
const SCRIPTS = [
  'arabic',
  'armenian',
  'bengali',
  'devanagari',
  'ethiopic',
  'gujarati',
  'gurmukhi',
  'hebrew',
  'khmer',
  'tamil',
  'telugu',
  'thai',
] as const;
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  'noto-sans-math': ['latin'],
  'noto-sans-symbols': ['symbols'],
  'noto-sans-symbols-2': ['symbols', 'math'],
};
const NUMBERED = ['sc', 'kr'] as const;

const read = new Map<string, Buffer>();

/** Returns the files of a font in lookup order: Inter, then Noto for characters that Inter lacks. */
export function fontFiles(isItalic: boolean): readonly FontFile[] {
  const known = catalogs.get(isItalic) ?? listFiles(isItalic);
  catalogs.set(isItalic, known);
  return known;
}

const catalogs = new Map<boolean, readonly FontFile[]>();

function listFiles(isItalic: boolean): readonly FontFile[] {
  const style = isItalic ? 'wght-italic' : 'wght-normal';
  const inter = filesOf('@fontsource-variable/inter', INTER, style);
  inter.sort((one, other) => rank(one, style) - rank(other, style));
  return [...inter, ...fallbackFiles()];
}

const rank = ({ path }: FontFile, style: string): number =>
  INTER.findIndex((part) => path.endsWith(`/inter-${part}-${style}.woff2`));

/** Reads a file's bytes; called during layout, because only the text determines which files are needed. */
export function readFontFile({ path }: FontFile): Buffer {
  const known = read.get(path);
  if (known !== undefined) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(path)));
  read.set(path, bytes);
  return bytes;
}

let files: readonly FontFile[] | undefined;

function fallbackFiles(): readonly FontFile[] {
  return (files ??= [
    ...SCRIPTS.flatMap((script) => filesOf(`@fontsource-variable/noto-sans-${script}`, [script], 'wght-normal')),
    ...Object.entries(SIGNS).flatMap(([name, subsets]) => filesOf(`@fontsource/${name}`, subsets, '400-normal')),
    ...NUMBERED.flatMap((name) => filesOf(`@fontsource-variable/noto-sans-${name}`, null, 'wght-normal')),
  ]);
}

// `subsets` is null for a font that is split into numbered files.
function filesOf(name: string, subsets: readonly string[] | null, style: string): FontFile[] {
  const path = fileURLToPath(import.meta.resolve(`${name}/unicode.json`));
  const ranges = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  const base = name.slice(name.indexOf('/') + 1);
  return Object.entries(ranges).flatMap(([key, written]) => {
    const subset = /^\[(\d+)\]$/.exec(key)?.[1] ?? key;
    const isWanted = subsets === null ? subset !== key : subsets.includes(subset);
    return isWanted ? [{ path: `${name}/files/${base}-${subset}-${style}.woff2`, ranges: rangesOf(written) }] : [];
  });
}

function rangesOf(written: string): [number, number][] {
  return written.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
