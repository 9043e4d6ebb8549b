import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { LANGUAGE_NAMES_IN_ENGLISH, LANGUAGES } from '#values/language/language.ts';
import { ethnicities, gendersAtBirth, patientLimits as limits, races } from '../../rules/index.ts';
import { AddressFields } from './address-fields.tsx';
import classes from './form-fields.module.css';
import { fieldLabels as label } from './patient-fields.ts';
import type { PatientForm } from './patient-form.ts';
import { useFieldValue } from './use-field-value.ts';

/** The remaining fields of a patient record. */
export function DetailFields({ form }: { form: PatientForm }) {
  return (
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
          <SelectField
            form={form}
            name="preferred_language"
            label={label.preferred_language}
            description="For messages, statements and the patient’s page"
            data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAMES_IN_ENGLISH[language] }))}
            clearable
            clearButtonProps={{ 'aria-label': `Clear ${label.preferred_language}` }}
          />
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
  );
}

interface ChoiceProps {
  form: PatientForm;
  name: 'gender_at_birth' | 'race' | 'ethnicity';
  offered: readonly string[];
}

// Imported records may contain other values; those stay available as an option.
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
