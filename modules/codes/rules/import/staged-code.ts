import type { CodeSet } from '../code-sets.ts';

/** A code from a file; dates are YYYY-MM-DD, null if missing. */
export interface StagedCode {
  code_set: CodeSet;
  code: string;
  short_name: string;
  long_name: string;
  billable: boolean;
  parent_code: string | null;
  valid_from: string | null;
  valid_to: string | null;
}

/** Formats of a code file: the official ones, or columns with headers. */
export type CodeFileFormat = 'icd10cm-order' | 'hcpcs-fixed' | 'cpt-tab' | 'cpt-fixed' | 'cpt-medium' | 'columns';

/** Labels of the formats. */
export const FORMAT_NAMES: Readonly<Record<CodeFileFormat, string>> = {
  'icd10cm-order': 'ICD-10-CM order file',
  'hcpcs-fixed': 'HCPCS record file',
  'cpt-tab': 'CPT descriptors, tab-delimited (LONGULT)',
  'cpt-fixed': 'CPT descriptors, fixed fields (LONGULF)',
  'cpt-medium': 'CPT medium descriptors (MEDU)',
  columns: 'Columns with headings',
};

/** A line that can't be imported, and why. */
export interface LineIssue {
  line: number;
  message: string;
}
