import type { App } from '#platform/app.ts';
import { invoicePaper } from './invoice-paper.ts';
import { receiptPaper } from './receipt-paper.ts';
import { statementPaper } from './statement-paper.ts';
import { superbillPaper } from './superbill-paper.ts';
import type { MadePaper } from './made-paper.ts';

/** Document types that can be printed and mailed. */
export const paperKinds = ['superbill', 'invoice', 'receipt', 'statement'] as const;
export type PrintedKind = (typeof paperKinds)[number];

/** Builds a document from the record, or returns null if it doesn't exist. */
export function makePaper(
  { app, clinicId, timeZone }: { app: App; clinicId: string; timeZone: string },
  kind: PrintedKind,
  id: string,
): Promise<MadePaper | null> {
  const db = app.database.kysely;
  switch (kind) {
    case 'superbill':
      return superbillPaper(db, clinicId, id);
    case 'invoice':
      return invoicePaper(db, clinicId, id, timeZone);
    case 'receipt':
      return receiptPaper(db, clinicId, id, timeZone);
    case 'statement':
      return statementPaper(app, clinicId, id);
  }
}
