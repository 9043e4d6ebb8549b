import { Anchor, Button } from '@mantine/core';
import { IconCalendarOff, IconCalendarPlus } from '@tabler/icons-react';
import { useRead } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay, today } from '#kit/formats/day.ts';
import { can } from '#kit/session/viewer.ts';
import { eventStatusNames } from '../rules/index.ts';
import { standsOn, type CalendarEvent, type ClinicCalendar } from './calendar-event.ts';
import { EventsOfPatientDocument } from './calendar.operations.gen.ts';
import { clinicClock } from './clinic-clock.ts';
import { eventSpan } from './event-words.ts';
import { nextFreeHour } from './next-free-hour.ts';
import { openEvent, openNewEvent } from './open-event.ts';
import classes from './patient-appointments.module.css';
import { SchedulingWindows } from './scheduling-windows.tsx';
import { statusTones } from './status-tones.ts';
import { useCalendarSetup } from './use-calendar-setup.ts';
import { useLiveEvents } from './use-events.ts';
import { useNow } from './use-now.ts';

const TAKE = 50;

/** A patient's appointments: those to come, the next one first, then those that were. */
export function PatientAppointments({ patientId }: { patientId: string }) {
  const { data, error, refetch } = useRead(EventsOfPatientDocument, { patient_id: patientId, take: TAKE });
  const { setup } = useCalendarSetup();
  const now = useNow();
  useLiveEvents();
  const events = data?.patientEvents;
  const coming = (events ?? []).filter((event) => clinicClock(event.end) > now).toReversed();
  const past = (events ?? []).filter((event) => clinicClock(event.end) <= now);
  const book = can('scheduling.create') && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
      onClick={() => openNewEvent({ ...nextFreeHour(today(), now), calendarIds: [], patientId })}
    >
      New appointment
    </Button>
  );
  return (
    <div>
      {error !== null && events === undefined ? (
        <ErrorState error={error} what="The appointments" onRetry={() => void refetch()} />
      ) : events === undefined ? (
        <RowsSkeleton rows={3} />
      ) : events.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title="No appointments yet" action={book} />
      ) : (
        <>
          <Part title="To come" events={coming} calendars={setup?.clinic_calendars ?? []} action={book} />
          <Part title="Past" events={past} calendars={setup?.clinic_calendars ?? []} />
        </>
      )}
      <SchedulingWindows />
    </div>
  );
}

interface PartProps {
  title: string;
  events: readonly CalendarEvent[];
  calendars: readonly ClinicCalendar[];
  action?: React.ReactNode;
}

function Part({ title, events, calendars, action }: PartProps) {
  if (events.length === 0 && !action) return null;
  return (
    <section>
      <div className={classes.head}>
        <h3>{title}</h3>
        {action}
      </div>
      {events.length === 0 && <p className={classes.none}>Nothing is booked.</p>}
      <ul className={classes.list}>
        {events.map((event) => (
          <li key={event.id}>
            <span className={classes.when}>
              <span>{formatDay(clinicClock(event.start).slice(0, 10))}</span>
              <span className={classes.time}>{eventSpan(event)}</span>
            </span>
            <span className={classes.what}>
              <Anchor component="button" type="button" size="sm" ta="start" onClick={() => openEvent(event)}>
                {event.title}
              </Anchor>
              <span className={classes.who}>{whoOf(event, calendars)}</span>
            </span>
            <StatusBadge tone={statusTones[event.status]}>{eventStatusNames[event.status]}</StatusBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whoOf(event: CalendarEvent, calendars: readonly ClinicCalendar[]): string {
  return calendars
    .filter(({ calendar_id }) => standsOn(event, calendar_id))
    .map(({ name }) => name)
    .join(', ');
}
