import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { genders, patientLimits as limits } from '../../rules/index.ts';
import classes from './form-fields.module.css';
import { fieldLabels as label } from './patient-fields.ts';
import type { PatientForm } from './patient-form.ts';

/** The fields needed by the front desk: identity and contact data. */
export function IdentityFields({ form }: { form: PatientForm }) {
  return (
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
  );
}
