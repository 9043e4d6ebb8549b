import { create } from 'zustand';
import type { CalendarEvent } from './calendar-event.ts';
import type { EventBeginning } from './event-values.ts';

/** An event window that is open: of a kept event, or of a new one with what is known of it. */
export type OpenedEvent = { key: string } & (
  | { event: CalendarEvent; beginning?: undefined }
  | { event: null; beginning: EventBeginning }
);

/** The event windows that are open. */
export const useOpenedEvents = create<{ opened: readonly OpenedEvent[] }>(() => ({ opened: [] }));

let count = 0;

/** Opens the window of an event; there is one at most for each. */
export function openEvent(event: CalendarEvent): void {
  const key = event.id;
  useOpenedEvents.setState(({ opened }) =>
    opened.some((other) => other.key === key) ? { opened } : { opened: [...opened, { key, event }] },
  );
}

/** Opens the window of a new event. */
export function openNewEvent(beginning: EventBeginning): void {
  const key = `new ${(count += 1)}`;
  useOpenedEvents.setState(({ opened }) => ({ opened: [...opened, { key, event: null, beginning }] }));
}

/** Closes a window. */
export function closeEvent(key: string): void {
  useOpenedEvents.setState(({ opened }) => ({ opened: opened.filter((other) => other.key !== key) }));
}

/** Closes every window. */
export function closeAllEvents(): void {
  useOpenedEvents.setState({ opened: [] });
}
