import { standsOn, type CalendarEvent, type ClinicCalendar } from '../../calendar-event.ts';
import { eventClock } from '../../clinic-clock.ts';
import type { GridEvent } from '../grid/grid-events.ts';

/** The position of an event in a doctor's lane of a day, in percent of the lane. */
export interface LaneBox {
  grid: GridEvent;
  /** Index of the lane's calendar. */
  lane: number;
  top: number;
  height: number;
  left: number;
  width: number;
}

const MINUTES = 1440;
// Shorter events are drawn at this length so that they can be clicked.
const SHORTEST = 10;

/**
 * Returns the boxes of each day (YYYY-MM-DD), in a lane per calendar; overlapping events in a lane cover its left part.
 */
export function laneBoxes(
  events: readonly CalendarEvent[],
  calendars: readonly ClinicCalendar[],
): Map<string, LaneBox[]> {
  const days = new Map<string, LaneBox[]>();
  calendars.forEach((calendar, lane) => {
    let busyUntil = '';
    for (const event of events) {
      if (!standsOn(event, calendar.calendar_id)) continue;
      const { start, end } = eventClock(event);
      const overlaps = start < busyUntil;
      if (end > busyUntil) busyUntil = end;
      for (const part of partsOf(start, end)) {
        const box = {
          grid: { event, calendar, others: [] },
          lane,
          ...part.place,
          left: overlaps ? 40 : 0,
          width: overlaps ? 60 : 100,
        };
        const boxes = days.get(part.day);
        if (boxes === undefined) days.set(part.day, [box]);
        else boxes.push(box);
      }
    }
  });
  return days;
}

function partsOf(start: string, end: string): { day: string; place: { top: number; height: number } }[] {
  const [from, until] = [start.slice(0, 10), end.slice(0, 10)];
  if (from === until) return [{ day: from, place: placeOf(minuteOf(start), minuteOf(end)) }];
  const parts = [{ day: from, place: placeOf(minuteOf(start), MINUTES) }];
  for (let day = dayAfter(from); day <= until; day = dayAfter(day)) {
    const last = day === until ? minuteOf(end) : MINUTES;
    if (last > 0) parts.push({ day, place: placeOf(0, last) });
  }
  return parts;
}

function placeOf(from: number, until: number): { top: number; height: number } {
  return { top: (from / MINUTES) * 100, height: (Math.max(SHORTEST, until - from) / MINUTES) * 100 };
}

function minuteOf(clock: string): number {
  return Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
