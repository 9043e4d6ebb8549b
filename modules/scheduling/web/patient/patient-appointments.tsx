import { Button, Group } from '@mantine/core';
import { IconCalendarOff, IconCalendarPlus, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import type { Read } from '#kit/feedback/read.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay, today } from '#kit/formats/day.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { useDeceasedDate } from '#patients/web';
import { eventStatusNames } from '../../rules/index.ts';
import { whoseEvent, type CalendarEvent, type ClinicCalendar } from '../calendar-event.ts';
import { EventsOfPatientDocument } from '../calendar.operations.gen.ts';
import { clinicClock } from '../clinic-clock.ts';
import { eventSpan } from '../event/event-words.ts';
import { nextFreeHour } from '../event/form/next-free-hour.ts';
import { openEvent, openNewEvent } from '../event/open-event.ts';
import classes from './patient-appointments.module.css';
import { PatientAnswerMark } from '../event/patient-answer.tsx';
import { SchedulingWindows } from '../scheduling-windows.tsx';
import { statusTones } from '../event/status-tones.ts';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { useLiveEvents } from '../days/use-events.ts';
import { useNow } from '../use-now.ts';
import { waitlistActions } from '../waitlist-actions.ts';

const TAKE = 100;

/**
 * A patient's future appointments, next one first, with a button to book another; below them their waitlist entries.
 */
export function FutureAppointments({ patientId, children }: { patientId: string; children: ReactNode }) {
  const { now, ...shown } = useAppointments(patientId);
  const died = useDeceasedDate(patientId);
  const coming = (shown.events ?? []).filter((event) => clinicClock(event.end) > now).toReversed();
  const book = can('scheduling.create') && (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconCalendarPlus size={16} stroke={1.75} />}
      aria-label="New appointment"
      onClick={() => openNewEvent({ ...nextFreeHour(today(), now), calendarIds: [], patientId })}
    >
      New
    </Button>
  );
  const actions = (
    <Group gap={6} wrap="nowrap">
      {waitlistActions('add').map(({ openEntry }) => (
        <Button
          key="wait"
          size="compact-sm"
          variant="default"
          leftSection={<IconHourglass size={16} stroke={1.75} />}
          aria-label="Waitlist: add patient"
          onClick={() => openEntry({ patientId })}
        >
          Waitlist
        </Button>
      ))}
      {book}
    </Group>
  );
  return (
    <Panel title="Future Appointments" actions={shown.events !== undefined && actions} flush>
      {died !== null && coming.some(({ status }) => status === 'pending' || status === 'confirmed') && (
        <p className={classes.died}>
          The patient died on {formatDay(died)}. Booked appointments remain until they are canceled.
        </p>
      )}
      <Appointments {...shown} events={coming} none="No appointments booked" />
      {children}
      <SchedulingWindows />
    </Panel>
  );
}

/** A patient's past appointments, latest first. */
export function PastAppointments({ patientId }: { patientId: string }) {
  const { now, ...shown } = useAppointments(patientId);
  const past = (shown.events ?? []).filter((event) => clinicClock(event.end) <= now);
  return (
    <Panel title="Past Appointments" flush>
      <Appointments {...shown} events={past} none="No past appointments yet" />
      {shown.events?.length === TAKE && <p className={classes.none}>Earlier appointments are in the calendar.</p>}
      <SchedulingWindows />
    </Panel>
  );
}

function useAppointments(patientId: string) {
  const read = useApiQuery(EventsOfPatientDocument, { patient_id: patientId, take: TAKE }, { quiet: true });
  const { setup } = useCalendarSetup();
  const now = useNow();
  useLiveEvents();
  return { events: read.data?.patientEvents, read, calendars: setup?.clinic_calendars ?? [], now };
}

interface AppointmentsProps {
  read: Read<unknown>;
  /** The events to show. */
  events: readonly CalendarEvent[];
  calendars: readonly ClinicCalendar[];
  none: string;
}

function Appointments({ read, events, calendars, none }: AppointmentsProps) {
  return (
    <ReadRows
      label="Appointments"
      read={read}
      rows={() => events}
      loadingRows={3}
      empty={{ icon: IconCalendarOff, title: none }}
    >
      {(event) => (
        <Row
          title={event.title}
          subtitle={[formatDay(clinicClock(event.start).slice(0, 10)), eventSpan(event), whoseEvent(event, calendars)]}
          onOpen={() => openEvent(event)}
          badges={<StatusBadge tone={statusTones[event.status]}>{eventStatusNames[event.status]}</StatusBadge>}
          lines={<PatientAnswerMark event={event} withWords />}
        />
      )}
    </ReadRows>
  );
}
