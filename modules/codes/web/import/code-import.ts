import type { ImportCounts, ImportPreview } from '#kit/imports/import-calls.ts';
import type { FileImportKind } from '#kit/imports/use-file-import.ts';
import type { CodeColumn } from '../../rules/index.ts';

/** The changes of an edition to one code set. */
export interface SetChanges extends ImportCounts {
  code_set: string;
  total: number;
  samples: { code: string; change: 'added' | 'revised' | 'retired'; before: string | null; after: string | null }[];
  hits: { title: string; code: string; change: string; count: number }[];
}

/** A preview of a code file before anything is written. */
export interface CodePreview extends ImportPreview {
  has_columns: boolean;
  code_set: string | null;
  headings: string[];
  mapping: Record<string, CodeColumn | null>;
  columns: { column: CodeColumn; title: string }[];
  valid_from: string | null;
  /** Missing choices. */
  problems: string[];
  changes: SetChanges[];
}

/** The import of code files. */
export const codeImport: FileImportKind<CodePreview> = {
  name: 'codes',
  service: 'chart',
  said: ({ code_set, valid_from, mapping }) => ({
    code_set,
    valid_from,
    // Header → column, '' for none.
    mapping: Object.fromEntries(Object.entries(mapping).map(([heading, column]) => [heading, column ?? ''])),
  }),
};
