import type { ImportIssue } from './import-preview.ts';

/** An issue shared by several rows. */
export interface IssueGroup {
  column: string;
  reason: string;
  rows: readonly number[];
}

/** Groups identical messages, those with the most rows first. */
export function groupIssues(issues: readonly ImportIssue[]): IssueGroup[] {
  const groups = Map.groupBy(issues, ({ column, reason }) => `${column}\n${reason}`);
  return [...groups.values()]
    .map((same) => ({ column: same[0]!.column, reason: same[0]!.reason, rows: same.map(({ row }) => row) }))
    .sort((one, other) => other.rows.length - one.rows.length);
}

/** Formats the rows of a group: "8, 9, 14 and 197 more". */
export function rowsText(rows: readonly number[], most = 6): string {
  const shown = rows.slice(0, most).map((row) => row.toLocaleString('en-US'));
  const rest = rows.length - shown.length;
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest.toLocaleString('en-US')} more`;
}
