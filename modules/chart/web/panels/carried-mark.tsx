import { Button } from '@mantine/core';
import { formatChartDay } from '#kit/formats/day.ts';
import classes from './panels.module.css';

interface CarriedMarkProps {
  row: { carried_from: string | null; carried_day: string | null };
  /** Name of the row. */
  name: string;
  locked: boolean;
  /** Called when the user confirms that it is still valid. */
  onKeep: () => void;
}

/** Marks a row that was carried over from an earlier note, until it is changed or confirmed. */
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

/** The values that remove the mark from a row. */
export const NOT_CARRIED = { carried_from: null, carried_day: null };
