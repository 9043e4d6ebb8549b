import { Suspense, useEffect, useMemo, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { joinReads } from '#kit/feedback/read.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { useCalendarChoices } from '../days/calendar-choices.ts';
import type { CalendarEvent, ClinicCalendar } from '../calendar-event.ts';
import classes from './calendar-page.module.css';
import { type CalendarView, isWeekend, rangeAround, rangeTitle, stepFrom } from '../days/calendar-range.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { CalendarsPanel } from './calendars-panel.tsx';
import { clinicClock, eventClock } from '../clinic-clock.ts';
import type { EventActions } from '../event/event-actions.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { mayBook } from '../event/may-on.ts';
import { nextFreeHour } from '../event/form/next-free-hour.ts';
import { openEvent, openNewEvent } from '../event/open-event.ts';
import { PrintedEvents } from './printed-events.tsx';
import { SchedulingWindows } from '../scheduling-windows.tsx';
import { chooseCalendars, defaultCalendar, toggleCalendar } from './shown-calendars.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { prepareEvents, useEvents } from '../days/use-events.ts';
import { prepareHours, useHours } from '../days/use-hours.ts';

const CalendarBoard = lazy(() => import('./calendar-board.tsx').then((file) => ({ default: file.CalendarBoard })));
const CalendarsSheet = lazy(() => import('./calendars-sheet.tsx').then((file) => ({ default: file.CalendarsSheet })));
const NO_CALENDARS: readonly ClinicCalendar[] = [];

/**
 * /scheduling/index: the clinic's calendar by day, week, month or as a list. `actions` are event actions of other
 * modules.
 */
export function CalendarPage({ actions }: { actions?: EventActions }) {
  const viewer = useViewer();
  const phone = usePhone();
  const place = useCalendarPlace(phone);
  const [choices, keep] = useCalendarChoices();
  const [panelOpen, setPanelOpen] = useState(false);
  const { setup, read: setupRead } = useCalendarSetup();
  const all = setup?.clinic_calendars ?? NO_CALENDARS;
  const ids = useMemo(
    () => chooseCalendars(choices.calendars, all, viewer.userId),
    [choices.calendars, all, viewer.userId],
  );
  const shown = useMemo(() => all.filter(({ calendar_id }) => ids.includes(calendar_id)), [all, ids]);
  const days = rangeAround(place.view, place.day);
  const found = useEvents(days, ids);
  const { error, refetch } = joinReads(setupRead, found.read);
  // The grid renders its own skeleton while it loads.
  const shownRead = { data: error === null ? true : undefined, error, refetch };
  const { hours, waiting: isReadingHours } = useHours(days, ids, setup);
  const { view, day } = place;
  usePrepared(view, day, ids, !found.waiting && !found.stale);

  const create = (): void => {
    const calendarIds = defaultCalendar(shown, viewer.userId, { last: choices.booked });
    openNewEvent({ ...nextFreeHour(place.day, clinicClock(new Date())), calendarIds });
  };
  const wished = (place.wish['new'] !== undefined || place.wish['event'] !== undefined) && setup !== undefined;
  useEffect(() => {
    if (!wished) return;
    const id = place.wish['event'];
    place.granted();
    if (id !== undefined) openEvent({ id });
    else if (mayBook(all)) create();
    // The request in the address is handled once, as soon as it can be.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [wished]);

  const panel = (
    <CalendarsPanel
      day={place.day}
      onDay={(day) => place.go({ day })}
      calendars={all}
      shown={ids}
      onToggle={(id) => keep({ calendars: toggleCalendar(ids, id) })}
      weekends={choices.weekends}
      onWeekends={(weekends) => keep({ weekends })}
    />
  );
  const isBookedOnWeekend = useMemo(() => isAnyOnWeekend(found.events), [found.events]);
  const weekends =
    choices.weekends ||
    isWeekend(place.day) ||
    hours.some(({ week }) => week.some(({ weekday }) => weekday > 5)) ||
    isBookedOnWeekend;
  // The number of columns of a week depends on its hours and events.
  const hasShape = view !== 'week' || ids.length === 0 || !(found.waiting || isReadingHours);
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        <CalendarToolbar
          view={place.view}
          day={place.day}
          phone={phone}
          weekends={weekends}
          shown={ids.length}
          onGo={place.go}
          onCalendars={() => setPanelOpen(true)}
          onCreate={mayBook(all) ? create : undefined}
        />
        <ReadState read={shownRead} label="Calendar">
          {() => (
            <Suspense fallback={<GridSkeleton />}>
              {setup === undefined ? (
                <GridSkeleton />
              ) : (
                <CalendarBoard
                  place={place}
                  setup={setup}
                  shown={shown}
                  found={found}
                  hours={hours}
                  weekends={weekends}
                  hasShape={hasShape}
                  actions={actions}
                />
              )}
            </Suspense>
          )}
        </ReadState>
      </div>
      {phone && panelOpen && (
        <Suspense>
          <CalendarsSheet onClose={() => setPanelOpen(false)}>{panel}</CalendarsSheet>
        </Suspense>
      )}
      <PrintedEvents title={rangeTitle(view, day, { phone: false, weekends })} events={found.events} shown={shown} />
      <SchedulingWindows />
    </div>
  );
}

function isAnyOnWeekend(events: readonly CalendarEvent[]): boolean {
  return events.some((event) => isWeekend(eventClock(event).start.slice(0, 10)));
}

/** Prefetches the neighboring pages once the current one is loaded. */
function usePrepared(view: CalendarView, day: string, ids: readonly string[], settled: boolean): void {
  useEffect(() => {
    if (!settled) return;
    const timer = setTimeout(() => {
      for (const step of [1, -1] as const) {
        const next = rangeAround(view, stepFrom(view, day, step));
        prepareEvents(next, ids);
        prepareHours(next, ids);
      }
    }, 400);
    return () => clearTimeout(timer);
  }, [settled, view, day, ids]);
}
