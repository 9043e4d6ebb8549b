import { qrSquares } from '#platform/pdf/qr-squares.ts';
import { Sheets } from '#platform/pdf/sheets.ts';
import type { FormText, Paper } from './paper.ts';

/** Lays out a document as a PDF; runs in a worker thread. */
export async function layOutPaper(paper: Paper): Promise<Uint8Array> {
  const sheets = await Sheets.open(paper.title, new Date(paper.made));
  const done = gather(sheets.doc);
  sheets.title(paper.title, paper.lines);
  for (const section of paper.sections) {
    sheets.heading(section.heading);
    if ('facts' in section) await sheets.facts(section.facts);
    else if ('rows' in section) await sheets.table(section.rows);
    else if (section.codeOf === undefined) sheets.paragraph(section.text);
    else sheets.code(await qrSquares(section.codeOf), section.text);
  }
  sheets.end({ left: paper.clinic, leftDetail: paper.clinicDetail, right: paper.day, foot: paper.foot });
  return done;
}

/** Lays out several documents as one PDF, each with its own page numbers; runs in a worker thread. */
export async function layOutPapers(papers: Paper[]): Promise<Uint8Array> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const all = await PDFDocument.create();
  for (const paper of papers) {
    const one = await PDFDocument.load(await layOutPaper(paper));
    for (const page of await all.copyPages(one, one.getPageIndices())) all.addPage(page);
  }
  return all.save();
}

/** Prints texts onto a preprinted form, at its ten characters per inch; runs in a worker thread. */
export async function layOutForm(form: { texts: FormText[]; pages: number; made: string }): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'LETTER',
    margin: 0,
    info: { Title: 'CMS-1500', CreationDate: new Date(form.made) },
  });
  const done = gather(doc);
  for (let page = 0; page < form.pages; page += 1) {
    if (page > 0) doc.addPage({ size: 'LETTER', margin: 0 });
    doc.font('Courier').fontSize(10);
    for (const { x, y, text, width } of form.texts.filter((each) => each.page === page)) {
      const printed = text.replaceAll(/[^\u0020-\u007E]/g, '');
      // A text that is longer than its box is printed smaller, not cut.
      const size = width === undefined ? 10 : Math.min(10, width / (0.6 * printed.length));
      doc.fontSize(size).text(printed, x, y + (10 - size) / 2, { lineBreak: false });
    }
  }
  doc.end();
  return done;
}

function gather(doc: NodeJS.ReadableStream): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    doc.on('data', (piece: Uint8Array) => pieces.push(piece));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    doc.on('error', reject);
  });
}
