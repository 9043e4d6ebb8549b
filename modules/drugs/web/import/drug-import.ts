import type { ImportCounts, ImportPreview } from '#kit/imports/import-calls.ts';
import type { FileImportKind } from '#kit/imports/use-file-import.ts';

/** The changes of a list. */
export interface DrugChanges extends ImportCounts {
  total: number;
  samples: { id: string; change: 'added' | 'revised' | 'retired'; before: string | null; after: string | null }[];
}

/** A preview of a drug or pairs file before anything is written. */
export interface DrugPreview extends ImportPreview {
  as_of: string | null;
  changes: DrugChanges;
}

/** The import of drug and pairs files. */
export const drugImport: FileImportKind<DrugPreview> = {
  name: 'drugs',
  service: 'drug',
  said: ({ as_of }) => ({ as_of }),
};
