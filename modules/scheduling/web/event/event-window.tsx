import { Button, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import type { Read } from '#kit/feedback/read.ts';
import { Form } from '#kit/forms/form.tsx';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { UrgentNotices } from '#patients/web';
import { can, useViewer } from '#kit/session/viewer.ts';
import { FloatingWindow } from '#kit/windows/floating-window.tsx';
import { ReadWindow } from '#kit/windows/read-window.tsx';
import { useGoneThing } from '#kit/windows/use-gone-thing.ts';
import { eventName, type CalendarSetup } from '../calendar-event.ts';
import { EventByIdDocument } from '../calendar.operations.gen.ts';
import { clinicClock, clinicInstant } from '../clinic-clock.ts';
import { deleteAfterAsking } from '../delete-after-asking.ts';
import { EventFields } from './form/event-fields.tsx';
import type { EventSections } from './event-sections.ts';
import type { EventBeginning } from './form/event-values.ts';
import classes from './event-window.module.css';
import { beginningOf } from './open-event.ts';
import { calendarsInReach, mayOn, whyOnlyLook } from './may-on.ts';
import { SchedulingWindows } from '../scheduling-windows.tsx';
import { useCalendarSetup } from '../use-calendar-setup.ts';
import { type InitialEvent, useEventForm } from './form/use-event-form.ts';

// Spec 2 §2: width 900, minimum height 550.
const WIDTH = 900;
const HEIGHT = 640;

/** The window for creating or editing an event; `sections` are contributed by other modules. */
export function EventWindow({ windowId, input, onClose, sections }: WindowContentProps & { sections?: EventSections }) {
  const { setup, error, retry } = useCalendarSetup();
  const viewer = useViewer();
  const id = input['event_id'] ?? null;
  // Spec 2 §7: an event is always read again when it is opened.
  const [opened] = useState(() => Date.now());
  const found = useApiQuery(EventByIdDocument, { id: id ?? '' }, { enabled: id !== null, quiet: true });
  const [beginning] = useState(() => beginningOf(input, clinicClock(new Date())));
  const fresh = found.dataUpdatedAt >= opened ? found.data : undefined;
  const isGone = id !== null && fresh !== undefined && fresh.searchEvent == null;
  useGoneThing(windowId, id === null || fresh === undefined ? undefined : isGone);
  const begun = (known: CalendarSetup): InitialEvent =>
    id === null
      ? { event: null, beginning: withCategory(withOwn(beginning, known, viewer.userId), known) }
      : { event: fresh!.searchEvent!, beginning };
  const isRead = setup !== undefined && (id === null || fresh !== undefined);
  const read: Read<FilledEvent | null> = {
    data: isGone ? null : isRead ? { setup, begun: begun(setup) } : undefined,
    error: error ?? (id === null ? null : found.error),
    refetch: () => {
      retry();
      void found.refetch();
    },
  };
  return (
    <ReadWindow
      read={read}
      label="Event"
      title={id === null ? 'New event' : 'Event'}
      notFound="This event no longer exists"
      width={WIDTH}
      height={HEIGHT}
      onClose={onClose}
    >
      {(filled) => (
        <FilledWindow key={windowId} {...filled} windowId={windowId} onClose={onClose} sections={sections} />
      )}
    </ReadWindow>
  );
}

/** The data an event window needs before it can be rendered. */
interface FilledEvent {
  setup: CalendarSetup;
  begun: InitialEvent;
}

/** By default, doctors book for themselves. */
function withOwn(beginning: EventBeginning, setup: CalendarSetup, userId: string): EventBeginning {
  const reach = calendarsInReach('scheduling.create', setup.clinic_calendars);
  const inUse = setup.clinic_calendars.filter((one) => one.is_active).map(({ calendar_id }) => calendar_id);
  const chosen = beginning.calendarIds.filter((id) => inUse.includes(id) && (reach === null || reach.has(id)));
  if (chosen.length > 0) return { ...beginning, calendarIds: chosen };
  const own = setup.clinic_calendars.filter(({ user_id }) => user_id === userId);
  return { ...beginning, calendarIds: own.map(({ calendar_id }) => calendar_id) };
}

/** A preselected category determines the title and length. */
function withCategory(beginning: EventBeginning, setup: CalendarSetup): EventBeginning {
  const category = setup.event_categories.find(({ id }) => id === beginning.categoryId);
  if (category === undefined) return { ...beginning, categoryId: null };
  const start = Date.parse(clinicInstant(beginning.start));
  const end = clinicClock(new Date(start + category.event_category_duration * 60_000));
  return { ...beginning, end, title: category.event_category_name };
}

interface FilledWindowProps extends FilledEvent {
  windowId: string;
  onClose: () => void;
  sections?: EventSections;
}

function FilledWindow({ windowId, begun, onClose, setup, sections: Sections }: FilledWindowProps) {
  // Data reloaded while the window is open must not change its initial values.
  const [first] = useState(begun);
  const { event } = first;
  const { form, parts, theirs, takeTheirs, saveOverTheirs, isTyped } = useEventForm(
    first,
    `window/${windowId}`,
    onClose,
  );
  const title = event === null ? 'New event' : eventName(event);
  const standing = event?.attendees.map(({ calendar_id }) => calendar_id) ?? [];
  const { clinic_calendars: calendars } = setup;
  const mayDelete = event !== null && mayOn('scheduling.delete', calendars, standing, []);
  const maySave = event === null ? can('scheduling.create') : mayOn('scheduling.edit', calendars, standing);
  const onlyLook = event === null ? null : whyOnlyLook(calendars, standing);
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
      {maySave && (
        <Button onClick={() => form.submit()} loading={form.submitting}>
          {event === null ? 'Create event' : 'Save'}
        </Button>
      )}
    </>
  );
  return (
    <FloatingWindow
      title={title}
      onClose={onClose}
      isDirty={form.isDirty}
      width={WIDTH}
      height={HEIGHT}
      minHeight={550}
      footer={footer}
    >
      <Form form={form} label={title}>
        {theirs !== null && (
          <Notice tone="warning">
            {theirs.words} You can load the other version, or save your changes. Only the fields that you changed are
            saved.
            <Group gap="xs" mt="xs">
              <Button size="compact-sm" variant="default" disabled={form.submitting} onClick={takeTheirs}>
                Use their version
              </Button>
              <Button size="compact-sm" variant="default" disabled={form.submitting} onClick={saveOverTheirs}>
                Save my changes
              </Button>
            </Group>
          </Notice>
        )}
        {event?.patient != null && <UrgentNotices patientId={event.patient.id} />}
        {onlyLook !== null && <Notice>{onlyLook}</Notice>}
        {event?.conflict_reason != null && <Notice>Booked despite a conflict: {event.conflict_reason}</Notice>}
        <EventFields
          form={form}
          setup={setup}
          event={event}
          isTyped={isTyped}
          sections={Sections !== undefined && <Sections event={event} form={form} parts={parts} />}
        />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </Form>
      <SchedulingWindows />
    </FloatingWindow>
  );
}
