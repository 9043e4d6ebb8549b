import { Temporal } from 'temporal-polyfill';
import { create } from 'zustand';
import { eventLimits } from '../../rules/index.ts';
import type { CalendarEvent, ClinicCalendar } from '../calendar-event.ts';
import { clinicInstant } from '../clinic-clock.ts';
import { moveEvent, standingAt, standingOf, type Standing } from '../event/event-commands.ts';
import { cachedEvent, cacheEvent } from '../days/cached-events.ts';

/** An event that is being moved by the keyboard, and where it stands meanwhile. */
export interface Moving {
  event: CalendarEvent;
  to: Standing;
}

/** The event that is being moved without a pointer. */
export const useMoving = create<{ moving: Moving | null }>(() => ({ moving: null }));

/** Takes an event up; it is painted where it goes, and nothing is saved until it is put down. */
export function beginMove(event: CalendarEvent): void {
  leaveMove();
  useMoving.setState({ moving: { event, to: standingOf(event) } });
}

/** Moves it by days and minutes on the clinic's clock; answers where it stands now. */
export function stepMove(by: { days?: number; minutes?: number }): Standing | null {
  return place(({ start, end, calendarIds }) => ({ start: later(start, by), end: later(end, by), calendarIds }));
}

// What is shorter is a slip; the server takes no longer one.
const SHORTEST_S = 5 * 60;

/** Lets it end later, or earlier, by minutes; answers where it stands now. */
export function stretchMove(minutes: number): Standing | null {
  return place((to) => {
    const end = later(to.end, { minutes });
    const seconds = (Date.parse(clinicInstant(end)) - Date.parse(clinicInstant(to.start))) / 1000;
    return seconds < SHORTEST_S || seconds > eventLimits.longest ? to : { ...to, end };
  });
}

/** Moves it from its first calendar to the next of those that are shown, or the one before. */
export function turnMove(shown: readonly ClinicCalendar[], step: 1 | -1): Standing | null {
  return place((to) => {
    const ids = shown.map(({ calendar_id }) => calendar_id);
    const from = to.calendarIds.find((id) => ids.includes(id)) ?? to.calendarIds[0];
    const next = ids[(((ids.indexOf(from ?? '') + step) % ids.length) + ids.length) % ids.length];
    if (next === undefined) return to;
    return { ...to, calendarIds: [...new Set(to.calendarIds.map((id) => (id === from ? next : id)))] };
  });
}

/** Puts it down where it stands and saves that; what is declined or refused goes back by itself. */
export async function endMove(): Promise<void> {
  const { moving } = useMoving.getState();
  useMoving.setState({ moving: null });
  if (moving === null) return;
  if (JSON.stringify(standingOf(moving.event)) === JSON.stringify(moving.to)) cacheEvent(moving.event);
  else await moveEvent(moving.event, moving.to);
}

/** Puts it back to where it was. */
export function leaveMove(): void {
  const { moving } = useMoving.getState();
  if (moving !== null) cacheEvent(moving.event);
  useMoving.setState({ moving: null });
}

function place(change: (to: Standing) => Standing): Standing | null {
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
