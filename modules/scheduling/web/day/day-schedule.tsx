import { ActionIcon, Anchor, Button } from '@mantine/core';
import { IconCalendarOff, IconChevronLeft, IconChevronRight, IconCircleCheck, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatShortDay, today } from '#kit/formats/day.ts';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { eventStatusNames } from '../../rules/index.ts';
import { eventName, type CalendarEvent, type ClinicCalendar, whoseEvent } from '../calendar-event.ts';
import { rangeAround, stepFrom } from '../days/calendar-range.ts';
import { useChosenDay } from './chosen-day.ts';
import { clinicClock } from '../clinic-clock.ts';
import classes from './day-schedule.module.css';
import type { EventActions } from '../event/event-actions.ts';
import { setStatus, standingOf } from '../event/event-commands.ts';
import { eventSpan } from '../event/event-words.ts';
import { mayBook, mayOn } from '../event/may-on.ts';
import { nextFreeHour } from '../event/form/next-free-hour.ts';
import { openEvent, openNewEvent } from '../event/open-event.ts';
import { PatientAnswerMark } from '../event/patient-answer.tsx';
import { SchedulingWindows } from '../scheduling-windows.tsx';
import { statusTones } from '../event/status-tones.ts';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { useEvents } from '../days/use-events.ts';
import { useNow } from '../use-now.ts';

/** "Schedule of the Day": the signed-in user's day, or the whole clinic's for users without a calendar. */
export function DaySchedule({ actions }: { actions?: EventActions }) {
  const viewer = useViewer();
  const now = useNow();
  const [day, setDay] = useChosenDay();
  const { setup } = useCalendarSetup();
  const calendars = setup?.clinic_calendars ?? [];
  const own = calendars.filter(({ user_id }) => user_id === viewer.userId);
  const ids = (own.length > 0 ? own : calendars.slice(0, 50)).map(({ calendar_id }) => calendar_id);
  const found = useEvents(rangeAround('day', day), ids);
  const book = (): void =>
    openNewEvent({ ...nextFreeHour(day, now), calendarIds: own.map(({ calendar_id }) => calendar_id) });
  return (
    <div className={classes.schedule}>
      <div className={classes.head}>
        <ActionIcon size="md" aria-label="Previous day" onClick={() => setDay(stepFrom('day', day, -1))}>
          <IconChevronLeft size={16} />
        </ActionIcon>
        <Anchor
          component="button"
          type="button"
          size="sm"
          c="inherit"
          fw={550}
          className={classes.day}
          onClick={() => setDay(today())}
          title="Today"
        >
          {day === today() ? 'Today' : formatShortDay(day)}
        </Anchor>
        <ActionIcon size="md" aria-label="Next day" onClick={() => setDay(stepFrom('day', day, 1))}>
          <IconChevronRight size={16} />
        </ActionIcon>
        <span className={classes.count}>{found.waiting ? '' : countText(found.events)}</span>
        {mayBook(calendars, day) && (
          <ActionIcon size="md" variant="default" aria-label="New event" onClick={book}>
            <IconPlus size={16} />
          </ActionIcon>
        )}
      </div>
      <div key={`${day} ${found.waiting}`} ref={showNow} className={classes.list} data-stale={found.stale || undefined}>
        <ReadRows
          label="Schedule"
          read={found.read}
          rows={(events) => events}
          loadingRows={5}
          empty={{
            icon: IconCalendarOff,
            title: 'No appointments on this day',
            detail: `${own.length > 0 ? 'Your' : 'The clinic’s'} appointments for the day are listed here, with check-in status.`,
            action: mayBook(calendars, day) && (
              <Button variant="default" leftSection={<IconPlus size={16} />} onClick={book}>
                Book appointment
              </Button>
            ),
          }}
        >
          {(event) => (
            <EventRow
              event={event}
              whose={own.length === 0 ? whoseEvent(event, calendars) : ''}
              calendars={calendars}
              now={now}
              actions={actions}
            />
          )}
        </ReadRows>
      </div>
      <SchedulingWindows />
    </div>
  );
}

/** Scrolls to the current time. */
function showNow(list: HTMLDivElement | null): void {
  const next = list?.querySelector<HTMLElement>('li:not([data-place="past"])');
  if (list && next) list.scrollTop = next.offsetTop - list.offsetTop - next.offsetHeight;
}

interface EventRowProps {
  event: CalendarEvent;
  /** The calendar's owner, if the whole clinic is shown. */
  whose: string;
  calendars: readonly ClinicCalendar[];
  now: string;
  actions?: EventActions;
}

function EventRow({ event, whose: who, calendars, now, actions: Actions }: EventRowProps) {
  const { patient } = event;
  const [start, end] = [clinicClock(event.start), clinicClock(event.end)];
  const place = end <= now ? 'past' : start <= now ? 'now' : undefined;
  const mayCheckIn =
    mayOn('scheduling.edit', calendars, standingOf(event).calendarIds) &&
    patient !== null &&
    (event.status === 'pending' || event.status === 'confirmed') &&
    start.slice(0, 10) === now.slice(0, 10);
  return (
    <li data-place={place}>
      <div className={classes.row} data-place={place} style={{ '--colour': event.color_id } as React.CSSProperties}>
        <span className={classes.time}>{eventSpan(event)}</span>
        <span className={classes.what}>
          {patient !== null && can('patients.view') ? (
            <Link
              to="/patients/$patientID"
              params={{ patientID: patient.id }}
              search={{ name: eventName(event) }}
              className={classes.patient}
            >
              {eventName(event)}
            </Link>
          ) : (
            <span className={classes.name}>{eventName(event)}</span>
          )}
          <button type="button" className={classes.about} onClick={() => openEvent(event)}>
            {[patient === null ? (event.category?.event_category_name ?? 'Event') : event.title, who]
              .filter(Boolean)
              .join(' · ')}
          </button>
          <PatientAnswerMark event={event} withWords />
        </span>
        <StatusBadge tone={statusTones[event.status]}>{eventStatusNames[event.status]}</StatusBadge>
        <span className={classes.actions}>
          {mayCheckIn && (
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconCircleCheck size={16} stroke={1.75} />}
              onClick={() => void setStatus(event, 'checkedin')}
            >
              Check in
            </Button>
          )}
          {Actions !== undefined && patient !== null && event.status === 'checkedin' && (
            <Actions eventId={event.event_key} patientId={patient.id} onOpened={() => undefined} />
          )}
        </span>
      </div>
    </li>
  );
}

function countText(events: readonly CalendarEvent[]): string {
  const now = clinicClock(new Date());
  const waiting = events.filter(
    ({ status, end }) => (status === 'pending' || status === 'confirmed') && clinicClock(end) > now,
  ).length;
  const here = events.filter(({ status }) => status === 'checkedin').length;
  return [`${events.length} booked`, here > 0 ? `${here} checked in` : '', waiting > 0 ? `${waiting} remaining` : '']
    .filter(Boolean)
    .join(' · ');
}
