import { useMemo } from 'react';
import { prepareQuery, useApiQuery } from '#kit/api/use-api.ts';
import { openingWeek } from '../../rules/index.ts';
import type { CalendarSetup } from '../calendar-event.ts';
import {
  CalendarHoursDocument,
  type CalendarHoursQuery,
  type CalendarHoursQueryVariables,
} from '../calendar.operations.gen.ts';
import type { DayRange } from './calendar-range.ts';
import { useLiveSetup } from '../refresh-setup.ts';

/** When the owner of a calendar works, and when not. */
export type OwnerHours = Pick<CalendarHoursQuery['calendar_hours'][number], 'calendar_id' | 'week' | 'time_off'>;

const NONE: CalendarHoursQuery['calendar_hours'] = [];

/** What is known of the hours of some calendars. */
interface ShownHours {
  hours: readonly OwnerHours[];
  /** Nothing has been read yet: the clinic's hours stand in for all. */
  waiting: boolean;
}

/** The hours and days off of some calendars in a stretch of days; until they are read, and where one has none, the clinic's. */
export function useHours(days: DayRange, calendarIds: readonly string[], setup: CalendarSetup | undefined): ShownHours {
  useLiveSetup();
  const { data, isPending } = useApiQuery(CalendarHoursDocument, variablesOf(days, calendarIds), {
    enabled: calendarIds.length > 0,
    keepPrevious: true,
    quiet: true,
  });
  const read = data?.calendar_hours ?? NONE;
  return useMemo(() => {
    if (setup === undefined) return { hours: [], waiting: true };
    const week = openingWeek(setup.day_start_minute, setup.day_end_minute);
    const hours = calendarIds.map(
      (calendar_id) => read.find((one) => one.calendar_id === calendar_id) ?? { calendar_id, week, time_off: [] },
    );
    return { hours, waiting: isPending };
  }, [calendarIds, read, setup, isPending]);
}

/** Reads the hours of a stretch of days before they are asked for. */
export function prepareHours(days: DayRange, calendarIds: readonly string[]): void {
  if (calendarIds.length > 0) prepareQuery(CalendarHoursDocument, variablesOf(days, calendarIds));
}

function variablesOf({ start, end }: DayRange, calendarIds: readonly string[]): CalendarHoursQueryVariables {
  return { calendar_ids: [...calendarIds].sort(), from: start, to: end };
}
