import { useMemo } from 'react';
import { create } from 'zustand';
import { keepOwnChoice, onLeaving, readOwnChoice } from '#kit/session/own-choices.ts';
import { viewerId } from '#kit/session/viewer.ts';
import type { CalendarView } from './calendar-range.ts';

/** How somebody last looked at the calendar. */
interface CalendarChoices {
  calendars: readonly string[];
  view: CalendarView | null;
  weekends: boolean;
  /** The calendar that they booked on last. */
  booked: string | null;
}

const NONE: CalendarChoices = { calendars: [], view: null, weekends: false, booked: null };
const keyOf = (userId: string | null): string => `calendar/${userId ?? ''}`;

const useStored = create<{ of: string | null; choices: CalendarChoices }>(() => ({ of: null, choices: NONE }));
onLeaving(() => useStored.setState({ of: null, choices: NONE }));

/** How the signed-in user last looked at the calendar on this computer, and how to keep a change of it. Ids only. */
export function useCalendarChoices(): [choices: CalendarChoices, keep: (change: Partial<CalendarChoices>) => void] {
  const { of, choices } = useStored();
  const userId = viewerId();
  const stored = useMemo(() => read(userId), [userId]);
  const mine = of === userId ? choices : stored;
  return [mine, (change) => store(userId, { ...mine, ...change })];
}

/** Keeps which calendar was booked on last, where that is one. */
export function recordBooked(calendarIds: readonly string[]): void {
  const [booked, ...others] = calendarIds;
  if (booked === undefined || others.length > 0) return;
  const userId = viewerId();
  const { of, choices } = useStored.getState();
  store(userId, { ...(of === userId ? choices : read(userId)), booked });
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
