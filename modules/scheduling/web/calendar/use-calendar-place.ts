import { useNavigate, useSearch } from '@tanstack/react-router';
import { today } from '#kit/formats/day.ts';
import { isWallClock } from '../../rules/index.ts';
import { useCalendarChoices } from '../days/calendar-choices.ts';
import { calendarViews, type CalendarView } from '../days/calendar-range.ts';

/** The calendar's view and day; both are in the address. */
export interface CalendarPlace {
  view: CalendarView;
  day: string;
  go: (to: { view?: CalendarView; day?: string }) => void;
  /** A one-time request in the address, e.g. to open a new event. */
  wish: Readonly<Record<string, string>>;
  /** Removes the request from the address. */
  granted: () => void;
}

/** Returns the calendar's view and day: from the address, otherwise the last view and today. */
export function useCalendarPlace(phone: boolean): CalendarPlace {
  const search: Record<string, string> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [choices, keep] = useCalendarChoices();
  const { view, day } = placeIn(search, choices.view, phone);
  const { view: _view, day: _day, ...wish } = search;
  return {
    view,
    day,
    wish,
    go: (to) => {
      if (to.view !== undefined) keep({ view: to.view });
      void navigate({ to: '/scheduling/index', search: { view: to.view ?? view, day: to.day ?? day } });
    },
    granted: () => void navigate({ to: '/scheduling/index', search: { view, day }, replace: true }),
  };
}

/** Returns the view and day of an address: without any, the last view (`kept`), and today. */
export function placeIn(
  search: Readonly<Record<string, string>>,
  kept: CalendarView | null,
  phone: boolean,
): Pick<CalendarPlace, 'view' | 'day'> {
  const asked = calendarViews.find((view) => view === search['view']);
  const day = search['day'] ?? '';
  return { view: asked ?? kept ?? (phone ? 'day' : 'week'), day: isWallClock(`${day} 00:00:00`) ? day : today() };
}
