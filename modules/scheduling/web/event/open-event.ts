import { openWindow } from '#kit/windows/open-windows.ts';
import type { WindowInput } from '#kit/module/web-module.ts';
import type { CalendarEvent } from '../calendar-event.ts';
import type { EventBeginning } from './form/event-values.ts';
import { nextFreeHour } from './form/next-free-hour.ts';

/** Opens the window of an event, at most one per event. */
export function openEvent(event: Pick<CalendarEvent, 'id'>): void {
  openWindow('event', { event_id: event.id });
}

/** Opens the window of a new event. */
export function openNewEvent({ start, end, calendarIds, patientId, categoryId }: EventBeginning): void {
  openWindow('event', {
    start,
    end,
    calendar_ids: calendarIds.join(' '),
    patient_id: patientId ?? null,
    category_id: categoryId ?? null,
  });
}

/** Returns the prefilled data of a window opened with this input. */
export function beginningOf(input: WindowInput, now: string): EventBeginning {
  const calendarIds = (input['calendar_ids'] ?? '').split(' ').filter((id) => id !== '');
  const { start, end } = input;
  const times = start && end ? { start, end } : nextFreeHour(now.slice(0, 10), now);
  return { ...times, calendarIds, patientId: input['patient_id'] ?? null, categoryId: input['category_id'] ?? null };
}
