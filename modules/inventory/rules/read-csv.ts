import { readCsv } from '#values/read-csv.ts';

/** A problem of a line in a file. */
export interface LineProblem {
  line: number;
  message: string;
}

/** Maximum number of lines in a file. */
export const MOST_LINES = 10_000;

/**
 * Parses the rows of a CSV text with a header row into strings by field name; `columns` lists the accepted headers of
 * each field, `needed` the required fields. Also returns the fields that are present. Headers are compared without
 * case, blanks and underscores.
 */
export function readSheet<Field extends string>(
  text: string,
  columns: Readonly<Record<Field, readonly string[]>>,
  needed: readonly NoInfer<Field>[],
): { lines: { line: number; cells: Record<Field, string> }[]; named: Field[]; problems: LineProblem[] } {
  const rows = readCsv(text);
  const heads = (rows[0] ?? []).map((head) => head.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
  const fields = Object.keys(columns) as Field[];
  const place = new Map(fields.map((field) => [field, heads.findIndex((head) => columns[field].includes(head))]));
  const missing = needed.filter((field) => place.get(field)! < 0);
  if (missing.length > 0)
    return {
      lines: [],
      named: [],
      problems: [
        {
          line: 1,
          message: `The first line must contain the column names ${missing.map((field) => columns[field][0]).join(', ')}.`,
        },
      ],
    };
  if (rows.length > MOST_LINES)
    return {
      lines: [],
      named: [],
      problems: [{ line: MOST_LINES, message: `The file has more than ${MOST_LINES} lines.` }],
    };
  const lines = rows.slice(1).flatMap((row, index) => {
    if (row.every((cell) => cell.trim() === '')) return [];
    const cells = Object.fromEntries(fields.map((field) => [field, row[place.get(field)!]?.trim() ?? ''])) as Record<
      Field,
      string
    >;
    return [{ line: index + 2, cells }];
  });
  return { lines, named: fields.filter((field) => place.get(field)! >= 0), problems: [] };
}

/** Parses dollars into cents; null if empty, NaN if invalid. */
export function centsOf(text: string): number | null {
  const clean = text.replaceAll(/[$,\s]/g, '');
  if (clean === '') return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(clean) ? Math.round(Number(clean) * 100) : Number.NaN;
}

/** Parses a whole number; null if empty, NaN if invalid. */
export function wholeOf(text: string): number | null {
  const clean = text.replaceAll(/[,\s]/g, '');
  if (clean === '') return null;
  return /^-?\d{1,9}$/.test(clean) ? Number(clean) : Number.NaN;
}

/** Returns whether a cell means yes. */
export const isYes = (text: string): boolean => /^(?:y|yes|true|1|x)$/i.test(text);
