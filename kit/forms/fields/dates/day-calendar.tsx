import '@mantine/dates/styles.layer.css';
import { DatePicker } from '@mantine/dates';
import { today } from '#kit/formats/day.ts';
import classes from './date-field.module.css';

/** The props of a month calendar. */
export interface DayCalendarProps {
  day: string | null;
  earliest?: string;
  latest?: string;
  onChoose: (day: string) => void;
}

const LABELS = {
  nextMonth: 'Next month',
  previousMonth: 'Previous month',
  nextYear: 'Next year',
  previousYear: 'Previous year',
  nextDecade: 'Next ten years',
  previousDecade: 'Previous ten years',
};

/** A month calendar to choose a day from; days as YYYY-MM-DD. */
export function DayCalendar({ day, earliest, latest, onChoose }: DayCalendarProps) {
  return (
    <DatePicker
      size="sm"
      hideOutsideDates
      classNames={{ day: classes.day }}
      firstDayOfWeek={0}
      ariaLabels={LABELS}
      value={day}
      defaultDate={day ?? latest}
      minDate={earliest}
      maxDate={latest}
      // The current day in the clinic's time zone, not the browser's.
      getDayProps={(shown) => (shown === today() ? { 'aria-current': 'date' } : {})}
      onChange={(chosen) => {
        if (chosen !== null) onChoose(chosen);
      }}
    />
  );
}
