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

/** The events of some calendars in a stretch of days. */
export interface ShownEvents {
  events: readonly CalendarEvent[];
  /** What members have given away elsewhere. */
  busy: readonly BusyTime[];
  /** Nothing has been read yet. */
  waiting: boolean;
  /** What is shown is of another stretch or of other calendars, and the right ones are on their way. */
  stale: boolean;
  /** The events for ReadRows and ReadState. */
  read: Read<readonly CalendarEvent[]>;
}

/** Time that a member has given away elsewhere. */
export type BusyTime = BusyTimesQuery['busyTimes'][number];

const FREE: readonly BusyTime[] = [];
const NONE: readonly CalendarEvent[] = [];

/** Reads the events of some calendars in a stretch of days, and again whenever somebody changes one. */
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

/** Reads the events of a stretch of days before they are asked for. */
export function prepareEvents(days: DayRange, calendarIds: readonly string[]): void {
  if (calendarIds.length > 0) prepareQuery(CalendarEventsDocument, variablesOf(days, calendarIds));
}

/** The events of a stretch of days as far as they were read before; asks for nothing. */
export function useKnownEvents(days: DayRange, calendarIds: readonly string[]): readonly CalendarEvent[] | undefined {
  const { data } = useApiQuery(CalendarEventsDocument, variablesOf(days, calendarIds), { enabled: false, quiet: true });
  return data?.schedulerUserEvents.events;
}

let waiting: ReturnType<typeof setTimeout> | undefined;
const PAUSE_MS = 120;

/** Reads events again when one has changed; many changes at once are read once. */
export function useLiveEvents(): void {
  useLive('scheduling.event-changed', () => {
    clearTimeout(waiting);
    waiting = setTimeout(refreshEvents, PAUSE_MS);
  });
}

/** Makes everything that was read of events old. */
export function refreshEvents(): void {
  for (const operation of ['CalendarEvents', 'EventById', 'EventsOfPatient']) refreshQueries('calendar', operation);
}

function variablesOf({ start, end }: DayRange, calendarIds: readonly string[]): CalendarEventsQueryVariables {
  const instants = { start: clinicInstant(`${start} 00:00:00`), end: clinicInstant(`${end} 00:00:00`) };
  return { input: { ...instants, calendar_ids: [...calendarIds].sort() } };
}
