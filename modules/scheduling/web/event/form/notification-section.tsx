import { deliveryWords } from '#deliveries/rules';
import { Button, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { patientName } from '#patients/rules';
import { notificationMessages, timeForPatients, type NotificationMethod } from '../../../rules/index.ts';
import type { CalendarSetup, WholeEvent } from '../../calendar-event.ts';
import { EventMessagesDocument } from '../../calendar.operations.gen.ts';
import { clinicInstant } from '../../clinic-clock.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import classes from '../event-window.module.css';
import { clockOf, type EventValues } from './event-values.ts';
import { methodNames, sampleValues } from '../../notifications/notification-words.ts';
import { NotificationsEditor } from '../../notifications/notifications-editor.tsx';
import { PatientForEventDocument } from '../../registration.operations.gen.ts';

interface NotificationSectionProps {
  form: ApiForm<EventValues>;
  setup: CalendarSetup;
  event: WholeEvent | null;
  isTyped: () => boolean;
}

/** The notifications of an event's patient, with the status of each message. */
export function NotificationSection({ form, setup, event, isTyped }: NotificationSectionProps) {
  const { inner } = form;
  const viewer = useViewer();
  const [values, setValues] = useState(() => inner.getValues().notifications);
  const [patientId, setPatientId] = useState(() => inner.getValues().patient_id);
  const [categoryId, setCategoryId] = useState(() => inner.getValues().category_id);
  const [open, setOpen] = useState(false);
  inner.watch('notifications', ({ value }) => setValues(value));
  inner.watch('patient_id', ({ value }) => setPatientId(value));
  inner.watch('category_id', ({ value, previousValue }) => {
    setCategoryId(value);
    if (!isTyped()) return;
    // A category change replaces the previous category's notifications, but not edited ones.
    const of = (id: string | null) => setup.event_categories.find((one) => one.id === id)?.notifications ?? [];
    const now = JSON.stringify(inner.getValues().notifications);
    if (now === '[]' || now === JSON.stringify(of(previousValue)))
      inner.setFieldValue('notifications', of(value) as EventValues['notifications']);
  });
  const found = useApiQuery(
    PatientForEventDocument,
    { id: patientId ?? '' },
    { enabled: patientId !== null, quiet: true },
  );
  const patient = patientId === null ? undefined : found.data?.search_patients.patient_list[0];
  const category = setup.event_categories.find(({ id }) => id === categoryId);
  const isReady = patientId !== null && categoryId !== null;
  const admit = (method: NotificationMethod): boolean => {
    if (patient === undefined || (method === 'email' ? patient.email : patient.mobile)) return true;
    toast.warning(notificationMessages.unreachable(patientName(patient), method));
    return false;
  };
  const unreachable = [...new Set(values.map((one) => one.notification_method))].filter(
    (method) => patient !== undefined && !(method === 'email' ? patient.email : patient.mobile),
  );
  const doctors = inner
    .getValues()
    .calendar_ids.flatMap((id) => setup.clinic_calendars.find(({ calendar_id }) => calendar_id === id)?.name ?? []);
  const sample = {
    ...sampleValues,
    patient: patient?.first_name ?? sampleValues.patient,
    doctor: doctors.length > 0 ? doctors.join(' and ') : sampleValues.doctor,
    practice: viewer.clinicName,
    time: timeOf(inner.getValues()) ?? sampleValues.time,
  };
  return (
    <fieldset className={classes.section}>
      <legend>Notifications</legend>
      <ReadHint read={found} label="Patient" />
      {isReady && (open || values.length > 0) ? (
        <NotificationsEditor
          value={values}
          onChange={(next) => inner.setFieldValue('notifications', next)}
          values={sample}
          template={category?.message_template}
          templateInSpanish={category?.message_template_es}
          admit={admit}
          beforeSave={form.beforeSave}
          wasOpened={open}
        />
      ) : (
        <div>
          <Button
            variant="default"
            leftSection={<IconBell size={16} stroke={1.75} />}
            disabled={!isReady}
            onClick={() => setOpen(true)}
          >
            Notify the patient
          </Button>
          {!isReady && (
            <Text size="sm" c="dimmed" mt={4}>
              Choose a patient and a type first.
            </Text>
          )}
        </div>
      )}
      {isReady &&
        unreachable.map((method) => (
          <Text key={method} size="sm" role="status" c="var(--mantine-color-error)">
            {notificationMessages.unreachable(patientName(patient!), method)}
          </Text>
        ))}
      {event?.patient_response === 'confirmed' && (
        <Text size="sm">
          <StatusBadge tone="success">Confirmed by the patient</StatusBadge>
        </Text>
      )}
      {event?.patient_response === 'cancel_asked' && (
        <Text size="sm">
          <StatusBadge tone="warning">Patient asked to cancel</StatusBadge>
        </Text>
      )}
      {event !== null && <SentMessages eventKey={event.event_key} />}
    </fieldset>
  );
}

/** The messages about an event with their status. */
function SentMessages({ eventKey }: { eventKey: string }) {
  const read = useApiQuery(EventMessagesDocument, { event_key: eventKey }, { quiet: true });
  useLive('deliveries.delivery-changed', () => refreshQueries('calendar', 'EventMessages'));
  const shown = (read.data?.event_messages ?? []).filter(({ state }) => state !== 'cancelled').slice(0, 10);
  if (shown.length === 0) return <ReadHint read={read} label="Messages" />;
  return (
    <ul className={classes.messages} aria-label="Messages to patient">
      {shown.map((one) => (
        <li
          key={`${one.notification_type} ${one.notification_method} ${one.hours_before_appointment} ${one.send_time}`}
        >
          <Text size="sm">
            {one.notification_type === 'reminder' ? 'Reminder' : 'Confirmation'} ·{' '}
            {methodNames[one.notification_method as NotificationMethod]} · {deliveryWords(one.state).word}{' '}
            <Text span size="sm" c="dimmed">
              {formatInstant(one.sent_time ?? one.send_time)}
            </Text>
          </Text>
        </li>
      ))}
    </ul>
  );
}

function timeOf(values: EventValues): string | null {
  try {
    return timeForPatients(new Date(clinicInstant(clockOf(values, 'start'))), clinicZone());
  } catch {
    return null;
  }
}
