import { readCells } from '#platform/imports/read-text-file.ts';

/** A column of an import file, with the headings under which it is found. */
export interface FileColumn {
  id: string;
  headings: readonly string[];
  required: boolean;
}

/** A row of the file: its line, and the trimmed cells by column. */
export interface FileRow {
  line: number;
  cells: Record<string, string>;
}

const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** Reads a CSV file with a header row. Returns a sentence if a required column is missing or the file is too long. */
export function readRecordFile({
  text,
  columns,
  most,
}: {
  text: string;
  columns: readonly FileColumn[];
  most: number;
}): FileRow[] | string {
  const table = readCells(text);
  const [head, ...body] = table ?? [];
  if (head === undefined) return 'This is not a CSV file: a quotation mark is missing, or it is empty.';
  if (body.length === 0) return 'The file has no rows below the header.';
  if (body.length > most) return `A file can have at most ${most.toLocaleString('en-US')} rows. Split it.`;
  const found = head.map(plain);
  const places = columns.map(({ id, headings, required }) => {
    const place = found.findIndex((heading) => headings.some((one) => plain(one) === heading));
    return { id, place, missing: required && place === -1 ? headings[0]! : null };
  });
  const missing = places.flatMap((one) => one.missing ?? []);
  if (missing.length > 0) return `A column is missing: ${missing.join(', ')}.`;
  return body.map((cells, index) => ({
    line: index + 2,
    cells: Object.fromEntries(places.map(({ id, place }) => [id, (cells[place] ?? '').trim()])),
  }));
}
