import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { addressLimits as limits, countries, regionsOf } from '../../rules/index.ts';
import classes from './form-fields.module.css';
import { hasStates, stateLabel } from './patient-fields.ts';
import type { PatientForm } from './patient-form.ts';
import { useFieldValue } from './use-field-value.ts';

const countryChoices = countries.map(({ code, name }) => ({ value: code, label: name }));

/**
 * The mailing address; if left empty, the patient has none. The state is a select if the country has a list of states.
 */
export function AddressFields({ form }: { form: PatientForm }) {
  const country = useFieldValue(form, 'mailing_address.country');
  const states = hasStates(country) ? regionsOf[country] : undefined;
  return (
    <div className={classes.fields}>
      <div data-span="8">
        <TextField
          form={form}
          name="mailing_address.address_line1"
          label="Address line 1"
          maxLength={limits.address_line1}
          autoComplete="off"
        />
      </div>
      <TextField
        form={form}
        name="mailing_address.address_line2"
        label="Address line 2"
        maxLength={limits.address_line2}
        autoComplete="off"
      />
      <TextField form={form} name="mailing_address.city" label="City" maxLength={limits.city} autoComplete="off" />
      {states === undefined ? (
        <TextField
          form={form}
          name="mailing_address.state_or_provice"
          label="State or region"
          maxLength={limits.state_or_provice}
        />
      ) : (
        <SelectField
          form={form}
          name="mailing_address.state_or_provice"
          label={country === 'CA' ? 'Province' : 'State'}
          data={states.map(({ code }) => ({ value: code, label: stateLabel(code, country === 'CA' ? 'CA' : 'US') }))}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the state' }}
          nothingFoundMessage="State not found"
        />
      )}
      <div>
        <TextField
          form={form}
          name="mailing_address.postal_code"
          label={country === 'US' ? 'ZIP code' : 'Postal code'}
          maxLength={limits.postal_code}
          autoComplete="off"
        />
      </div>
      <SelectField
        form={form}
        name="mailing_address.country"
        label="Country"
        data={countryChoices}
        searchable
        allowDeselect={false}
        nothingFoundMessage="Country not found"
      />
    </div>
  );
}
