import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { clinicInput } from '../../rules/index.ts';
import {
  ClinicSettingsDocument,
  UpdateClinicDocument,
  type ClinicPartsFragment,
} from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { timeZones } from './time-zones.ts';

const ATTRIBUTES = ['phone', 'fax', 'email', 'website', 'tax_id', 'group_npi'] as const;

const valuesOf = (clinic: ClinicPartsFragment) => ({
  clinic_name: clinic.clinic_name,
  time_zone: clinic.time_zone,
  day_start: clinic.day_start,
  day_end: clinic.day_end,
  signature: clinic.signature ?? '',
  attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, clinic.attributes[name] ?? ''])) as Record<
    (typeof ATTRIBUTES)[number],
    string
  >,
});

/** Name, time zone, hours and contact of the clinic. */
export function ClinicForm({ clinic }: { clinic: ClinicPartsFragment }) {
  const [zone, setZone] = useState(clinic.time_zone);
  const zones = useMemo(() => timeZones(clinic.time_zone), [clinic.time_zone]);
  const form = useRecordForm({
    row: clinic,
    values: (row) => valuesOf(row ?? clinic),
    rules: clinicInput,
    draft: 'practice/clinic',
    says: ({ clinic_name: name }) => name,
    read: async () => (await request(ClinicSettingsDocument, {})).currentClinic,
    update: async (input, version) => (await request(UpdateClinicDocument, { version, input })).updateClinic.version,
    done: 'The clinic was saved.',
    onSaved: () => refreshQueries('registration'),
  });
  form.inner.watch('time_zone', ({ value }) => setZone(value));
  return (
    <Form form={form} label="Clinic">
      <TextField form={form} name="clinic_name" label="Clinic name" required autoComplete="off" />
      <TextField
        form={form}
        name="signature"
        label="Signature line"
        description="Shown at the bottom of outgoing messages"
        autoComplete="off"
      />
      <SelectField
        form={form}
        name="time_zone"
        label="Time zone"
        required
        searchable
        allowDeselect={false}
        data={zones}
        nothingFoundMessage="No matching time zone"
        maxDropdownHeight={280}
      />
      {zone !== clinic.time_zone && (
        <Notice tone="warning">
          Appointments keep their actual time and are shown in the new time zone: one at{' '}
          {zoneExample(clinic.time_zone, zone)}. Review booked appointments after you save.
        </Notice>
      )}
      <div className={classes.pair}>
        <TimeField form={form} name="day_start" label="The day begins" required step={30} />
        <TimeField form={form} name="day_end" label="The day ends" required step={30} />
        <PhoneField form={form} name="attributes.phone" label="Phone" />
        <PhoneField form={form} name="attributes.fax" label="Fax" />
        <TextField form={form} name="attributes.email" label="Email" type="email" autoComplete="off" />
        <TextField form={form} name="attributes.website" label="Website" autoComplete="off" />
        <TextField form={form} name="attributes.tax_id" label="Tax ID (EIN or SSN)" autoComplete="off" maxLength={11} />
        <TextField form={form} name="attributes.group_npi" label="Group NPI" autoComplete="off" maxLength={10} />
      </div>
      <div className={classes.foot}>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}

// Today at 9 AM in the old time zone, in both time zones.
function zoneExample(before: string, after: string): string {
  const today = Temporal.Now.plainDateISO(before);
  const nine = today.toZonedDateTime({ timeZone: before, plainTime: '09:00' });
  const there = nine.withTimeZone(after).toLocaleString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `9:00 AM will be shown at ${there}`;
}
