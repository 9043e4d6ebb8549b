import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxGroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiForm, FieldOf } from '#kit/forms/use-api-form.ts';
import type { ClinicCalendar } from '../../calendar-event.ts';
import { ColourDot } from '../../colour-dot.tsx';
import classes from '../../scheduling.module.css';

interface CalendarChecksProps<Values> extends FieldOf<Values, Omit<CheckboxGroupProps, 'children'>> {
  form: ApiForm<Values>;
  calendars: readonly Pick<ClinicCalendar, 'calendar_id' | 'name' | 'color'>[];
  /** Shown instead of the list if there are no calendars. */
  empty?: ReactNode;
}

/** Checkboxes for some of the clinic's calendars. The field's value is their IDs. */
export function CalendarChecks<Values>({ form, name, calendars, empty, ...group }: CalendarChecksProps<Values>) {
  const {
    key,
    props: { error, defaultValue, onChange },
  } = form.field<string[]>(name);
  const wrong = error === undefined ? undefined : true;
  return (
    <Checkbox.Group key={key} error={error} defaultValue={defaultValue} onChange={onChange} {...group}>
      <div className={classes.calendars} data-wrong={wrong}>
        {calendars.length === 0 && empty}
        {calendars.map(({ calendar_id, name: doctor, color }) => (
          <Checkbox
            key={calendar_id}
            value={calendar_id}
            aria-invalid={wrong}
            label={
              <span className={classes.option}>
                <ColourDot colour={color} />
                {doctor}
              </span>
            }
          />
        ))}
      </div>
    </Checkbox.Group>
  );
}
