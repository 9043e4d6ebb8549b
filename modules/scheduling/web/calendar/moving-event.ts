import { Temporal } from 'temporal-polyfill';
import { create } from 'zustand';
import { eventLimits } from '../../rules/index.ts';
import type { CalendarEvent, ClinicCalendar } from '../calendar-event.ts';
import { clinicInstant } from '../clinic-clock.ts';
import { moveEvent, standingAt, standingOf, type EventPlacement } from '../event/event-commands.ts';
import { cachedEvent, cacheEvent } from '../days/cached-events.ts';

/** An event being moved by keyboard, and its current position. */
export interface EventMove {
  event: CalendarEvent;
  to: EventPlacement;
}

/** The event being moved without a pointer. */
export const useMoving = create<{ moving: EventMove | null }>(() => ({ moving: null }));

/** Starts moving an event. It is rendered at its new position, and saved only when the move ends. */
export function beginMove(event: CalendarEvent): void {
  leaveMove();
  useMoving.setState({ moving: { event, to: standingOf(event) } });
}

/** Moves it by days and minutes on the clinic's clock; returns its new position. */
export function stepMove(by: { days?: number; minutes?: number }): EventPlacement | null {
  return place(({ start, end, calendarIds }) => ({ start: later(start, by), end: later(end, by), calendarIds }));
}

// A shorter event is most likely a slip of the key; the maximum is the server's limit.
const SHORTEST_S = 5 * 60;

/** Moves its end by minutes; returns its new position. */
export function stretchMove(minutes: number): EventPlacement | null {
  return place((to) => {
    const end = later(to.end, { minutes });
    const seconds = (Date.parse(clinicInstant(end)) - Date.parse(clinicInstant(to.start))) / 1000;
    return seconds < SHORTEST_S || seconds > eventLimits.longest ? to : { ...to, end };
  });
}

/** Moves it from its first calendar to the next or previous one shown. */
export function turnMove(shown: readonly ClinicCalendar[], step: 1 | -1): EventPlacement | null {
  return place((to) => {
    const ids = shown.map(({ calendar_id }) => calendar_id);
    const from = to.calendarIds.find((id) => ids.includes(id)) ?? to.calendarIds[0];
    const next = ids[(((ids.indexOf(from ?? '') + step) % ids.length) + ids.length) % ids.length];
    if (next === undefined) return to;
    return { ...to, calendarIds: [...new Set(to.calendarIds.map((id) => (id === from ? next : id)))] };
  });
}

/** Ends the move and saves the event; if that is declined or rejected, it reverts. */
export async function endMove(): Promise<void> {
  const { moving } = useMoving.getState();
  useMoving.setState({ moving: null });
  if (moving === null) return;
  if (JSON.stringify(standingOf(moving.event)) === JSON.stringify(moving.to)) cacheEvent(moving.event);
  else await moveEvent(moving.event, moving.to);
}

/** Cancels the move and reverts the position. */
export function leaveMove(): void {
  const { moving } = useMoving.getState();
  if (moving !== null) cacheEvent(moving.event);
  useMoving.setState({ moving: null });
}

function place(change: (to: EventPlacement) => EventPlacement): EventPlacement | null {
  const { moving } = useMoving.getState();
  if (moving === null) return null;
  const to = change(moving.to);
  useMoving.setState({ moving: { ...moving, to } });
  cacheEvent(standingAt(cachedEvent(moving.event.id) ?? moving.event, to));
  return to;
}

function later(clock: string, by: { days?: number; minutes?: number }): string {
  const moved = Temporal.PlainDateTime.from(clock.replace(' ', 'T')).add(by);
  return moved.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
