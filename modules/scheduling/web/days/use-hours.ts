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

/** A calendar owner's working hours and days off. */
export type OwnerHours = Pick<CalendarHoursQuery['calendar_hours'][number], 'calendar_id' | 'week' | 'time_off'>;

const NONE: CalendarHoursQuery['calendar_hours'] = [];

/** The loaded hours of some calendars. */
interface ShownHours {
  hours: readonly OwnerHours[];
  /** True until the first result arrives; the clinic's hours are used for all calendars. */
  waiting: boolean;
}

/**
 * Returns the hours and days off of some calendars in a range of days; the clinic's hours until they are loaded, and
 * for calendars without their own.
 */
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

/** Prefetches the hours of a range of days. */
export function prepareHours(days: DayRange, calendarIds: readonly string[]): void {
  if (calendarIds.length > 0) prepareQuery(CalendarHoursDocument, variablesOf(days, calendarIds));
}

function variablesOf({ start, end }: DayRange, calendarIds: readonly string[]): CalendarHoursQueryVariables {
  return { calendar_ids: [...calendarIds].sort(), from: start, to: end };
}
