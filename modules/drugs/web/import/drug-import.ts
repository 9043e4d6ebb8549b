import type { ImportCounts, ImportPreview } from '#kit/imports/import-calls.ts';
import type { FileImportKind } from '#kit/imports/use-file-import.ts';

/** What a list does to the compendium. */
export interface DrugChanges extends ImportCounts {
  total: number;
  samples: { id: string; change: 'added' | 'revised' | 'retired'; before: string | null; after: string | null }[];
}

/** What a file of drugs or pairs would bring, before anything is written. */
export interface DrugPreview extends ImportPreview {
  as_of: string | null;
  changes: DrugChanges;
}

/** How files of drugs and pairs are read in. */
export const drugImport: FileImportKind<DrugPreview> = {
  name: 'drugs',
  service: 'drug',
  said: ({ as_of }) => ({ as_of }),
};
