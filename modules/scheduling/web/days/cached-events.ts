import { queryClient } from '#kit/api/query-client.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import type { CalendarEventsQuery, CalendarEventsQueryVariables } from '../calendar.operations.gen.ts';

const EVENTS = ['calendar', 'CalendarEvents'] as const;

/** Returns the cached version of an event, or undefined. */
export function cachedEvent(id: string): CalendarEvent | undefined {
  for (const [, read] of queryClient.getQueriesData<CalendarEventsQuery>({ queryKey: EVENTS })) {
    const found = read?.schedulerUserEvents.events.find((event) => event.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Writes an event to all cached lists that it belongs to and removes it from the others, before or after the server
 * confirms it.
 */
export function cacheEvent(event: CalendarEvent): void {
  change((events, { input }) => {
    const others = events.filter(({ id }) => id !== event.id);
    if (!belongs(event, input)) return others.length === events.length ? events : others;
    const at = others.findIndex(({ start }) => start > event.start);
    return others.toSpliced(at < 0 ? others.length : at, 0, event);
  });
}

/** Removes an event from all cached lists. */
export function dropEvent(id: string): void {
  change((events) => (events.some((event) => event.id === id) ? events.filter((event) => event.id !== id) : events));
}

/** Cancels pending reads, so that they don't overwrite a local change. */
export async function stopReadingEvents(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: EVENTS });
}

type Events = readonly CalendarEvent[];

function change(to: (events: Events, variables: CalendarEventsQueryVariables) => Events): void {
  for (const [key, read] of queryClient.getQueriesData<CalendarEventsQuery>({ queryKey: EVENTS })) {
    if (read === undefined) continue;
    const { events } = read.schedulerUserEvents;
    const after = to(events, key[2] as CalendarEventsQueryVariables);
    if (after !== events) queryClient.setQueryData(key, { schedulerUserEvents: { events: after } });
  }
}

function belongs(event: CalendarEvent, { start, end, calendar_ids }: CalendarEventsQueryVariables['input']): boolean {
  const isThen = Date.parse(event.start) < Date.parse(end) && Date.parse(event.end) > Date.parse(start);
  return isThen && event.attendees.some(({ calendar_id }) => calendar_ids.includes(calendar_id));
}
