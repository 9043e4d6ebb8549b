import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Form } from '#kit/forms/form.tsx';
import { can } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { eventName, type CalendarSetup } from './calendar-event.ts';
import { deleteAfterAsking } from './delete-after-asking.ts';
import { EventFields } from './event-fields.tsx';
import classes from './event-window.module.css';
import type { OpenedEvent } from './open-event.ts';
import { useCalendarSetup } from './use-calendar-setup.ts';
import { useEventForm } from './use-event-form.ts';

// Spec 2 §2: 900 wide, minimum height 550.
const WIDTH = 900;
const HEIGHT = 580;

interface EventWindowProps {
  opened: OpenedEvent;
  onClose: () => void;
}

/** The window in which an event is created or changed. */
export function EventWindow({ opened, onClose }: EventWindowProps) {
  const { setup, error, retry } = useCalendarSetup();
  if (setup !== undefined) return <FilledWindow opened={opened} onClose={onClose} setup={setup} />;
  return (
    <FloatingWindow title={titleOf(opened)} onClose={onClose} width={WIDTH} height={HEIGHT}>
      {error === null ? <RowsSkeleton rows={8} /> : <ErrorState error={error} what="The calendars" onRetry={retry} />}
    </FloatingWindow>
  );
}

function FilledWindow({ opened, onClose, setup }: EventWindowProps & { setup: CalendarSetup }) {
  const { form, theirs, takeTheirs, saveOverTheirs } = useEventForm(opened, onClose);
  const { event } = opened;
  const mayDelete = event !== null && can('scheduling.delete');
  const footer = (
    <>
      {mayDelete && (
        <Button
          className={classes.delete}
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} stroke={1.75} />}
          onClick={() => void deleteAfterAsking(event).then((gone) => gone && onClose())}
        >
          Delete
        </Button>
      )}
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={() => form.submit()} loading={form.submitting}>
        {event === null ? 'Create event' : 'Save'}
      </Button>
    </>
  );
  return (
    <FloatingWindow
      title={titleOf(opened)}
      onClose={onClose}
      isDirty={form.isDirty}
      width={WIDTH}
      height={HEIGHT}
      footer={footer}
    >
      <Form form={form} label={titleOf(opened)}>
        {theirs !== null && (
          <Notice tone="warning">
            What the other saved can be taken over, or yours saved beside it: only the fields that you changed are
            written.
            <Group gap="xs" mt="xs">
              <Button size="compact-sm" variant="default" onClick={takeTheirs}>
                Show what is saved now
              </Button>
              <Button size="compact-sm" variant="default" onClick={saveOverTheirs}>
                Save my changes
              </Button>
            </Group>
          </Notice>
        )}
        <EventFields form={form} setup={setup} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
    </FloatingWindow>
  );
}

function titleOf({ event }: OpenedEvent): string {
  return event === null ? 'New event' : eventName(event);
}
