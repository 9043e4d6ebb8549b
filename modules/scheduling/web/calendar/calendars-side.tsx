import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { useAfterPaint } from '#kit/page/use-after-paint.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { useCalendarChoices } from '../days/calendar-choices.ts';
import { CalendarsPanel } from './calendars-panel.tsx';
import { DayPanel, DayPanelHead } from './day-panel.tsx';
import { chooseCalendars, toggleCalendar } from './shown-calendars.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useCalendarSetup } from '../use-calendar-setup.ts';

/** The side panel of the calendar: month overview and calendar selection. */
export function CalendarsSide({ released }: { released: ReactNode }) {
  const place = useCalendarPlace(usePhone());
  const go = useRef(place.go);
  useLayoutEffect(() => void (go.current = place.go));
  const onDay = useCallback((day: string) => go.current({ day }), []);
  // The grid is painted first when the week changes; the panel follows.
  return <SidePanel day={useAfterPaint(place.day)} onDay={onDay} released={released} />;
}

interface PanelProps {
  day: string;
  onDay: (day: string) => void;
  /** The released slots. */
  released: ReactNode;
}

const SidePanel = memo(function SidePanel({ day, onDay, released }: PanelProps) {
  const viewer = useViewer();
  const [choices, keep] = useCalendarChoices();
  const { setup, read } = useCalendarSetup();
  const ids = useMemo(
    () => chooseCalendars(choices.calendars, setup?.clinic_calendars ?? [], viewer.userId),
    [choices.calendars, setup, viewer.userId],
  );
  const all = setup?.clinic_calendars ?? [];
  const own = all.filter(({ user_id }) => user_id === viewer.userId);
  return (
    <ReadState read={read} label="Calendars">
      {() => (
        <CalendarsPanel
          head={<DayPanelHead />}
          schedule={
            <>
              {released}
              {own.length > 0 && <DayPanel day={day} own={own} />}
            </>
          }
          day={day}
          onDay={onDay}
          calendars={all}
          shown={ids}
          onToggle={(id) => keep({ calendars: toggleCalendar(ids, id) })}
          weekends={choices.weekends}
          onWeekends={(weekends) => keep({ weekends })}
        />
      )}
    </ReadState>
  );
});
