import { Button } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { today } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { RowFoot } from '#kit/rows/row-list.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { eventName, type CalendarEvent, whoseEvent } from '../calendar-event.ts';
import { clinicClock } from '../clinic-clock.ts';
import { useEvents } from '../days/use-events.ts';
import { setStatus, standingOf } from '../event/event-commands.ts';
import { mayOn } from '../event/may-on.ts';
import { openEvent } from '../event/open-event.ts';
import { SchedulingWindows } from '../scheduling-windows.tsx';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { useNow } from '../use-now.ts';

const DAYS = 3;
const SHOWN = 6;

/**
 * Dashboard card: appointments of today and the next two days that nobody confirmed: the user's own, or the whole
 * clinic's for users without a calendar.
 */
export function UnconfirmedCard() {
  const { userId } = useViewer();
  const [showsAll, setShowsAll] = useState(false);
  const now = useNow();
  const { setup } = useCalendarSetup();
  const calendars = setup?.clinic_calendars ?? [];
  const own = calendars.filter(({ user_id }) => user_id === userId);
  const ids = (own.length > 0 ? own : calendars.slice(0, 50)).map(({ calendar_id }) => calendar_id);
  const range = { start: today(), end: Temporal.PlainDate.from(today()).add({ days: DAYS }).toString() };
  const { read } = useEvents(range, ids);
  const open = (events: readonly CalendarEvent[]): CalendarEvent[] =>
    events.filter(
      (event) =>
        event.status === 'pending' &&
        event.patient !== null &&
        clinicClock(event.start) > now &&
        mayOn('scheduling.edit', calendars, standingOf(event).calendarIds),
    );
  const count = open(read.data ?? []).length;
  return (
    <>
      <ReadRows
        label="Unconfirmed appointments"
        read={read}
        rows={(events) => open(events).slice(0, showsAll ? count : SHOWN)}
        loadingRows={3}
        rowHeight={56}
        empty={{ icon: IconCalendarCheck, title: 'All appointments are confirmed' }}
      >
        {(event) => (
          <Row
            title={eventName(event)}
            onOpen={() => openEvent(event)}
            subtitle={[
              formatInstant(event.start),
              own.length === 0 && whoseEvent(event, calendars),
              formatPhone(event.patient?.mobile),
            ]}
            actions={
              <RowButton of={eventName(event)} onClick={() => void setStatus(event, 'confirmed')}>
                Confirm
              </RowButton>
            }
          />
        )}
      </ReadRows>
      {count > SHOWN && !showsAll && (
        <RowFoot>
          <Button variant="subtle" size="compact-sm" onClick={() => setShowsAll(true)}>
            Show all {count} unconfirmed
          </Button>
        </RowFoot>
      )}
      <SchedulingWindows />
    </>
  );
}
