import { queryClient } from '#kit/api/query-client.ts';
import type { CalendarEvent } from './calendar-event.ts';
import type { CalendarEventsQuery } from './calendar.operations.gen.ts';

const EVENTS = ['calendar', 'CalendarEvents'] as const;

/** Changes an event in everything that the page has read, before or after the server says so; null takes it off. */
export function holdEvent(id: string, change: (event: CalendarEvent) => CalendarEvent | null): void {
  queryClient.setQueriesData<CalendarEventsQuery>({ queryKey: EVENTS }, (read) => {
    if (read === undefined) return read;
    const events = read.schedulerUserEvents.events.flatMap((event) =>
      event.id === id ? (change(event) ?? []) : event,
    );
    return { schedulerUserEvents: { events } };
  });
}

/** Puts a new event among those that the page has read; what does not belong there goes with the next reading. */
export function holdNewEvent(event: CalendarEvent): void {
  queryClient.setQueriesData<CalendarEventsQuery>({ queryKey: EVENTS }, (read) => {
    if (read === undefined || read.schedulerUserEvents.events.some(({ id }) => id === event.id)) return read;
    return { schedulerUserEvents: { events: [...read.schedulerUserEvents.events, event] } };
  });
}

/** Keeps what is on its way from undoing a change that was just made here. */
export async function stopReadingEvents(): Promise<void> {
  await queryClient.cancelQueries({ queryKey: EVENTS });
}
