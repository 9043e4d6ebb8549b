import { runWork, type WorkOwner } from '#platform/work/run-work.ts';
import { defineWork } from '#platform/work/work.ts';
import type { FormText, Paper } from './paper.ts';

const file = new URL('./lay-out-paper.ts', import.meta.url);
const layingOut = defineWork<Paper, Uint8Array>({ file, name: 'layOutPaper', lane: 'documents', seconds: 60 });
const layingOutAll = defineWork<Paper[], Uint8Array>({ file, name: 'layOutPapers', lane: 'documents', seconds: 300 });
const printing = defineWork<{ texts: FormText[]; pages: number; made: string }, Uint8Array>({
  file,
  name: 'layOutForm',
  lane: 'documents',
  seconds: 60,
});

/** Creates the PDF of a document in a worker thread; `of` is the requester. Never call this inside a transaction. */
export async function paperPdf(paper: Paper, of: WorkOwner): Promise<Buffer> {
  return Buffer.from(await runWork(layingOut, paper, { of }));
}

/** Creates one PDF of several documents. */
export async function papersPdf(papers: Paper[], of: WorkOwner): Promise<Buffer> {
  return Buffer.from(await runWork(layingOutAll, papers, { of }));
}

/** Creates the PDF of texts on a preprinted form. */
export async function formPdf(texts: FormText[], pages: number, made: Date, of: WorkOwner): Promise<Buffer> {
  return Buffer.from(await runWork(printing, { texts, pages, made: made.toISOString() }, { of }));
}
