import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Text } from '@mantine/core';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { ClinicCalendar } from './calendar-event.ts';
import { ColourDot } from './colour-dot.tsx';
import type { EventValues } from './event-values.ts';
import classes from './scheduling.module.css';

interface CalendarsFieldProps {
  form: ApiForm<EventValues>;
  calendars: readonly ClinicCalendar[];
}

/** Whose calendars an event stands on. */
export function CalendarsField({ form, calendars }: CalendarsFieldProps) {
  const {
    key,
    props: { error, defaultValue, onChange },
  } = form.field<string[]>('calendar_ids');
  return (
    <Checkbox.Group
      key={key}
      label="Assign to"
      withAsterisk
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    >
      <div className={classes.calendars} data-wrong={error === undefined ? undefined : true}>
        {calendars.length === 0 && (
          <Text size="sm" c="dimmed">
            Your role lets you book on calendars of your own only, and there is none yet.
          </Text>
        )}
        {calendars.map(({ calendar_id, name, color }) => (
          <Checkbox
            key={calendar_id}
            value={calendar_id}
            aria-invalid={error === undefined ? undefined : true}
            label={
              <span className={classes.option}>
                <ColourDot colour={color} />
                {name}
              </span>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
