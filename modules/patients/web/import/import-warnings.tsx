import { groupIssues, rowsText } from './group-issues.ts';
import type { ImportIssue } from './import-preview.ts';
import classes from './import.module.css';
import { ScrollRegion } from './scroll-region.tsx';

/** Assumptions made for accepted rows, each with its rows. */
export function ImportWarnings({ issues }: { issues: readonly ImportIssue[] }) {
  return (
    <ScrollRegion label="Rows with warnings" short>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Warning</th>
            <th scope="col">Rows</th>
          </tr>
        </thead>
        <tbody>
          {groupIssues(issues).map(({ column, reason, rows }) => (
            <tr key={`${column} ${reason}`}>
              <td className={classes.why}>{reason}</td>
              <td className={classes.rows}>{rowsText(rows)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
