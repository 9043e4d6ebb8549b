import { useMemo, useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { CalendarSetup } from '../../calendar-event.ts';
import { closedWords } from '../../days/closed-words.ts';
import { clockOf, type EventValues } from './event-values.ts';
import { useHours } from '../../days/use-hours.ts';

const CLOCK = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:00$/;

/**
 * Warns in the event window that the chosen time is a holiday, time off or outside working hours; it can be booked
 * anyway.
 */
export function ClosedHint({ form, setup }: { form: ApiForm<EventValues>; setup: CalendarSetup }) {
  const { inner } = form;
  const read = () => {
    const values = inner.getValues();
    return { start: clockOf(values, 'start'), end: clockOf(values, 'end'), ids: values.calendar_ids };
  };
  const [{ start, end, ids }, setChosen] = useState(read);
  const again = (): void => setChosen(read());
  inner.watch('start_day', again);
  inner.watch('start_time', again);
  inner.watch('end_day', again);
  inner.watch('end_time', again);
  inner.watch('calendar_ids', again);
  const isRead = CLOCK.test(start) && CLOCK.test(end) && end > start;
  const day = start.slice(0, 10);
  const calendars = useMemo(
    () => (isRead ? setup.clinic_calendars.filter(({ calendar_id: id }) => ids.includes(id)) : []),
    [isRead, setup, ids],
  );
  const calendarIds = useMemo(() => calendars.map(({ calendar_id: id }) => id), [calendars]);
  const { hours } = useHours({ start: day, end: day }, calendarIds, setup);
  const words = closedWords(calendars, hours, start, end);
  return words === null ? null : <Notice tone="warning">{words}</Notice>;
}
