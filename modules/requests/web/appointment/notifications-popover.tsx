import { Button, Group, Popover, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { toast } from '#kit/feedback/toast.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { type NotificationMethod, notificationMessages } from '#scheduling/rules';
import { loadNotificationsEditor } from '#scheduling/web';
import type { Choices, AppointmentValues } from './appointment-values.ts';
import type { WholeRequestFragment } from '../patient_request.operations.gen.ts';
import classes from '../requests.module.css';

const NotificationsEditor = lazy(() => loadNotificationsEditor().then((Editor) => ({ default: Editor })));

interface NotificationsPopoverProps {
  form: ApiForm<AppointmentValues>;
  choices: Choices;
  request: WholeRequestFragment;
}

/** The patient's notifications for the appointment, behind a bell button; defaults to those of the event type. */
export function NotificationsPopover({ form, choices, request }: NotificationsPopoverProps) {
  const { inner } = form;
  const { clinicName } = useViewer();
  const [value, setValue] = useState(() => inner.getValues().notifications);
  const [open, setOpen] = useState(false);
  const finish = useRef(nothingOpen);
  const beforeSave = (ask: () => boolean): (() => void) => {
    finish.current = ask;
    const release = form.beforeSave(ask);
    return () => {
      finish.current = nothingOpen;
      release();
    };
  };
  inner.watch('notifications', ({ value: next }) => setValue(next));
  const canReach = (method: NotificationMethod): boolean => request.review.reachable.includes(method);
  const admit = (method: NotificationMethod): boolean => {
    if (canReach(method)) return true;
    toast.warning(notificationMessages.unreachable(request.patient_name, method));
    return false;
  };
  const unreachable = [...new Set(value.map((one) => one.notification_method))].filter((method) => !canReach(method));
  const { calendar_ids, start } = inner.getValues();
  const doctors = calendar_ids.flatMap(
    (id) => choices.clinic_calendars.find(({ calendar_id }) => calendar_id === id)?.name ?? [],
  );
  const sample = {
    patient: request.patient_name.split(' ')[0] ?? '',
    doctor: doctors.length > 0 ? doctors.join(' and ') : 'your doctor',
    practice: clinicName,
    time: start.includes('T') ? formatInstant(start) : 'the time above',
    link: 'https://…/appointment#…',
  };
  return (
    <div>
      <Popover
        opened={open}
        onChange={setOpen}
        position="top-start"
        width="min(32rem, calc(100vw - 2rem))"
        shadow="md"
        trapFocus
        // The dropdown of a select inside is rendered outside of the popover.
        closeOnClickOutside={false}
        returnFocus
        middlewares={{ shift: true, flip: true, size: true }}
      >
        <Popover.Target>
          <Button
            variant="default"
            leftSection={<IconBell size={16} stroke={1.75} />}
            aria-expanded={open}
            onClick={() => setOpen((was) => !was)}
          >
            {value.length === 0 ? 'Notifications: none' : `Notifications: ${value.length}`}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="Notifications" className={classes.popover}>
          <LazyArea lines={3}>
            <NotificationsEditor
              value={value}
              onChange={(next) => inner.setFieldValue('notifications', next)}
              values={sample}
              admit={admit}
              beforeSave={beforeSave}
            />
          </LazyArea>
          <Group justify="end" mt="md">
            <Button size="compact-md" variant="default" onClick={() => finish.current() && setOpen(false)}>
              Done
            </Button>
          </Group>
        </Popover.Dropdown>
      </Popover>
      {unreachable.map((method) => (
        <Text key={method} size="sm" mt={4} role="status" c="var(--mantine-color-error)">
          {notificationMessages.unreachable(request.patient_name, method)}
        </Text>
      ))}
    </div>
  );
}

const nothingOpen = (): boolean => true;
