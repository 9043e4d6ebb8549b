import { Text } from '@mantine/core';
import type { ImportIssue } from './import-preview.ts';
import classes from './import.module.css';
import { ScrollRegion } from './scroll-region.tsx';

// The server sends no more than this; the download contains all.
const MOST = 200;

/** The rejected rows of the file with their errors. */
export function ImportIssues({ issues }: { issues: readonly ImportIssue[] }) {
  if (issues.length === 0)
    return (
      <Text size="sm" c="dimmed" p="sm">
        All rows can be imported.
      </Text>
    );
  return (
    <ScrollRegion label="Rejected rows" short>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Column</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {issues.map(({ row, column, code, reason }, at) => (
            <tr key={`${row} ${column} ${code} ${at}`}>
              <td>{row.toLocaleString('en-US')}</td>
              <td>{column}</td>
              <td className={classes.why}>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {issues.length >= MOST && (
        <Text size="xs" c="dimmed" p="sm">
          The first {MOST}. Download all to see the others.
        </Text>
      )}
    </ScrollRegion>
  );
}
