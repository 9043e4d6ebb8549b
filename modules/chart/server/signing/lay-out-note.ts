import { Sheets, type RunningWords } from '#platform/pdf/sheets.ts';
import { noteText } from '../../rules/index.ts';
import { noteBlocks } from './note-blocks.ts';

/** The content of a printed note, in order; texts are still HTML. */
export interface NotePaper {
  /** The practice with its address and phone. */
  letterhead: { name: string; lines: string[] };
  /** Title of the document. */
  name: string;
  title: string;
  lines: string[];
  note: string;
  parts: { title: string; lines: string[] }[];
  nurseNote: string;
  addenda: { Addendum: string; Text: string }[];
  signature: string[];
  running: RunningWords;
  made: Date;
}

/** A text handout, as given. */
export interface HandoutPaper {
  title: string;
  patient: string;
  given: string;
  text: string;
  clinic: string;
  made: Date;
}

/** Renders a note as a PDF; runs in a worker thread. The signature is never alone on a page. */
export async function layOutNote(paper: NotePaper): Promise<Uint8Array> {
  const first = await placeNote(paper, null);
  const breakAt = first.sheets.breakBeforeLast(first.signedAt);
  const { sheets } = breakAt === null ? first : await placeNote(paper, breakAt);
  const done = gather(sheets.doc);
  sheets.end(paper.running);
  return done;
}

/** Places the content; returns the line at which the signature starts. */
async function placeNote(paper: NotePaper, breakAt: number | null): Promise<{ sheets: Sheets; signedAt: number }> {
  const sheets = await Sheets.open(paper.name, paper.made, breakAt);
  sheets.letterhead(paper.letterhead.name, paper.letterhead.lines);
  sheets.title(paper.title, paper.lines);
  const blocks = noteBlocks(paper.note);
  const [first] = blocks;
  const isHeaded = first?.kind === 'text' && (first.style === 'h1' || first.style === 'h2');
  if (first !== undefined && !isHeaded) sheets.heading('Note');
  await sheets.blocks(blocks);
  for (const { title, lines } of paper.parts) {
    if (lines.length === 0) continue;
    sheets.heading(title);
    for (const line of lines) sheets.paragraph(line);
  }
  if (noteText(paper.nurseNote) !== '') {
    sheets.heading('Nurse note');
    await sheets.blocks(noteBlocks(paper.nurseNote));
  }
  if (paper.addenda.length > 0) {
    sheets.heading('Addenda');
    await sheets.texts(paper.addenda);
  }
  const signedAt = sheets.placed;
  sheets.heading('Signature');
  for (const line of paper.signature) sheets.remark(line);
  return { sheets, signedAt };
}

/** Renders a handout as a PDF; runs in a worker thread. */
export async function layOutHandout({ title, patient, given, text, clinic, made }: HandoutPaper): Promise<Uint8Array> {
  const sheets = await Sheets.open(title, made);
  const done = gather(sheets.doc);
  sheets.title(title, [`For ${patient}`]);
  await sheets.texts([{ Title: given, Text: `${text}\n` }]);
  sheets.end({ left: clinic, leftDetail: title, right: '', foot: '' });
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
