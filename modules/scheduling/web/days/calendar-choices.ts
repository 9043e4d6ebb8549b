import { useMemo } from 'react';
import { create } from 'zustand';
import { keepOwnChoice, onLeaving, readOwnChoice } from '#kit/session/own-choices.ts';
import { viewerId } from '#kit/session/viewer.ts';
import type { CalendarView } from './calendar-range.ts';

/** The user's last calendar settings. */
interface CalendarChoices {
  calendars: readonly string[];
  view: CalendarView | null;
  weekends: boolean;
  /** The calendar booked last. */
  booked: string | null;
}

const NONE: CalendarChoices = { calendars: [], view: null, weekends: false, booked: null };
const keyOf = (userId: string | null): string => `calendar/${userId ?? ''}`;

const useStored = create<{ of: string | null; choices: CalendarChoices }>(() => ({ of: null, choices: NONE }));
onLeaving(() => useStored.setState({ of: null, choices: NONE }));

/** Returns the signed-in user's last calendar settings on this computer, and a setter. Contains IDs only. */
export function useCalendarChoices(): [choices: CalendarChoices, keep: (change: Partial<CalendarChoices>) => void] {
  const { of, choices } = useStored();
  const userId = viewerId();
  const stored = useMemo(() => read(userId), [userId]);
  const mine = of === userId ? choices : stored;
  return [mine, (change) => store(userId, { ...mine, ...change })];
}

/** Returns the same settings, outside of a component. */
export function calendarChoices(): CalendarChoices {
  const userId = viewerId();
  const { of, choices } = useStored.getState();
  return of === userId ? choices : read(userId);
}

/** Saves which calendar was booked last, if it is a single one. */
export function recordBooked(calendarIds: readonly string[]): void {
  const [booked, ...others] = calendarIds;
  if (booked !== undefined && others.length === 0) store(viewerId(), { ...calendarChoices(), booked });
}

function store(userId: string | null, choices: CalendarChoices): void {
  useStored.setState({ of: userId, choices });
  keepOwnChoice(keyOf(userId), JSON.stringify(choices));
}

function read(userId: string | null): CalendarChoices {
  try {
    const stored = JSON.parse(readOwnChoice(keyOf(userId)) ?? '{}') as Partial<CalendarChoices>;
    const calendars = Array.isArray(stored.calendars) ? stored.calendars.filter((id) => typeof id === 'string') : [];
    return { ...NONE, ...stored, calendars };
  } catch {
    return NONE;
  }
}
