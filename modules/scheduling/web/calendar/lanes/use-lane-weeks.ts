import { startTransition, useEffect, useMemo, useState } from 'react';
import type { CalendarEvent, ClinicCalendar } from '../../calendar-event.ts';
import { daysIn, isWeekend, rangeAround, stepFrom } from '../../days/calendar-range.ts';
import { laneBoxes, type LaneBox } from './lane-boxes.ts';
import { useKnownEvents } from '../../days/use-events.ts';

/** A week of many calendars, ready to render. */
export interface LanePage {
  /** Its days from left to right, YYYY-MM-DD. */
  days: readonly string[];
  boxes: ReadonlyMap<string, readonly LaneBox[]>;
  /** For a prefetched week: the days that are rendered, hidden. Null for the visible week. */
  ahead: ReadonlySet<string> | null;
}

/** The week, the calendars, and whether the calendar shows lanes at all. */
export interface LaneWeeksInput {
  /** False if the view is not a week in lanes; nothing is rendered then. */
  isOn: boolean;
  /** A day of the visible week, YYYY-MM-DD. */
  day: string;
  events: readonly CalendarEvent[];
  shown: readonly ClinicCalendar[];
  weekends: boolean;
  /** True if the visible week is loaded and others can be prepared. */
  settled: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the visible week, and the prefetched weeks before and after it. Those are rendered hidden during idle time,
 * one day at a time, so that switching to them only changes their visibility.
 */
export function useLaneWeeks({ isOn, day, events, shown, weekends, settled }: LaneWeeksInput): readonly LanePage[] {
  const [drawn, setDrawn] = useState(NONE);
  const ids = useMemo(() => (isOn ? shown.map(({ calendar_id }) => calendar_id) : []), [isOn, shown]);
  const [before, after] = [stepFrom('week', day, -1), stepFrom('week', day, 1)];
  const known = {
    before: useKnownEvents(rangeAround('week', before), ids),
    after: useKnownEvents(rangeAround('week', after), ids),
  };

  const here = useMemo(
    () => ({ days: isOn ? daysOf(day, weekends) : [], boxes: isOn ? boxesOf(events, shown) : EMPTY, ahead: null }),
    [isOn, day, weekends, events, shown],
  );
  const beside = useMemo(
    () =>
      [
        { day: after, events: known.after },
        { day: before, events: known.before },
      ].flatMap((one) => (one.events === undefined ? [] : [{ days: daysOf(one.day, weekends), events: one.events }])),
    [after, before, known.after, known.before, weekends],
  );
  useEffect(() => {
    if (!isOn || !settled) return undefined;
    const wanted = beside.flatMap(({ days }) => days);
    const missing = wanted.find((one) => !drawn.has(one));
    if (missing === undefined && here.days.every((one) => drawn.has(one))) return undefined;
    return whenIdle(() => {
      const kept = [...here.days, ...wanted.filter((one) => drawn.has(one))];
      startTransition(() => setDrawn(new Set(missing === undefined ? kept : [...kept, missing])));
    });
  }, [isOn, settled, here, beside, drawn]);

  return useMemo(() => {
    const ahead = beside.map(({ days, events: ofWeek }): LanePage => {
      const isBegun = days.some((one) => drawn.has(one));
      return { days, boxes: isBegun ? boxesOf(ofWeek, shown) : EMPTY, ahead: drawn };
    });
    return [here, ...ahead];
  }, [here, beside, drawn, shown]);
}

const EMPTY: ReadonlyMap<string, readonly LaneBox[]> = new Map();

function daysOf(day: string, weekends: boolean): string[] {
  return daysIn(rangeAround('week', day)).filter((one) => weekends || !isWeekend(one));
}

type CachedBoxes = { calendars: readonly ClinicCalendar[]; boxes: ReadonlyMap<string, readonly LaneBox[]> };
const made = new WeakMap<readonly CalendarEvent[], CachedBoxes>();

// Memoized, so that a prerendered week is the same object when it is shown.
function boxesOf(events: readonly CalendarEvent[], calendars: readonly ClinicCalendar[]): CachedBoxes['boxes'] {
  let one = made.get(events);
  if (one === undefined || one.calendars !== calendars) {
    one = { calendars, boxes: laneBoxes(events, calendars) };
    made.set(events, one);
  }
  return one.boxes;
}

function whenIdle(work: () => void): () => void {
  // Not every browser supports requestIdleCallback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
