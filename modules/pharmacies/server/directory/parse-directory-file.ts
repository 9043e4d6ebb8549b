import { parse } from 'csv-parse/sync';
import { type DirectoryRow, readDirectoryRow } from '../../rules/index.ts';

/** A pharmacy directory, and the number of unreadable rows. */
export interface DirectoryFile {
  rows: DirectoryRow[];
  skipped: number;
}

const MOST_COLUMNS = 500;

/**
 * Parses a file with headers, separated by pipes, tabs or commas; null if invalid. For a repeated number the last row
 * counts.
 */
export async function parseDirectoryFile({ text }: { text: string }): Promise<DirectoryFile | null> {
  const head = text.slice(0, Math.max(0, text.search(/\r?\n/)));
  const delimiter = ['|', '\t', ','].find((each) => head.includes(each));
  // Each row becomes an object with every header: thousands of headers would take quadratic space.
  if (delimiter === undefined || head.split(delimiter, MOST_COLUMNS + 1).length > MOST_COLUMNS) return null;
  try {
    const records = parse<Record<string, string>>(text, {
      delimiter,
      columns: true,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      quote: delimiter === ',' ? '"' : null,
    });
    const rows = new Map<string, DirectoryRow>();
    let skipped = 0;
    for (const record of records) {
      const row = readDirectoryRow(record);
      if (row === null) skipped += 1;
      else rows.set(row.ncpdp_id, row);
    }
    return { rows: [...rows.values()], skipped };
  } catch {
    return null;
  }
}
