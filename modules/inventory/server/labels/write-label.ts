import type { RequestContext } from '#platform/request-context.ts';
import { openInter } from '#platform/pdf/inter-font.ts';
import { printable } from '#platform/pdf/printable.ts';
import { dayIn } from '#platform/day-in.ts';

/** A line of a label: its text, emphasis and size. */
export interface LabelLine {
  text: string;
  isBold?: boolean;
  size?: number;
}

const PAD = 8;
/** Font scales to try before a label continues on a second one. */
const SCALES = [1, 0.9, 0.8, 0.7] as const;
const BARCODE_HEIGHT = 26;

/**
 * Writes a label of the given size in inches with lines of text and an optional barcode at the bottom (Code 128).
 * Nothing is left out: the font shrinks until all lines fit, and the rest continues on a second label, which starts
 * with `continued`.
 */
export async function writeLabel(
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  title: string,
  { width, height }: { width: number; height: number },
  lines: readonly LabelLine[],
  { barcode = null, continued = title }: { barcode?: string | null; continued?: string } = {},
): Promise<NodeJS.ReadableStream> {
  const { default: Document } = await import('pdfkit');
  const [regular, bold] = [openInter(400), openInter(600)];
  const bottom = barcode === null ? PAD : PAD + BARCODE_HEIGHT;
  const doc = new Document({
    size: [width * 72, height * 72],
    margins: { top: PAD, left: PAD, right: PAD, bottom },
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Producer: 'Salus', Creator: 'Salus', CreationDate: now, Subject: dayIn(actor.timeZone, now) },
    font: null as unknown as string,
  });
  doc.registerFont('regular', regular as unknown as string);
  doc.registerFont('bold', bold as unknown as string);
  const room = width * 72 - 2 * PAD;
  const foot = height * 72 - bottom;
  const said = lines
    .map(({ text, isBold = false, size = 7.5 }) => ({
      text: printable(text, (letter) => regular.partOf(letter) !== undefined),
      font: isBold ? 'bold' : 'regular',
      size,
    }))
    .filter(({ text }) => text.trim() !== '');
  const heightAt = (scale: number): number =>
    said.reduce((sum, { text, font, size }) => {
      doc.font(font).fontSize(size * scale);
      return sum + doc.heightOfString(text, { width: room });
    }, 0);
  const scale = SCALES.find((each) => PAD + heightAt(each) <= foot) ?? SCALES.at(-1)!;
  for (const { text, font, size } of said) {
    doc.font(font).fontSize(size * scale);
    if (doc.y + doc.heightOfString(text, { width: room }) > foot && doc.y > PAD) {
      doc.addPage();
      doc.font('bold').fontSize(7).text(`Continued: ${continued}`, PAD, PAD, { width: room });
      doc.font(font).fontSize(size * scale);
    }
    doc.text(text, PAD, doc.y, { width: room });
  }
  if (barcode !== null) {
    const { default: bwip } = await import('bwip-js/node');
    const image = await bwip.toBuffer({ bcid: 'code128', text: barcode, height: 8, scale: 2 });
    doc.image(image, PAD, foot + 2, { fit: [room, BARCODE_HEIGHT - 4] });
  }
  doc.end();
  return doc;
}
