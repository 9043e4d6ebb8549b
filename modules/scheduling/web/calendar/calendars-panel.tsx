import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Checkbox, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { shownCalendars as limits } from '../../rules/index.ts';
import type { ClinicCalendar } from '../calendar-event.ts';
import classes from './calendar-page.module.css';
import { ColourDot } from '../colour-dot.tsx';
import { MonthPanel } from './month-panel.tsx';

interface CalendarsPanelProps {
  day: string;
  onDay: (day: string) => void;
  calendars: readonly ClinicCalendar[];
  shown: readonly string[];
  onToggle: (id: string) => void;
  weekends: boolean;
  onWeekends: (weekends: boolean) => void;
  /** Content above the month, and below the calendars. */
  head?: ReactNode;
  schedule?: ReactNode;
}

/** The month overview and the selection of calendars: at least one, at most eight. */
export function CalendarsPanel({
  day,
  onDay,
  calendars,
  shown,
  onToggle,
  weekends,
  onWeekends,
  head,
  schedule,
}: CalendarsPanelProps) {
  const isFull = shown.length >= limits.most;
  return (
    <div className={classes.panel}>
      {head}
      <MonthPanel day={day} onDay={onDay} />
      <fieldset className={classes.who}>
        <legend>Clinic calendars</legend>
        {calendars.map(({ calendar_id: id, name, color, is_active: isActive }) => {
          const isShown = shown.includes(id);
          const isLast = isShown && shown.length <= limits.fewest;
          return (
            <Checkbox
              key={id}
              size="sm"
              color={color}
              checked={isShown}
              disabled={isLast || (!isShown && isFull)}
              onChange={() => onToggle(id)}
              label={
                <span className={classes.calendar}>
                  <ColourDot colour={color} />
                  {name}
                  {!isActive && <span className={classes.hint}>inactive</span>}
                </span>
              }
            />
          );
        })}
        {isFull && <p className={classes.hint}>At most {limits.most} calendars can be shown.</p>}
      </fieldset>
      <Switch
        size="sm"
        label="Show weekends"
        checked={weekends}
        onChange={(event) => onWeekends(event.currentTarget.checked)}
      />
      {schedule}
    </div>
  );
}
