import { t } from '#kit/language/use-language.ts';
import { NativeSelect } from '@mantine/core';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { allergyCategories, ethnicities, genders, gendersAtBirth, races } from '#patients/rules';
import { VitalFields } from '#vitals/open';
import { INFO_FIELDS } from '../../rules/index.ts';
import type { PortalRecord } from './portal-api.ts';
import { appointmentText } from './portal-words.ts';
import classes from './portal.module.css';
import type { Kind } from './kinds.ts';
import type { Values } from './request-kinds.ts';

interface FieldsProps {
  kind: Kind;
  form: ApiForm<Values>;
  record: PortalRecord;
}

/** The fields of each kind of request. */
export function RequestFields({ kind, form, record }: FieldsProps) {
  switch (kind) {
    case 'MakeAppointment':
      return (
        <>
          <ChoiceField
            form={form}
            name="category_id"
            label={t('Visit type')}
            data={record.categories.map(({ id, category_name }) => ({ value: id, label: category_name }))}
          />
          <DateField form={form} name="wished_date" label={t('Preferred day')} size="md" earliest={today()} />
          <TimeField form={form} name="wished_time" label={t('Preferred time')} size="md" />
        </>
      );
    case 'CancelAppointment':
      return (
        <RadioField
          form={form}
          name="event_id"
          label={t('Appointment')}
          data={record.appointments.map((event) => ({ value: event.event_id, label: appointmentText(event) }))}
        />
      );
    case 'PatientInfoUpdate':
      return <InfoFields form={form} />;
    case 'AddVital':
      return <VitalFields form={form} vitals={record.vital_definitions} large />;
    case 'AddMedicationHistory':
      return (
        <>
          <TextField
            form={form}
            name="drug_name"
            label={t('Name and strength')}
            size="md"
            withAsterisk
            autoComplete="off"
          />
          <TextField form={form} name="frequency" label={t('How you take it')} size="md" autoComplete="off" />
          <RadioField form={form} name="record_type" label={t('Type')} data={[t('Drug'), t('Supplement')]} />
          <DateField form={form} name="from" label={t('Since')} size="md" latest={today()} />
          <DateField
            form={form}
            name="to"
            label={t('Until')}
            size="md"
            description={t('Leave it empty if you still take it.')}
          />
        </>
      );
    case 'AddAllergy':
      return (
        <>
          <TextField
            form={form}
            name="allergy_substance"
            label={t('Allergic to')}
            size="md"
            withAsterisk
            autoComplete="off"
          />
          <ChoiceField
            form={form}
            name="allergy_category"
            label={t('Category')}
            withAsterisk
            data={allergyCategories.map((each) => ({
              value: each,
              label: t(`${each[0]!.toUpperCase()}${each.slice(1)}`),
            }))}
          />
          <TextField form={form} name="reaction" label={t('Reaction')} size="md" autoComplete="off" />
        </>
      );
    case 'RefillMedication':
    case 'DeleteMedicationHistory':
      return (
        <RadioField
          form={form}
          name="medication_id"
          label={t('Medication')}
          data={record.medications.map(({ medication_id: value, drug_name: label }) => ({ value, label }))}
        />
      );
    case 'DeleteAllergy':
      return (
        <RadioField
          form={form}
          name="allergy_id"
          label={t('Allergy')}
          data={record.allergies.map(({ allergy_id: value, allergy_substance: label }) => ({ value, label }))}
        />
      );
  }
}

interface ChoiceProps {
  form: ApiForm<Values>;
  name: string;
  label: string;
  withAsterisk?: boolean;
  data: readonly { value: string; label: string }[];
}

/** A native select, for phones. */
function ChoiceField({ form, name, data, ...input }: ChoiceProps) {
  const {
    key,
    props: { defaultValue, onChange, ...props },
  } = form.field<string | null>(name);
  return (
    <NativeSelect
      key={key}
      size="md"
      {...input}
      {...props}
      defaultValue={defaultValue ?? ''}
      onChange={(event) => onChange(event.currentTarget.value === '' ? null : event.currentTarget.value)}
      data={[{ value: '', label: '' }, ...data]}
    />
  );
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: t(value) }));

function InfoFields({ form }: { form: ApiForm<Values> }) {
  return (
    <>
      <TextField form={form} name="first_name" label={t(INFO_FIELDS.first_name)} size="md" autoComplete="given-name" />
      <TextField
        form={form}
        name="middle_name"
        label={t(INFO_FIELDS.middle_name)}
        size="md"
        autoComplete="additional-name"
      />
      <TextField form={form} name="last_name" label={t(INFO_FIELDS.last_name)} size="md" autoComplete="family-name" />
      <DateField form={form} name="date_of_birth" label={t(INFO_FIELDS.date_of_birth)} size="md" autoComplete="bday" />
      <ChoiceField form={form} name="gender" label={t(INFO_FIELDS.gender)} data={choices(genders)} />
      <ChoiceField
        form={form}
        name="gender_at_birth"
        label={t(INFO_FIELDS.gender_at_birth)}
        data={choices(gendersAtBirth)}
      />
      <PhoneField form={form} name="mobile" label={t(INFO_FIELDS.mobile)} size="md" autoComplete="tel" />
      <PhoneField form={form} name="home_phone" label={t(INFO_FIELDS.home_phone)} size="md" />
      <PhoneField form={form} name="work_phone" label={t(INFO_FIELDS.work_phone)} size="md" />
      <TextField
        form={form}
        name="email"
        label={t(INFO_FIELDS.email)}
        size="md"
        inputMode="email"
        autoComplete="email"
      />
      <FieldGroup label={t(INFO_FIELDS.mailing_address)}>
        <div className={classes.lines}>
          <TextField
            form={form}
            name="mailing_address.address_line1"
            label={t('Street and number')}
            size="md"
            autoComplete="address-line1"
          />
          <TextField
            form={form}
            name="mailing_address.address_line2"
            label={t('Apartment')}
            size="md"
            autoComplete="address-line2"
          />
          <TextField
            form={form}
            name="mailing_address.city"
            label={t('City')}
            size="md"
            autoComplete="address-level2"
          />
          <TextField
            form={form}
            name="mailing_address.state_or_provice"
            label={t('State')}
            size="md"
            autoComplete="address-level1"
          />
          <TextField
            form={form}
            name="mailing_address.postal_code"
            label={t('Postal code')}
            size="md"
            autoComplete="postal-code"
          />
        </div>
      </FieldGroup>
      <TextField
        form={form}
        name="emergency_contact_name"
        label={t(INFO_FIELDS.emergency_contact_name)}
        size="md"
        autoComplete="off"
      />
      <PhoneField form={form} name="emergency_contact_phone" label={t(INFO_FIELDS.emergency_contact_phone)} size="md" />
      <ChoiceField form={form} name="race" label={t(INFO_FIELDS.race)} data={choices(races)} />
      <ChoiceField form={form} name="ethnicity" label={t(INFO_FIELDS.ethnicity)} data={choices(ethnicities)} />
    </>
  );
}
