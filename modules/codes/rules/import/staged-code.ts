import type { CodeSet } from '../code-sets.ts';

/** A code as a file tells it; days as YYYY-MM-DD, null where the file tells none. */
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

/** How a file of codes is written: the official forms, or columns with headings. */
export type CodeFileFormat = 'icd10cm-order' | 'hcpcs-fixed' | 'cpt-tab' | 'cpt-fixed' | 'cpt-medium' | 'columns';

/** The forms in words. */
export const FORMAT_NAMES: Readonly<Record<CodeFileFormat, string>> = {
  'icd10cm-order': 'ICD-10-CM order file',
  'hcpcs-fixed': 'HCPCS record file',
  'cpt-tab': 'CPT descriptors, tab-delimited (LONGULT)',
  'cpt-fixed': 'CPT descriptors, fixed fields (LONGULF)',
  'cpt-medium': 'CPT medium descriptors (MEDU)',
  columns: 'Columns with headings',
};

/** A line that can't be taken, and why. */
export interface LineIssue {
  line: number;
  message: string;
}
