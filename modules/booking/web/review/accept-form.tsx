import '@mantine/core/styles/Radio.layer.css';
import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { genders } from '#patients/rules';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { decisionForm, NEW_PATIENT, OTHER_PATIENT } from '../../rules/index.ts';
import {
  AcceptBookingDocument,
  type BookingMatchesQuery,
  type BookingRequestPartsFragment,
} from '../calendar.operations.gen.ts';
import { requestRefreshes } from '../use-requests.ts';
import { appointmentTime } from './appointment-time.ts';
import { RequestFacts } from './request-facts.tsx';
import classes from './review.module.css';

type Match = BookingMatchesQuery['booking_matches'][number];
type Values = { choice: string | null; other_id: string | null; gender: string | null; start: string | null };

interface AcceptFormProps {
  row: BookingRequestPartsFragment;
  matches: readonly Match[];
  otherTimes: readonly string[];
  onDecline: () => void;
  onClose: () => void;
}

/** Reviews a pending request: whose it is, and when. An exact match is chosen; otherwise the member chooses. */
export function AcceptForm({ row, matches, otherTimes, onDecline, onClose }: AcceptFormProps) {
  const exact = matches.find(({ is_exact }) => is_exact)?.patient_id;
  const form = useApiForm<Values, Values>({
    rules: decisionForm,
    initialValues: {
      choice: exact ?? (matches.length === 0 ? NEW_PATIENT : null),
      other_id: null,
      gender: null,
      start: row.start,
    },
    submit: async ({ choice, other_id, gender, start }) => {
      const patient_id = choice === NEW_PATIENT ? null : choice === OTHER_PATIENT ? other_id : choice;
      const input = { patient_id, gender: choice === NEW_PATIENT ? gender : null, start };
      try {
        await request(AcceptBookingDocument, { id: row.id, version: row.version, input });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'TIME_TAKEN') refreshAll([['calendar', 'BookingOtherTimes']]);
        throw error;
      }
      toast.success('Appointment booked');
      refreshAll(requestRefreshes);
      onClose();
    },
  });
  const times = [...new Set([row.start, ...otherTimes])].toSorted();
  return (
    <FormDialog
      form={form}
      title={`${row.first_name} ${row.last_name}`}
      save="Accept"
      size="40rem"
      other={
        <Button variant="subtle" color="red" onClick={onDecline}>
          Decline
        </Button>
      }
      onClose={onClose}
    >
      <RequestFacts row={row} />
      <SelectField
        form={form}
        name="start"
        label="Time"
        withAsterisk
        allowDeselect={false}
        data={times.map((start) => ({
          value: start,
          label: start === row.start ? `${appointmentTime(start)} (requested)` : appointmentTime(start),
        }))}
      />
      <PatientChoice form={form} matches={matches} />
    </FormDialog>
  );
}

function PatientChoice({ form, matches }: { form: ApiForm<Values>; matches: readonly Match[] }) {
  const { key, props } = form.field<string | null>('choice');
  const [choice, setChoice] = useState(form.inner.getValues().choice);
  const [picked, setPicked] = useState<PickedPatient | null>(null);
  const choose = (value: string): void => {
    setChoice(value);
    props.onChange(value);
  };
  const option = (value: string, label: string, description?: string) => (
    <Radio
      key={value}
      name="choice"
      value={value}
      label={label}
      description={description}
      checked={choice === value}
      aria-invalid={props.error !== undefined}
      onChange={() => choose(value)}
      onBlur={props.onBlur}
    />
  );
  return (
    <>
      <FieldGroup key={key} label="Patient" error={props.error} required>
        <div className={classes.choices}>
          {matches.map((match) => option(match.patient_id, match.name, matchWords(match)))}
          {option(OTHER_PATIENT, 'Another existing patient')}
          {option(NEW_PATIENT, 'New patient', 'Created with the details of this request')}
        </div>
      </FieldGroup>
      {choice === OTHER_PATIENT && (
        <PatientPicker
          label="Existing patient"
          withAsterisk
          offerNew={false}
          value={picked}
          error={form.field('other_id').props.error}
          onPick={(patient) => {
            setPicked(patient);
            form.inner.setFieldValue('other_id', patient?.id ?? null);
          }}
        />
      )}
      {choice === NEW_PATIENT && <RadioField form={form} name="gender" label="Gender" withAsterisk data={genders} />}
    </>
  );
}

function matchWords({ is_exact, record_number, date_of_birth, phone, email }: Match): string {
  return [
    is_exact ? 'Same name, date of birth and contact' : null,
    `Record ${record_number}`,
    date_of_birth === null ? null : `born ${formatDay(date_of_birth)}`,
    phone === null ? null : formatPhone(phone),
    email,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
