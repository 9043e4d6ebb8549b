import { type ReactNode, useState } from 'react';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { can } from '#kit/session/viewer.ts';
import { eventLimits, eventStatuses, eventStatusNames } from '../../../rules/index.ts';
import type { CalendarSetup, WholeEvent } from '../../calendar-event.ts';
import { CalendarsField } from './calendars-field.tsx';
import { CategoryField } from './category-field.tsx';
import { ClosedHint } from './closed-hint.tsx';
import classes from '../event-window.module.css';
import type { EventValues } from './event-values.ts';
import { FindEventTime } from './find-event-time.tsx';
import { calendarsInReach } from '../may-on.ts';
import { NotificationSection } from './notification-section.tsx';
import { PatientField } from './patient-field.tsx';
import { RecurrenceSection } from './recurrence-section.tsx';
import { ResourcesField } from './resources-field.tsx';
import { TimeField } from './time-field.tsx';

const STATUSES = eventStatuses.map((value) => ({ value, label: eventStatusNames[value] }));

interface EventFieldsProps {
  form: ApiForm<EventValues>;
  setup: CalendarSetup;
  event: WholeEvent | null;
  isTyped: () => boolean;
  /** Content below the fields, contributed by other modules. */
  sections?: ReactNode;
}

/** Returns the calendars that the user can choose, in addition to the event's current ones. */
function calendarsToChoose(calendars: CalendarSetup['clinic_calendars'], event: WholeEvent | null) {
  const reach = calendarsInReach(event === null ? 'scheduling.create' : 'scheduling.edit', calendars);
  const standing = event?.attendees.map(({ calendar_id }) => calendar_id) ?? [];
  return calendars.filter(
    ({ calendar_id: id, is_active: isActive }) =>
      standing.includes(id) || (isActive && (reach === null || reach.has(id))),
  );
}

/** The fields of an event. */
export function EventFields({ form, setup, event, isTyped, sections }: EventFieldsProps) {
  return (
    <div className={classes.fields}>
      <div className={classes.column}>
        <TextField
          form={form}
          name="title"
          label="Title"
          withAsterisk
          maxLength={eventLimits.title}
          data-autofocus
          autoComplete="off"
        />
        <div className={classes.pair}>
          <CategoryField form={form} categories={setup.event_categories} isTyped={isTyped} />
          <SelectField form={form} name="status" label="Status" data={STATUSES} allowDeselect={false} />
        </div>
        {can('patients.view') && <WhoField form={form} />}
        <fieldset className={classes.edge}>
          <legend>Start</legend>
          <DateField form={form} name="start_day" aria-label="Start date" withAsterisk />
          <TimeField form={form} name="start_time" aria-label="Start time" />
        </fieldset>
        <fieldset className={classes.edge}>
          <legend>End</legend>
          <DateField form={form} name="end_day" aria-label="End date" />
          <TimeField form={form} name="end_time" aria-label="End time" />
        </fieldset>
        <div>
          <FindEventTime form={form} setup={setup} />
        </div>
        <ClosedHint form={form} setup={setup} />
        <RecurrenceSection form={form} />
        {can('patients.view') && <NotificationSection form={form} setup={setup} event={event} isTyped={isTyped} />}
      </div>
      <div className={classes.column}>
        <CalendarsField form={form} calendars={calendarsToChoose(setup.clinic_calendars, event)} />
        {setup.resources.length > 0 && <ResourcesField form={form} resources={setup.resources} />}
        <TextareaField
          form={form}
          name="notes"
          label="Notes"
          autosize
          minRows={3}
          maxRows={12}
          maxLength={eventLimits.notes}
        />
        {sections}
      </div>
    </div>
  );
}

/** The patient is form state without an input; the field looks up what it displays. */
function WhoField({ form }: { form: ApiForm<EventValues> }) {
  const [id, setId] = useState(() => form.inner.getValues().patient_id);
  form.inner.watch('patient_id', ({ value }) => setId(value));
  return (
    <PatientField
      value={id}
      onChange={(next) => form.inner.setFieldValue('patient_id', next)}
      error={errorText(form.inner.errors['patient_id'])}
    />
  );
}

function errorText(error: unknown): string | undefined {
  return typeof error === 'string' ? error : undefined;
}
