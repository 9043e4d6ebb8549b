import { memo } from 'react';
import { initials } from '#kit/formats/person-name.ts';
import type { ClinicCalendar } from '../../calendar-event.ts';
import { headOfDay } from '../../days/calendar-range.ts';
import classes from './lane-head.module.css';

/** The head of a day with many lanes: the day, and the owner's name above each lane. */
export function LaneHead({ day, calendars }: { day: string; calendars: readonly ClinicCalendar[] }) {
  return (
    <span className={classes.head}>
      <span className={classes.day}>{headOfDay(day)}</span>
      <LaneNames calendars={calendars} />
    </span>
  );
}

/** The lanes stay the same from week to week. */
const LaneNames = memo(function LaneNames({ calendars }: { calendars: readonly ClinicCalendar[] }) {
  return (
    <span className={classes.names} aria-hidden>
      {calendars.map(({ calendar_id: id, name, color }) => (
        <span key={id} title={name} style={{ '--colour': color } as React.CSSProperties}>
          {initials(name)}
        </span>
      ))}
    </span>
  );
});
