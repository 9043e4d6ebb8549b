import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { fullName } from '#kit/formats/person-name.ts';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { noticeWords, priorityNames, waitlistLimits, waitlistPriorities, waitlistStateNames } from '../rules/index.ts';
import {
  CalendarChecks,
  type CalendarSetup,
  EventsOfPatientDocument,
  clinicClock,
  PatientField,
} from '#scheduling/web';
import type { WaitingFragment } from './calendar.operations.gen.ts';
import { offerWords } from './waitlist-wording.ts';
import classes from './waitlist.module.css';
import { TIMES, type WaitlistValues } from './waitlist-values.ts';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const NOTICES = [0, 1, 2, 4, 24, 48, 72, 168];

interface WaitingFormFieldsProps {
  form: ApiForm<WaitlistValues>;
  setup: CalendarSetup;
  entry: WaitingFragment | undefined;
  /** Actions on an entry, beside its state. */
  actions: ReactNode;
}

/** The fields of a waitlist entry. */
export function WaitingFormFields({ form, setup, entry, actions }: WaitingFormFieldsProps) {
  const { inner } = form;
  const [times, setTimes] = useState(() => inner.getValues().times);
  inner.watch('times', ({ value }) => setTimes(value));
  inner.watch('category_id', ({ value }) => {
    const category = setup.event_categories.find(({ id }) => id === value);
    if (category !== undefined) inner.setFieldValue('minutes', category.event_category_duration);
  });
  const notice = inner.getValues().notice_hours;
  const notices = [...new Set([...NOTICES, ...(notice === null ? [] : [Number(notice)])])].toSorted((a, b) => a - b);
  return (
    <div className={classes.fields}>
      {entry !== undefined && <Standing entry={entry} actions={actions} />}
      <div className={classes.column}>
        {entry === undefined ? (
          <WhoField form={form} />
        ) : (
          <div>
            <span className={classes.label}>Patient</span>
            <p className={classes.fixed}>
              <Anchor component={Link} to={`/patients/${entry.patient.id}`} size="sm">
                {fullName(entry.patient)}
              </Anchor>
            </p>
          </div>
        )}
        <div className={classes.pair}>
          <SelectField
            form={form}
            name="category_id"
            label="Type"
            withAsterisk
            searchable
            // The first invalid field gets the focus: its dropdown must not hide the error below it.
            openOnFocus={false}
            allowDeselect={false}
            placeholder="Choose a type"
            nothingFoundMessage="No matching types"
            data={setup.event_categories.map(({ id, event_category_name: label }) => ({ value: id, label }))}
          />
          <NumberField form={form} name="minutes" label="Length" unit="min" withAsterisk />
        </div>
        <CalendarChecks
          form={form}
          name="calendar_ids"
          label="Provider"
          description="Leave blank for any provider"
          calendars={setup.clinic_calendars.filter((one) => one.is_active)}
        />
        <RadioField
          form={form}
          name="priority"
          label="Priority"
          data={waitlistPriorities.toReversed().map((value) => ({ value, label: priorityNames[value] }))}
        />
        <EarlierField form={form} />
      </div>
      <div className={classes.column}>
        <div className={classes.pair}>
          <DateField form={form} name="first_day" label="From" withAsterisk />
          <DateField form={form} name="last_day" label="Until" withAsterisk />
        </div>
        <WeekdaysField form={form} />
        <SelectField
          form={form}
          name="times"
          label="Time of day"
          allowDeselect={false}
          data={TIMES.map(({ value, label }) => ({ value, label }))}
        />
        {times === 'own' && (
          <div className={classes.pair}>
            <TimeField form={form} name="start_time" label="Not before" />
            <TimeField form={form} name="end_time" label="Not after" />
          </div>
        )}
        <SelectField
          form={form}
          name="notice_hours"
          label="Notice needed"
          allowDeselect={false}
          data={notices.map((hours) => ({ value: String(hours), label: noticeLabel(hours) }))}
        />
        <TextareaField
          form={form}
          name="note"
          label="Note"
          autosize
          minRows={2}
          maxRows={6}
          maxLength={waitlistLimits.note}
        />
      </div>
    </div>
  );
}

function noticeLabel(hours: number): string {
  return hours === 0 ? 'None' : `At least ${noticeWords(hours)}`;
}

/** The state of an existing entry. */
function Standing({ entry, actions }: { entry: WaitingFragment; actions: ReactNode }) {
  const offer = offerWords(entry);
  return (
    <div className={classes.wide}>
      {!entry.is_reachable && <Notice tone="warning">This patient has died. No times will be offered.</Notice>}
      <p className={classes.standing}>
        {waitlistStateNames[entry.state]}
        {entry.booked_start === null ? '' : ` for ${formatInstant(entry.booked_start)}`}. On the list since{' '}
        {formatInstant(entry.create_time)}
        {entry.added_by === '' ? '' : `, added by ${entry.added_by}`}.{offer === '' ? '' : ` Last offer: ${offer}.`}
      </p>
      {actions}
    </div>
  );
}

/** The patient is form state without an input; the field looks up what it displays. */
function WhoField({ form }: { form: ApiForm<WaitlistValues> }) {
  const [id, setId] = useState(() => form.inner.getValues().patient_id);
  form.inner.watch('patient_id', ({ value }) => setId(value));
  const error: unknown = form.inner.errors['patient_id'];
  return (
    <PatientField
      value={id}
      onChange={(next) => {
        form.inner.setFieldValue('patient_id', next);
        form.inner.setFieldValue('appointment_id', null);
      }}
      error={typeof error === 'string' ? error : undefined}
      withAsterisk
    />
  );
}

/** For patients with a future appointment: they may wait for an earlier one, which then moves. */
function EarlierField({ form }: { form: ApiForm<WaitlistValues> }) {
  const { inner } = form;
  const [patientId, setPatientId] = useState(() => inner.getValues().patient_id);
  inner.watch('patient_id', ({ value }) => setPatientId(value));
  const read = useApiQuery(
    EventsOfPatientDocument,
    { patient_id: patientId ?? '', take: 100 },
    { enabled: patientId !== null, quiet: true },
  );
  const now = clinicClock(new Date());
  const coming = (patientId === null ? [] : (read.data?.patientEvents ?? [])).filter(
    ({ start, status }) => clinicClock(start) > now && (status === 'pending' || status === 'confirmed'),
  );
  inner.watch('appointment_id', ({ value }) => {
    const event = coming.find(({ event_key }) => event_key === value);
    if (event === undefined) return;
    // They want a time before that appointment, so they wait until then.
    inner.setFieldValue('last_day', clinicClock(event.start).slice(0, 10));
    if (event.category_id !== null) inner.setFieldValue('category_id', event.category_id);
  });
  if (coming.length === 0) return null;
  return (
    <SelectField
      form={form}
      name="appointment_id"
      label="Move earlier"
      description="When the patient accepts a time, this appointment is moved to it"
      placeholder="New appointment"
      clearable
      data={coming.toReversed().map(({ event_key: value, title, start }) => ({
        value,
        label: `${formatInstant(start)}, ${title}`,
      }))}
    />
  );
}

function WeekdaysField({ form }: { form: ApiForm<WaitlistValues> }) {
  const {
    key,
    props: { error, defaultValue, onChange },
  } = form.field<string[]>('weekdays');
  return (
    <Checkbox.Group
      key={key}
      label="Days"
      description="Leave blank for any day"
      error={error}
      defaultValue={defaultValue}
      onChange={onChange}
    >
      <div className={classes.days}>
        {DAYS.map((label, index) => (
          <Checkbox key={label} value={String(index + 1)} label={label} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
