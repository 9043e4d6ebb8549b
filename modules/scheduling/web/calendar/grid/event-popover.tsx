import { Drawer, Popover } from '@mantine/core';
import { useEffect, useState } from 'react';
import { usePhone } from '#kit/page/use-phone.ts';
import { eventName, type CalendarEvent, type ClinicCalendar } from '../../calendar-event.ts';
import type { EventActions } from '../../event/event-actions.ts';
import { EventDetails } from './event-details.tsx';
import classes from './event-popover.module.css';
import { PopoverCommands } from './popover-commands.tsx';
import { focusEvent } from './use-event-focus.ts';

/** The event whose popover is open, and its anchor element. */
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

/** An event's details and one-click actions: check in, no-show, cancel, open. */
export function EventPopover({ popped, events, calendars, actions, onClose }: EventPopoverProps) {
  const event = events.find(({ id }) => id === popped.id);
  const [box] = useState(() => popped.element.getBoundingClientRect());
  useEffect(() => {
    const { element, id } = popped;
    return () => {
      if (element.isConnected) element.focus({ preventScroll: true });
      // The event may have been rendered again since.
      else focusEvent(id);
    };
  }, [popped]);
  const phone = usePhone();
  if (event === undefined) return null;
  const inside = (
    <>
      <EventDetails event={event} calendars={calendars} onClose={onClose} />
      <PopoverCommands event={event} calendars={calendars} actions={actions} onClose={onClose} />
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
      // A full-width event has no room beside it.
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
