import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconCalendarPlus, IconChevronLeft, IconChevronRight, IconPrinter, IconUsers } from '@tabler/icons-react';
import { today } from '#kit/formats/day.ts';
import { calendarViews, rangeTitle, stepFrom, type CalendarView } from '../days/calendar-range.ts';
import classes from './calendar-page.module.css';

interface CalendarToolbarProps {
  view: CalendarView;
  day: string;
  phone: boolean;
  weekends: boolean;
  /** Number of calendars shown. */
  shown: number;
  onGo: (to: { view?: CalendarView; day?: string }) => void;
  onCalendars: () => void;
  onCreate?: () => void;
}

const NAMES: Record<CalendarView, string> = { day: 'Day', week: 'Week', month: 'Month', list: 'List' };

/** The calendar's toolbar: date range, view switch, and the button for a new event. */
export function CalendarToolbar({
  view,
  day,
  phone,
  weekends,
  shown,
  onGo,
  onCalendars,
  onCreate,
}: CalendarToolbarProps) {
  const step = (by: 1 | -1) => () => onGo({ day: stepFrom(view, day, by) });
  const word = view === 'list' ? 'week' : view;
  return (
    <div className={classes.toolbar}>
      <div className={classes.steps}>
        <ActionIcon variant="default" aria-label={`Previous ${word}`} onClick={step(-1)}>
          <IconChevronLeft size={18} stroke={1.75} />
        </ActionIcon>
        <Button variant="default" onClick={() => onGo({ day: today() })} px="sm">
          Today
        </Button>
        <ActionIcon variant="default" aria-label={`Next ${word}`} onClick={step(1)}>
          <IconChevronRight size={18} stroke={1.75} />
        </ActionIcon>
      </div>
      <h1 className={classes.when} tabIndex={-1} data-page-title aria-live="polite">
        {rangeTitle(view, day, { phone, weekends })}
      </h1>
      <div className={classes.deeds}>
        <SegmentedControl
          size="sm"
          aria-label="View"
          value={view}
          onChange={(value) => onGo({ view: value })}
          data={calendarViews.map((value) => ({ value, label: NAMES[value] }))}
        />
        {phone && (
          <Button
            variant="default"
            px="sm"
            leftSection={<IconUsers size={16} stroke={1.75} />}
            onClick={onCalendars}
            aria-label={`Calendars, ${shown} shown`}
          >
            {shown}
          </Button>
        )}
        {!phone && (
          <ActionIcon variant="default" size="lg" aria-label="Print" title="Print" onClick={() => window.print()}>
            <IconPrinter size={18} stroke={1.75} />
          </ActionIcon>
        )}
        {onCreate !== undefined && (
          <Button leftSection={<IconCalendarPlus size={16} stroke={1.75} />} onClick={onCreate} aria-label="New event">
            {phone ? 'New' : 'New event'}
          </Button>
        )}
      </div>
    </div>
  );
}
