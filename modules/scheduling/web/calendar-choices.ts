import { useMemo } from 'react';
import { create } from 'zustand';
import { viewerId } from '#kit/session/viewer.ts';
import type { CalendarView } from './calendar-range.ts';

/** How somebody last looked at the calendar. */
interface CalendarChoices {
  calendars: readonly string[];
  view: CalendarView | null;
  weekends: boolean;
}

const NONE: CalendarChoices = { calendars: [], view: null, weekends: false };
const keyOf = (userId: string | null): string => `salus-calendar/${userId ?? ''}`;

const useStored = create<{ of: string | null; choices: CalendarChoices }>(() => ({ of: null, choices: NONE }));

/** How the signed-in user last looked at the calendar on this computer, and how to keep a change of it. Ids only. */
export function useCalendarChoices(): [choices: CalendarChoices, keep: (change: Partial<CalendarChoices>) => void] {
  const { of, choices } = useStored();
  const userId = viewerId();
  const stored = useMemo(() => read(userId), [userId]);
  const mine = of === userId ? choices : stored;
  return [
    mine,
    (change) => {
      const next = { ...mine, ...change };
      useStored.setState({ of: userId, choices: next });
      try {
        localStorage.setItem(keyOf(userId), JSON.stringify(next));
      } catch {
        // A full or closed store forgets the choice with the page.
      }
    },
  ];
}

function read(userId: string | null): CalendarChoices {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as Partial<CalendarChoices>;
    const calendars = Array.isArray(stored.calendars) ? stored.calendars.filter((id) => typeof id === 'string') : [];
    return { ...NONE, ...stored, calendars };
  } catch {
    return NONE;
  }
}
