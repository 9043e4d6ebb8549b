import { useMemo } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { useCalendarChoices } from './calendar-choices.ts';
import { CalendarsPanel } from './calendars-panel.tsx';
import { chooseCalendars, toggleCalendar } from './shown-calendars.ts';
import { useCalendarPlace } from './use-calendar-place.ts';
import { useCalendarSetup } from './use-calendar-setup.ts';

/** The side panel of the calendar: the month at a glance, and whose calendars are shown. */
export function CalendarsSide() {
  const viewer = useViewer();
  const place = useCalendarPlace(usePhone());
  const [choices, keep] = useCalendarChoices();
  const { setup } = useCalendarSetup();
  const ids = useMemo(
    () => chooseCalendars(choices.calendars, setup?.clinic_calendars ?? [], viewer.userId),
    [choices.calendars, setup, viewer.userId],
  );
  return (
    <CalendarsPanel
      day={place.day}
      onDay={(day) => place.go({ day })}
      calendars={setup?.clinic_calendars ?? []}
      shown={ids}
      onToggle={(id) => keep({ calendars: toggleCalendar(ids, id) })}
      weekends={choices.weekends}
      onWeekends={(weekends) => keep({ weekends })}
    />
  );
}
