import type { RequestContext } from '#platform/request-context.ts';
import { openInter } from '#platform/pdf/inter-font.ts';
import { printable } from '#platform/pdf/printable.ts';
import { dayIn } from '#platform/day-in.ts';

/** One line of a label: its words, whether they stand out, and how large they are. */
export interface LabelLine {
  text: string;
  isBold?: boolean;
  size?: number;
}

const PAD = 8;

/** A label of some inches with lines of text and, where there is one, a barcode at its foot (Code 128). */
export async function writeLabel(
  { actor, now }: RequestContext,
  title: string,
  { width, height }: { width: number; height: number },
  lines: readonly LabelLine[],
  barcode: string | null,
): Promise<NodeJS.ReadableStream> {
  const { default: Document } = await import('pdfkit');
  const [regular, bold] = [openInter(400), openInter(600)];
  const doc = new Document({
    size: [width * 72, height * 72],
    margin: PAD,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Producer: 'Salus', Creator: 'Salus', CreationDate: now, Subject: dayIn(actor.timeZone, now) },
    font: null as unknown as string,
  });
  doc.registerFont('regular', regular as unknown as string);
  doc.registerFont('bold', bold as unknown as string);
  const room = width * 72 - 2 * PAD;
  const foot = barcode === null ? height * 72 - PAD : height * 72 - PAD - 26;
  for (const { text: said, isBold = false, size = 7.5 } of lines) {
    const text = printable(said, (letter) => regular.partOf(letter) !== undefined);
    if (text.trim() === '') continue;
    doc.font(isBold ? 'bold' : 'regular').fontSize(size);
    const needed = Math.min(doc.heightOfString(text, { width: room }), doc.currentLineHeight() * 2);
    if (doc.y + needed > foot) break;
    doc.text(text, PAD, doc.y, { width: room, height: needed, ellipsis: true });
  }
  if (barcode !== null) {
    const { default: bwip } = await import('bwip-js/node');
    const image = await bwip.toBuffer({ bcid: 'code128', text: barcode, height: 8, scale: 2 });
    doc.image(image, PAD, foot + 2, { fit: [room, 22] });
  }
  doc.end();
  return doc;
}
