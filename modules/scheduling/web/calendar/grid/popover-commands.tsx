import { ActionIcon, Button } from '@mantine/core';
import {
  IconBan,
  IconCalendarTime,
  IconCircleCheck,
  IconArrowsMove,
  IconEdit,
  IconRotate,
  IconTrash,
  IconUserOff,
} from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { usePhone } from '#kit/page/use-phone.ts';
import type { EventStatus } from '../../../rules/index.ts';
import type { CalendarEvent, ClinicCalendar } from '../../calendar-event.ts';
import { deleteAfterAsking } from '../../delete-after-asking.ts';
import type { EventActions } from '../../event/event-actions.ts';
import { setStatus, standingOf } from '../../event/event-commands.ts';
import { mayOn, whyOnlyLook } from '../../event/may-on.ts';
import { openEvent } from '../../event/open-event.ts';
import { beginMove } from '../moving-event.ts';
import classes from './event-popover.module.css';

interface PopoverCommandsProps {
  event: CalendarEvent;
  calendars: readonly ClinicCalendar[];
  actions?: EventActions;
  onClose: () => void;
}

/** The one-click commands that the viewer has rights to, or the reason why there are none. */
export function PopoverCommands({ event, calendars, actions: Actions, onClose }: PopoverCommandsProps) {
  const standing = standingOf(event).calendarIds;
  const mayEdit = mayOn('scheduling.edit', calendars, standing);
  const mayDelete = mayOn('scheduling.delete', calendars, standing, []);
  const onlyLook = whyOnlyLook(calendars, standing);
  const phone = usePhone();
  return (
    <div className={classes.deeds}>
      {onlyLook !== null && <p className={classes.look}>{onlyLook}</p>}
      {mayEdit && <StatusButtons event={event} onClose={onClose} />}
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
              // The popover restores the focus synchronously, so that the next key press is not lost.
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

/** A button for each status that the event can change to. */
function StatusButtons({ event, onClose }: { event: CalendarEvent; onClose: () => void }) {
  const size = usePhone() ? 'sm' : 'compact-sm';
  const isOver = event.status === 'noshow' || event.status === 'canceled';
  const mark = (status: EventStatus) => () => {
    onClose();
    void setStatus(event, status);
  };
  return (
    <>
      {event.status === 'pending' && (
        <Button size={size} variant="default" leftSection={<IconCalendarTime size={16} />} onClick={mark('confirmed')}>
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
              <Button size={size} variant="default" leftSection={<IconUserOff size={16} />} onClick={mark('noshow')}>
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
          Mark as confirmed
        </Button>
      )}
    </>
  );
}
