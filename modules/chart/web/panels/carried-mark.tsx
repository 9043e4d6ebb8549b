import { Button } from '@mantine/core';
import { formatChartDay } from '#kit/formats/day.ts';
import classes from './panels.module.css';

interface CarriedMarkProps {
  row: { carried_from: string | null; carried_day: string | null };
  /** What the row is called. */
  name: string;
  locked: boolean;
  /** Somebody says that it still holds. */
  onKeep: () => void;
}

/** Says of a row that it came from an earlier note, until somebody changes it or says that it still holds. */
export function CarriedMark({ row, name, locked, onKeep }: CarriedMarkProps) {
  if (row.carried_from === null) return null;
  return (
    <div className={classes.carried}>
      <span>Carried over{row.carried_day === null ? '' : ` from ${formatChartDay(row.carried_day)}`}</span>
      {!locked && (
        <Button size="compact-xs" variant="default" aria-label={`Confirm: ${name}`} onClick={onKeep}>
          Confirm
        </Button>
      )}
    </div>
  );
}

/** What takes that mark off a row. */
export const NOT_CARRIED = { carried_from: null, carried_day: null };
