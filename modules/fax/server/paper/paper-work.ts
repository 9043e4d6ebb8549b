import type { PDFDocument as Pdf } from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import type { WorkFunction } from '#platform/work/work.ts';

/** A file to fax, with its type. */
export interface PageFile {
  bytes: Uint8Array;
  type: string;
}

/** Why pages can't be created: the index of an invalid file, from 0, or too many pages. */
export type PaperError = { file: number } | { pages: number };

// The resolution of a phone camera.
const MOST_PIXELS = 50_000_000;
// Streams that hold no content of pages.
const ABOUT_THE_FILE = new Set(['/Metadata', '/ObjStm', '/XRef']);
// Letter size in points, with the margin that fax machines cut off.
const SHEET = { width: 612, height: 792, margin: 24 };

/** Joins a cover page, if any, and files, PDFs or pictures, into one PDF of at most `most` pages. */
export const joinPages: WorkFunction<
  { cover: Uint8Array | null; files: readonly PageFile[]; most: number },
  { pdf: Uint8Array; pages: number } | PaperError,
  never,
  never
> = async ({ cover, files, most }) => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const joined = await PDFDocument.create();
  if (cover !== null) await addAll(joined, await PDFDocument.load(cover));
  for (const [at, { bytes, type }] of files.entries()) {
    try {
      if (type === 'application/pdf') {
        const file = await PDFDocument.load(bytes);
        // Counted before copying, which takes longer than reading.
        const pages = joined.getPageCount() + file.getPageCount();
        if (pages > most) return { pages };
        await addAll(joined, file);
      } else await addPicture(joined, bytes, type);
    } catch {
      return { file: at };
    }
    if (joined.getPageCount() > most) return { pages: joined.getPageCount() };
  }
  return { pdf: await joined.save(), pages: joined.getPageCount() };
};

/** Returns the pages from `first` to `last`, counted from 1, as a PDF. */
export const cutPages: WorkFunction<
  { bytes: Uint8Array; first: number; last: number },
  Uint8Array,
  never,
  never
> = async ({ bytes, first, last }) => {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const whole = await PDFDocument.load(bytes);
  const cut = await PDFDocument.create();
  const pageIndexes = Array.from({ length: last - first + 1 }, (_, at) => first - 1 + at);
  for (const page of await cut.copyPages(whole, pageIndexes)) cut.addPage(page);
  return cut.save();
};

/**
 * Returns the number of pages of a PDF and a digest of what is on them, without dates and other data about the file;
 * null if it is unreadable. The digest is null if the pages are blank.
 */
export const countPages: WorkFunction<
  { bytes: Uint8Array },
  { pages: number; digest: string | null } | null,
  never,
  never
> = async ({ bytes }) => {
  const { PDFDocument, PDFName, PDFRawStream } = await import('@cantoo/pdf-lib');
  try {
    const file = await PDFDocument.load(bytes);
    const streams = file.context
      .enumerateIndirectObjects()
      .flatMap(([, one]) => (one instanceof PDFRawStream ? [one] : []))
      .filter(({ dict }) => !ABOUT_THE_FILE.has(String(dict.get(PDFName.of('Type')))))
      .map(({ contents }) => createHash('sha256').update(contents).digest('hex'));
    // The order of objects in a file means nothing.
    const digest = createHash('sha256').update(streams.toSorted().join(' ')).digest('hex');
    return { pages: file.getPageCount(), digest: streams.length === 0 ? null : digest };
  } catch {
    return null;
  }
};

async function addAll(to: Pdf, from: Pdf): Promise<void> {
  for (const page of await to.copyPages(from, from.getPageIndices())) to.addPage(page);
}

async function addPicture(to: Pdf, bytes: Uint8Array, type: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const { width: across, height: down } = await sharp(bytes).metadata();
  // The header has the decoded size before anything is decoded.
  if (across * down > MOST_PIXELS) throw new RangeError('picture too large');
  const picture = type === 'image/png' ? await to.embedPng(bytes) : await to.embedJpg(bytes);
  const page = to.addPage([SHEET.width, SHEET.height]);
  const room = { width: SHEET.width - 2 * SHEET.margin, height: SHEET.height - 2 * SHEET.margin };
  const { width, height } = picture.scaleToFit(room.width, room.height);
  page.drawImage(picture, { x: (SHEET.width - width) / 2, y: SHEET.height - SHEET.margin - height, width, height });
}
