import { Button } from '@mantine/core';
import { useState } from 'react';
import { DateInput } from '../forms/fields/dates/date-field.tsx';
import type { DayRange } from '../forms/fields/dates/range-fields.tsx';
import classes from './filters.module.css';

/** Days as YYYY-MM-DD, both inclusive; null for no limit. */
export interface DaySpan {
  from: string | null;
  to: string | null;
}

interface DateRangeFilterProps {
  /** A noun: "Received" becomes "Received from" and "Received to". */
  label: string;
  value: DaySpan;
  /** Not called while a day is incomplete or the last day is before the first. */
  onChange: (span: DaySpan) => void;
  /** Common ranges, offered as buttons. */
  ranges?: readonly DayRange[];
}

/** A date range as a filter of a list. */
export function DateRangeFilter({ label, value, onChange, ranges = [] }: DateRangeFilterProps) {
  const [typed, setTyped] = useState({ from: value.from ?? '', to: value.to ?? '' });
  // The inputs own the typed text; choosing a range resets them.
  const [chosen, setChosen] = useState(0);
  const problem = spanProblem(typed);
  const change = (next: typeof typed): void => {
    setTyped(next);
    const span = readSpan(next);
    if (span !== null) onChange(span);
  };
  return (
    <>
      <div className={classes.day}>
        <DateInput
          key={`from ${chosen}`}
          label={`${label} from`}
          defaultValue={typed.from}
          onChange={(from) => change({ ...typed, from })}
        />
      </div>
      <div className={classes.day}>
        <DateInput
          key={`to ${chosen}`}
          label={`${label} to`}
          defaultValue={typed.to}
          earliest={value.from ?? undefined}
          error={problem}
          onChange={(to) => change({ ...typed, to })}
        />
      </div>
      {ranges.map(({ label: name, from, to }) => (
        <Button
          key={name}
          className={classes.range}
          size="compact-sm"
          variant="light"
          onClick={() => {
            change({ from, to });
            setChosen((count) => count + 1);
          }}
        >
          {name}
        </Button>
      ))}
    </>
  );
}

/** Reads the range from two inputs; null while one of them is incomplete or the days are in the wrong order. */
export function readSpan({ from, to }: { from: string; to: string }): DaySpan | null {
  const isWhole = [from, to].every((day) => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day));
  if (!isWhole || (from !== '' && to !== '' && to < from)) return null;
  return { from: from === '' ? null : from, to: to === '' ? null : to };
}

function spanProblem({ from, to }: { from: string; to: string }): string | undefined {
  const areDays = [from, to].every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day));
  return areDays && to < from ? 'Choose a date on or after the start date.' : undefined;
}
