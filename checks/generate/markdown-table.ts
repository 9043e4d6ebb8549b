/** Returns the lines of a table in Markdown, its columns aligned as the formatter does; the first row is the head. */
export function markdownTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]!.length)));
  const [head, ...body] = rows.map(
    (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`,
  );
  return [head!, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...body];
}

/** Replaces the first table of a document, or the first one below a heading. */
export function replaceTable(text: string, rows: readonly (readonly string[])[], heading?: string): string {
  const lines = text.split('\n');
  const start = heading === undefined ? 0 : lines.indexOf(heading);
  const first = lines.findIndex((line, index) => index >= start && line.startsWith('|'));
  const after = lines.findIndex((line, index) => index > first && !line.startsWith('|'));
  return [...lines.slice(0, first), ...markdownTable(rows), ...lines.slice(after)].join('\n');
}
