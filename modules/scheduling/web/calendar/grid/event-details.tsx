import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatAge } from '#kit/formats/age.ts';
import { formatDay, formatLongDay } from '#kit/formats/day.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { can } from '#kit/session/viewer.ts';
import { eventStatusNames } from '../../../rules/index.ts';
import { eventName, standsOn, type CalendarEvent, type ClinicCalendar } from '../../calendar-event.ts';
import { clinicClock } from '../../clinic-clock.ts';
import { ColourDot } from '../../colour-dot.tsx';
import { eventSpan } from '../../event/event-words.ts';
import { answerOf, PatientAnswerMark } from '../../event/patient-answer.tsx';
import { statusTones } from '../../event/status-tones.ts';
import classes from './event-popover.module.css';

interface EventDetailsProps {
  event: CalendarEvent;
  calendars: readonly ClinicCalendar[];
  onClose: () => void;
}

/** The facts of an event: time, calendars, type, patient, notes. */
export function EventDetails({ event, calendars, onClose }: EventDetailsProps) {
  const { patient, category } = event;
  return (
    <div className={classes.details} tabIndex={-1} data-autofocus>
      <div className={classes.head}>
        <div className={classes.title}>
          <EventTitle event={event} />
          {patient !== null && <span className={classes.subtitle}>{event.title}</span>}
        </div>
        <StatusBadge tone={statusTones[event.status]}>{eventStatusNames[event.status]}</StatusBadge>
        <ActionIcon size="md" aria-label="Close" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <dl className={classes.facts}>
        <dt>Time</dt>
        <dd>
          {formatLongDay(clinicClock(event.start).slice(0, 10))}
          <br />
          {eventSpan(event)}
        </dd>
        {answerOf(event) !== null && (
          <>
            <dt>Patient response</dt>
            <dd>
              <PatientAnswerMark event={event} withWords />
            </dd>
          </>
        )}
        <dt>Provider</dt>
        <dd>
          {calendars
            .filter(({ calendar_id }) => standsOn(event, calendar_id))
            .map(({ calendar_id, name, color }) => (
              <span key={calendar_id} className={classes.who}>
                <ColourDot colour={color} /> {name}
              </span>
            ))}
        </dd>
        {category !== null && (
          <>
            <dt>Type</dt>
            <dd className={classes.who}>
              <ColourDot colour={category.event_category_color_id} /> {category.event_category_name}
            </dd>
          </>
        )}
        {patient !== null && (
          <>
            <dt>Patient</dt>
            <dd>
              <PatientFacts patient={patient} />
            </dd>
          </>
        )}
        {event.recurring_event_id !== null && (
          <>
            <dt>Repeats</dt>
            <dd>Part of a series</dd>
          </>
        )}
        {event.notes !== null && (
          <>
            <dt>Notes</dt>
            <dd className={classes.notes}>{event.notes}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

/** The patient's name as a link to their page, otherwise the event's name. */
function EventTitle({ event }: { event: CalendarEvent }) {
  const { patient } = event;
  return patient === null || !can('patients.view') ? (
    <strong>{eventName(event)}</strong>
  ) : (
    <Link
      to="/patients/$patientID"
      params={{ patientID: patient.id }}
      search={{ name: eventName(event) }}
      className={classes.patient}
    >
      {eventName(event)}
    </Link>
  );
}

function PatientFacts({ patient }: { patient: NonNullable<CalendarEvent['patient']> }) {
  return (
    <>
      #{patient.user_patient_id}
      {patient.date_of_birth !== null &&
        ` · ${formatDay(patient.date_of_birth)} (${formatAge(patient.date_of_birth, patient.deceased_date ?? undefined)})`}
      {patient.deceased_date !== null && (
        <>
          <br />
          <strong>Died on {formatDay(patient.deceased_date)}</strong>
        </>
      )}
      {patient.mobile === null && patient.email === null && (
        <>
          <br />
          <strong>No phone or email</strong>
        </>
      )}
      {patient.mobile !== null && (
        <>
          <br />
          <a href={`tel:${patient.mobile.replace(/[^+\d]/g, '')}`}>{formatPhone(patient.mobile)}</a>
        </>
      )}
    </>
  );
}
