import { useMemo } from 'react';
import { prepareQuery, refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import type { Read } from '#kit/feedback/read.ts';
import { useLive } from '#kit/live/use-live.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import {
  BusyTimesDocument,
  CalendarEventsDocument,
  type BusyTimesQuery,
  type CalendarEventsQueryVariables,
} from '../calendar.operations.gen.ts';
import type { DayRange } from './calendar-range.ts';
import { clinicInstant } from '../clinic-clock.ts';

/** The events of some calendars in a range of days. */
export interface ShownEvents {
  events: readonly CalendarEvent[];
  /** External busy times of members. */
  busy: readonly BusyTime[];
  /** True until the first result arrives. */
  waiting: boolean;
  /** True while the data shown is of another range or other calendars, and the right data is loading. */
  stale: boolean;
  /** The events for ReadRows and ReadState. */
  read: Read<readonly CalendarEvent[]>;
}

/** A member's external busy time. */
export type BusyTime = BusyTimesQuery['busyTimes'][number];

const FREE: readonly BusyTime[] = [];
const NONE: readonly CalendarEvent[] = [];

/** Reads the events of some calendars in a range of days, and reads them again when one changes. */
export function useEvents(days: DayRange, calendarIds: readonly string[]): ShownEvents {
  const variables = variablesOf(days, calendarIds);
  const { data, error, isPlaceholderData, isPending, refetch } = useApiQuery(CalendarEventsDocument, variables, {
    enabled: calendarIds.length > 0,
    keepPrevious: true,
  });
  const given = useApiQuery(BusyTimesDocument, variables, {
    enabled: calendarIds.length > 0,
    keepPrevious: true,
    quiet: true,
  });
  useLiveEvents();
  useLive('scheduling.busy-changed', () => refreshQueries('calendar', 'BusyTimes'));
  const busy = given.data?.busyTimes ?? FREE;
  const events = data?.schedulerUserEvents.events;
  return useMemo(
    () => ({
      events: events ?? NONE,
      busy,
      waiting: isPending,
      stale: isPlaceholderData,
      read: { data: events, error, refetch },
    }),
    [events, busy, isPending, isPlaceholderData, error, refetch],
  );
}

/** Prefetches the events of a range of days. */
export function prepareEvents(days: DayRange, calendarIds: readonly string[]): void {
  if (calendarIds.length > 0) prepareQuery(CalendarEventsDocument, variablesOf(days, calendarIds));
}

/** Returns the cached events of a range of days, without a request. */
export function useKnownEvents(days: DayRange, calendarIds: readonly string[]): readonly CalendarEvent[] | undefined {
  const { data } = useApiQuery(CalendarEventsDocument, variablesOf(days, calendarIds), { enabled: false, quiet: true });
  return data?.schedulerUserEvents.events;
}

let waiting: ReturnType<typeof setTimeout> | undefined;
const PAUSE_MS = 120;

/** Reads events again when one has changed; a burst of changes causes one read. */
export function useLiveEvents(): void {
  useLive('scheduling.event-changed', () => {
    clearTimeout(waiting);
    waiting = setTimeout(refreshEvents, PAUSE_MS);
  });
}

/** Invalidates all cached events. */
export function refreshEvents(): void {
  for (const operation of ['CalendarEvents', 'EventById', 'EventsOfPatient']) refreshQueries('calendar', operation);
}

function variablesOf({ start, end }: DayRange, calendarIds: readonly string[]): CalendarEventsQueryVariables {
  const instants = { start: clinicInstant(`${start} 00:00:00`), end: clinicInstant(`${end} 00:00:00`) };
  return { input: { ...instants, calendar_ids: [...calendarIds].sort() } };
}
