import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { DataAsOf } from '#kit/feedback/data-as-of.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import classes from './audit-log.module.css';
import { objectWord } from '../entry-words.ts';
import type { LogFilter } from './log-filter.ts';

interface LogNoticesProps {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** The time that the entries are of, if they were read from a replica. */
  asOf: string | null;
}

/** Active restrictions of the list that are not in a filter field, and how old it is. */
export function LogNotices({ filter, onChange, asOf }: LogNoticesProps) {
  const { place, entry, record, object } = filter;
  const around = place?.toLocaleString('en-US');
  return (
    <>
      {asOf !== null && (
        <div className={classes.note}>
          <DataAsOf time={asOf} />
        </div>
      )}
      {record !== undefined && (
        <Line action="Show all entries" onAct={() => onChange({ ...filter, record: undefined })}>
          Only entries about {object === undefined ? 'object' : objectWord(object).toLowerCase()}, whose ID ends in{' '}
          <code>{record.slice(-8)}</code>.
        </Line>
      )}
      {around !== undefined && (
        <Line action="Back to newest entries" onAct={() => onChange({ ...filter, place: undefined, entry: undefined })}>
          {entry === undefined
            ? `Entries near position ${around} in the log.`
            : `Entries near entry ${around}, which is highlighted.`}
        </Line>
      )}
    </>
  );
}

function Line({ action, onAct, children }: { action: string; onAct: () => void; children: ReactNode }) {
  return (
    <div className={classes.note}>
      <Notice
        action={
          <Button variant="default" size="compact-sm" onClick={onAct}>
            {action}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
