/** Cells of a text of rows: commas, or tabs where the first line has any; quotes where a cell holds commas or lines. */
export function readTable(text: string): string[][] {
  const whole = text.replace(/^\uFEFF/, '');
  const first = whole.slice(0, whole.search(/[\r\n]|$/));
  const comma = first.includes('\t') ? '\t' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endRow = (): void => {
    row.push(cell.trim());
    rows.push(row);
    row = [];
    cell = '';
  };
  for (let at = 0; at < whole.length; at += 1) {
    const sign = whole[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (whole[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') quoted = true;
    else if (sign === comma) {
      row.push(cell.trim());
      cell = '';
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && whole[at + 1] === '\n') at += 1;
      endRow();
    } else cell += sign;
  }
  if (cell !== '' || row.length > 0) endRow();
  return rows;
}

/** What is wrong with a row, counted from 1 with the heading. */
export interface RowIssue {
  row: number;
  message: string;
}

/** Where each column stands by the words of the heading; -1 for one that is not there. */
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
