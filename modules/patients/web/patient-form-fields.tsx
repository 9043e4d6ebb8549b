import { Button } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/date-field.tsx';
import { PhoneField } from '#kit/forms/phone-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { ethnicities, genders, gendersAtBirth, patientLimits as limits, races } from '../rules/index.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './form-dialog.module.css';
import { fieldLabels as label } from './patient-fields.ts';
import type { PatientForm } from './patient-form.ts';
import { useFieldValue } from './use-field-value.ts';

interface PatientFormFieldsProps {
  form: PatientForm;
  /** Whether everything is shown at once. */
  whole: boolean;
  /** What stands below the fields that say who it is. */
  children?: ReactNode;
}

const FIRST = /^(first_name|last_name|middle_name|nick_name|date_of_birth|gender|mobile|email)$/;

/** The fields of a patient: first what the front desk asks for, the rest behind "More details". */
export function PatientFormFields({ form, whole, children }: PatientFormFieldsProps) {
  const id = useId();
  const [more, setMore] = useState(whole);
  // What is wrong must be in sight; the first wrong field gets the focus once it is.
  const hiddenErrors = !more && Object.keys(form.inner.errors).some((field) => !FIRST.test(field));
  if (hiddenErrors) setMore(true);
  useEffect(() => {
    if (more && !whole) form.element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [more, whole, form.element]);

  return (
    <>
      <div className={classes.fields}>
        <TextField
          form={form}
          name="first_name"
          label={label.first_name}
          required
          data-autofocus
          maxLength={limits.first_name}
        />
        <TextField form={form} name="middle_name" label={label.middle_name} maxLength={limits.middle_name} />
        <TextField form={form} name="last_name" label={label.last_name} required maxLength={limits.last_name} />
        <div data-half>
          <DateField form={form} name="date_of_birth" label={label.date_of_birth} latest={today()} />
        </div>
        <div data-half>
          <SelectField
            form={form}
            name="gender"
            label={label.gender}
            required
            data={[...genders]}
            allowDeselect={false}
          />
        </div>
        <TextField form={form} name="nick_name" label={label.nick_name} maxLength={limits.nick_name} />
        <PhoneField form={form} name="mobile" label={label.mobile} />
        <div data-span="8">
          <TextField
            form={form}
            name="email"
            label={label.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={limits.email}
          />
        </div>
      </div>
      {children}
      {!whole && (
        <Button
          className={classes.more}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconChevronRight size={14} />}
          aria-expanded={more}
          aria-controls={id}
          onClick={() => setMore(!more)}
        >
          More details
        </Button>
      )}
      <div id={id} className={classes.rest} hidden={!more}>
        <div className={classes.fields}>
          <PhoneField form={form} name="home_phone" label={label.home_phone} />
          <PhoneField form={form} name="work_phone" label={label.work_phone} />
          <fieldset className={classes.group}>
            <legend>{label.mailing_address}</legend>
            <AddressFields form={form} />
          </fieldset>
          <fieldset className={classes.group}>
            <legend>Emergency contact</legend>
            <div className={classes.fields}>
              <div data-span="8">
                <TextField
                  form={form}
                  name="emergency_contact_name"
                  label="Name"
                  maxLength={limits.emergency_contact_name}
                />
              </div>
              <PhoneField form={form} name="emergency_contact_phone" label="Phone" />
            </div>
          </fieldset>
          <fieldset className={classes.group}>
            <legend>Demographics</legend>
            <div className={classes.fields}>
              <Choice form={form} name="gender_at_birth" offered={gendersAtBirth} />
              <Choice form={form} name="race" offered={races} />
              <Choice form={form} name="ethnicity" offered={ethnicities} />
            </div>
          </fieldset>
          <fieldset className={classes.group}>
            <legend>Notes</legend>
            <div className={classes.fields}>
              <div data-span="6">
                <TextareaField form={form} name="note1" label={label.note1} maxLength={limits.note1} />
              </div>
              <div data-span="6">
                <TextareaField form={form} name="note2" label={label.note2} maxLength={limits.note2} />
              </div>
            </div>
          </fieldset>
        </div>
      </div>
    </>
  );
}

interface ChoiceProps {
  form: PatientForm;
  name: 'gender_at_birth' | 'race' | 'ethnicity';
  offered: readonly string[];
}

// A record from elsewhere may say it in other words; those stay a choice.
function Choice({ form, name, offered }: ChoiceProps) {
  const present = useFieldValue(form, name);
  const data = present === '' || offered.includes(present) ? [...offered] : [present, ...offered];
  return (
    <SelectField
      form={form}
      name={name}
      label={label[name]}
      data={data}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label[name]}` }}
    />
  );
}
