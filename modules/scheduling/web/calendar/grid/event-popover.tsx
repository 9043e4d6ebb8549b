// Over 300 lines: the details of an event and all that is done with it in one press, read together.
import { ActionIcon, Button, Drawer, Popover } from '@mantine/core';
import {
  IconBan,
  IconCalendarTime,
  IconCircleCheck,
  IconArrowsMove,
  IconEdit,
  IconRotate,
  IconTrash,
  IconUserOff,
  IconX,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatAge } from '#kit/formats/age.ts';
import { formatDay, formatLongDay } from '#kit/formats/day.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can } from '#kit/session/viewer.ts';
import { eventStatusNames, type EventStatus } from '../../../rules/index.ts';
import { eventName, standsOn, type CalendarEvent, type ClinicCalendar } from '../../calendar-event.ts';
import { clinicClock } from '../../clinic-clock.ts';
import { ColourDot } from '../../colour-dot.tsx';
import { deleteAfterAsking } from '../../delete-after-asking.ts';
import type { EventActions } from '../../event/event-actions.ts';
import { setStatus, standingOf } from '../../event/event-commands.ts';
import classes from './event-popover.module.css';
import { eventSpan } from '../../event/event-words.ts';
import { mayOn, whyOnlyLook } from '../../event/may-on.ts';
import { beginMove } from '../moving-event.ts';
import { openEvent } from '../../event/open-event.ts';
import { focusEvent } from './use-event-focus.ts';
import { answerOf, PatientAnswerMark } from '../../event/patient-answer.tsx';
import { statusTones } from '../../event/status-tones.ts';

/** The event whose popover is open, and the element that it hangs on. */
export interface PoppedEvent {
  id: string;
  element: HTMLElement;
}

interface EventPopoverProps {
  popped: PoppedEvent;
  events: readonly CalendarEvent[];
  calendars: readonly ClinicCalendar[];
  actions?: EventActions;
  onClose: () => void;
}

/** What an event is, and what is done with it in one press: check in, no show, cancel, open. */
export function EventPopover({ popped, events, calendars, actions, onClose }: EventPopoverProps) {
  const event = events.find(({ id }) => id === popped.id);
  const [box] = useState(() => popped.element.getBoundingClientRect());
  useEffect(() => {
    const { element, id } = popped;
    return () => {
      if (element.isConnected) element.focus({ preventScroll: true });
      // It may have been painted anew since.
      else focusEvent(id);
    };
  }, [popped]);
  const phone = usePhone();
  if (event === undefined) return null;
  const inside = (
    <>
      <Details event={event} calendars={calendars} onClose={onClose} />
      <Commands event={event} calendars={calendars} actions={actions} onClose={onClose} />
    </>
  );
  if (phone) {
    return (
      <Drawer.Root opened onClose={onClose} position="bottom" size="auto">
        <Drawer.Overlay />
        <Drawer.Content className={classes.sheet} aria-label={eventName(event)}>
          <Drawer.Body p={0}>{inside}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    );
  }
  return (
    <Popover
      opened
      onDismiss={onClose}
      position="right-start"
      width={360}
      offset={8}
      trapFocus
      withinPortal
      withRoles={false}
      shadow="md"
      // An event as wide as the page has no room beside it.
      middlewares={{ flip: { fallbackPlacements: ['left-start', 'bottom', 'top'] }, shift: { padding: 8 } }}
    >
      <Popover.Target>
        <span
          className={classes.anchor}
          style={{ left: box.left, top: box.top, width: box.width, height: Math.min(box.height, 60) }}
        />
      </Popover.Target>
      <Popover.Dropdown p={0} role="dialog" aria-label={eventName(event)}>
        {inside}
      </Popover.Dropdown>
    </Popover>
  );
}

function Details({
  event,
  calendars,
  onClose,
}: {
  event: CalendarEvent;
  calendars: readonly ClinicCalendar[];
  onClose: () => void;
}) {
  const { patient, category } = event;
  return (
    <div className={classes.details} tabIndex={-1} data-autofocus>
      <div className={classes.head}>
        <div className={classes.title}>
          {patient === null || !can('patients.view') ? (
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
          )}
          {patient !== null && <span className={classes.subtitle}>{event.title}</span>}
        </div>
        <StatusBadge tone={statusTones[event.status]}>{eventStatusNames[event.status]}</StatusBadge>
        <ActionIcon size="md" aria-label="Close" onClick={onClose}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <dl className={classes.facts}>
        <dt>When</dt>
        <dd>
          {formatLongDay(clinicClock(event.start).slice(0, 10))}
          <br />
          {eventSpan(event)}
        </dd>
        {answerOf(event) !== null && (
          <>
            <dt>Answer</dt>
            <dd>
              <PatientAnswerMark event={event} withWords />
            </dd>
          </>
        )}
        <dt>With</dt>
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
                  <strong>No phone and no e-mail</strong>
                </>
              )}
              {patient.mobile !== null && (
                <>
                  <br />
                  <a href={`tel:${patient.mobile.replace(/[^+\d]/g, '')}`}>{formatPhone(patient.mobile)}</a>
                </>
              )}
            </dd>
          </>
        )}
        {event.recurring_event_id !== null && (
          <>
            <dt>Repeats</dt>
            <dd>One of a series</dd>
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

function Commands({
  event,
  calendars,
  actions: Actions,
  onClose,
}: {
  event: CalendarEvent;
  calendars: readonly ClinicCalendar[];
  actions?: EventActions;
  onClose: () => void;
}) {
  const standing = standingOf(event).calendarIds;
  const mayEdit = mayOn('scheduling.edit', calendars, standing);
  const mayDelete = mayOn('scheduling.delete', calendars, standing, []);
  const onlyLook = whyOnlyLook(calendars, standing);
  const mark = (status: EventStatus) => () => {
    onClose();
    void setStatus(event, status);
  };
  const phone = usePhone();
  const size = phone ? 'sm' : 'compact-sm';
  const isOver = event.status === 'noshow' || event.status === 'canceled';
  return (
    <div className={classes.deeds}>
      {onlyLook !== null && <p className={classes.look}>{onlyLook}</p>}
      {mayEdit && (
        <>
          {event.status === 'pending' && (
            <Button
              size={size}
              variant="default"
              leftSection={<IconCalendarTime size={16} />}
              onClick={mark('confirmed')}
            >
              Confirm
            </Button>
          )}
          {(event.status === 'pending' || event.status === 'confirmed') && (
            <>
              {event.patient !== null && (
                <>
                  <Button size={size} leftSection={<IconCircleCheck size={16} />} onClick={mark('checkedin')}>
                    Check in
                  </Button>
                  <Button
                    size={size}
                    variant="default"
                    leftSection={<IconUserOff size={16} />}
                    onClick={mark('noshow')}
                  >
                    No show
                  </Button>
                </>
              )}
              <Button size={size} variant="default" leftSection={<IconBan size={16} />} onClick={mark('canceled')}>
                Cancel event
              </Button>
            </>
          )}
          {(isOver || event.status === 'checkedin') && (
            <Button size={size} variant="default" leftSection={<IconRotate size={16} />} onClick={mark('confirmed')}>
              Back to confirmed
            </Button>
          )}
        </>
      )}
      {Actions !== undefined && (
        <Actions eventId={event.event_key} patientId={event.patient?.id ?? null} onOpened={onClose} />
      )}
      <span className={classes.end}>
        {mayDelete && (
          <ActionIcon
            size={phone ? 'lg' : 'md'}
            aria-label="Delete event"
            onClick={() => {
              onClose();
              void deleteAfterAsking(event);
            }}
          >
            <IconTrash size={16} stroke={1.75} />
          </ActionIcon>
        )}
        {mayEdit && (
          <ActionIcon
            size={phone ? 'lg' : 'md'}
            aria-label="Move or resize…"
            title="Move or resize…"
            onClick={() => {
              // The popover gives the focus back at once, so that no key pressed after this one goes astray.
              flushSync(onClose);
              beginMove(event);
            }}
          >
            <IconArrowsMove size={16} stroke={1.75} />
          </ActionIcon>
        )}
        {mayEdit && (
          <ActionIcon
            size={phone ? 'lg' : 'md'}
            aria-label="Edit event"
            onClick={() => {
              onClose();
              openEvent(event);
            }}
          >
            <IconEdit size={16} stroke={1.75} />
          </ActionIcon>
        )}
      </span>
    </div>
  );
}
