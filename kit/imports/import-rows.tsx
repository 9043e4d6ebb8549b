import type { ReactNode } from 'react';
import { formatInstant } from '../formats/instant.ts';
import { RowLine } from '../rows/row.tsx';
import type { ImportCounts } from './import-calls.ts';
import classes from './imports.module.css';

/** A list of rows with a bold name, text and secondary text. */
export function ImportRows({ children }: { children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

const many = (count: number): string => count.toLocaleString('en-US');

const changed = ({ added, revised, retired }: Omit<ImportCounts, 'unchanged'>): string =>
  `${many(added)} added, ${many(revised)} revised, ${many(retired)} retired`;

/** Describes the outcome of an import. */
export function ImportOutcome({ outcomes }: { outcomes: readonly ({ what?: string } & ImportCounts)[] }) {
  return (
    <ul className={classes.outcome}>
      {outcomes.map(({ what, ...counts }) => (
        <li key={what ?? ''}>
          {what !== undefined && (
            <>
              <strong>{what}</strong>:{' '}
            </>
          )}
          {changed(counts)}, {many(counts.unchanged)} unchanged.
        </li>
      ))}
    </ul>
  );
}

interface Release extends Omit<ImportCounts, 'unchanged'> {
  total: number;
  is_starter: boolean;
  imported_time: string;
  imported_by: string | null;
}

/** A line of a Row: the number of imported entries, what they changed, when, and by whom. */
export function ReleaseFacts({ release, entries }: { release: Release; entries: string }) {
  const { total, is_starter, imported_time, imported_by } = release;
  return (
    <RowLine>
      {many(total)} {entries}
      {is_starter
        ? ' included with Salus'
        : ` · ${changed(release)} · ${formatInstant(imported_time)}${imported_by === null ? '' : `, ${imported_by}`}`}
    </RowLine>
  );
}
