/** What a file would bring, as `POST /api/import/patients/preview` and `…/check` answer it. */
export interface ImportPreview {
  upload_id: string;
  dialect: { encoding: string; delimiter: string };
  headings: readonly string[];
  /** By heading: the field that the column fills, null where it is not taken, and why not. */
  mapping: Readonly<Record<string, MappedHeading>>;
  /** Every field that a column can fill. */
  fields: readonly { field: string; label: string }[];
  /** What the mapping still lacks, as sentences; the counts are 0 until it lacks nothing. */
  problems: readonly string[];
  /** The first rows, each in the order of the headings. */
  sample: readonly (readonly string[])[];
  total: number;
  accepted: number;
  already_there: number;
  /** At most 200 of them; `refused_total` counts the rows. */
  refused: readonly ImportIssue[];
  refused_total: number;
  /** Rows that are taken, with something that had to be decided for them; at most 200. */
  warnings: readonly ImportIssue[];
}

/** What becomes of one column. */
export interface MappedHeading {
  field: string | null;
  reason?: string;
}

/** One thing about one cell of the file; the headings are row 1. */
export interface ImportIssue {
  row: number;
  column: string;
  code: string;
  reason: string;
}

/** Which field each heading fills; null for a column that is not taken. */
export type ImportChoices = Readonly<Record<string, string | null>>;

/** How far an import has come; `total` is 0 where it is not known yet. */
export interface ImportProgress {
  stage: 'reading' | 'checking' | 'writing';
  done: number;
  total: number;
}

/** What an import did. */
export interface ImportResult {
  created: number;
  already_there: number;
  refused: number;
}
