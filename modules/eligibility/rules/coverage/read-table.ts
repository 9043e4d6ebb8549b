/**
 * Splits a text into rows of cells: separated by commas, or by tabs if the first line has any; quoted cells may contain
 * commas and line breaks.
 */
export function readTable(text: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '');
  const first = whole.slice(0, whole.search(/[\r\n]|$/));
  const comma = first.includes('\t') ? '\t' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  // Tracked separately: trimming a long cell at each quotation mark would be quadratic.
  let isBlank = true;
  const add = (sign: string): void => {
    cell += sign;
    if (isBlank && sign.trim() !== '') isBlank = false;
  };
  const endCell = (): void => {
    row.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = (): void => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at]!;
    if (quoted) {
      if (sign !== '"') add(sign);
      else if (whole[at + 1] === '"') {
        add('"');
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && isBlank) quoted = true;
    else if (sign === comma) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && whole[at + 1] === '\n') at += 1;
      endRow();
    } else add(sign);
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** A problem of a row, counted from 1 including the header. */
export interface RowIssue {
  row: number;
  message: string;
}

/** Returns the index of each column by the header row; -1 if missing. */
export function columnPlaces<C extends string>(
  heading: readonly string[],
  columns: Readonly<Record<C, readonly string[]>>,
): Record<C, number> {
  const words = heading.map((cell) => cell.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const entries = Object.entries<readonly string[]>(columns).map(([column, names]) => [
    column,
    words.findIndex((word) => names.includes(word)),
  ]);
  return Object.fromEntries(entries) as Record<C, number>;
}
