/** The preview of an import, as returned by `POST /api/import/patients/preview` and `…/check`. */
export interface ImportPreview {
  upload_id: string;
  dialect: { encoding: string; delimiter: string };
  headings: readonly string[];
  /** By heading: the mapped field, null if the column is not imported, and the reason. */
  mapping: Readonly<Record<string, MappedHeading>>;
  /** All fields that a column can be mapped to. */
  fields: readonly { field: string; label: string }[];
  /** Missing fields, as sentences; the counts are 0 until there are none. */
  problems: readonly string[];
  /** The first rows, each in the order of the headings. */
  sample: readonly (readonly string[])[];
  total: number;
  accepted: number;
  already_there: number;
  /** At most 200; `refused_total` is the number of rows. */
  refused: readonly ImportIssue[];
  refused_total: number;
  /** Accepted rows with assumptions made for them; at most 200. */
  warnings: readonly ImportIssue[];
}

/** The mapping of one column. */
export interface MappedHeading {
  field: string | null;
  reason?: string;
}

/** An issue with one cell; the headings are row 1. */
export interface ImportIssue {
  row: number;
  column: string;
  code: string;
  reason: string;
}

/** The mapped field of each heading; null for a skipped column. */
export type ImportChoices = Readonly<Record<string, string | null>>;

/** The progress of an import; `total` is 0 while unknown. */
export interface ImportProgress {
  stage: 'reading' | 'checking' | 'writing';
  done: number;
  total: number;
}

/** The result of an import. */
export interface ImportResult {
  created: number;
  already_there: number;
  refused: number;
}
