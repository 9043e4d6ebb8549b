import { Text } from '@mantine/core';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { CalendarChecks } from './calendar-checks.tsx';
import type { ClinicCalendar } from '../../calendar-event.ts';
import type { EventValues } from './event-values.ts';

interface CalendarsFieldProps {
  form: ApiForm<EventValues>;
  calendars: readonly ClinicCalendar[];
}

/** The calendars of an event. */
export function CalendarsField({ form, calendars }: CalendarsFieldProps) {
  return (
    <CalendarChecks
      form={form}
      name="calendar_ids"
      label="Assign to"
      withAsterisk
      calendars={calendars}
      empty={
        <Text size="sm" c="dimmed">
          Your role lets you book only on your own calendars, and you don’t have one yet.
        </Text>
      }
    />
  );
}
