import { Anchor, Text } from '@mantine/core';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import classes from './form-fields.module.css';
import { fieldLabels as label } from './patient-fields.ts';
import type { PatientForm } from './patient-form.ts';
import { useFieldValue } from './use-field-value.ts';

/** The date of death, and the button to undo it; `recorded` is the stored value, '' for none. */
export function DeathFields({ form, recorded }: { form: PatientForm; recorded: string }) {
  const typed = useFieldValue(form, 'deceased_date');
  const born = useFieldValue(form, 'date_of_birth');
  return (
    <fieldset className={classes.group}>
      <legend>Deceased</legend>
      <div className={classes.fields}>
        <DateField
          form={form}
          name="deceased_date"
          label={label.deceased_date}
          earliest={/^\d{4}-\d{2}-\d{2}$/.test(born) ? born : undefined}
          latest={today()}
        />
        <div data-span="8" className={classes.beside}>
          {recorded !== '' && typed !== '' && (
            <Anchor component="button" type="button" size="sm" onClick={() => form.setValues({ deceased_date: '' })}>
              Recorded in error: undo
            </Anchor>
          )}
          {recorded !== '' && typed === '' && (
            <Text size="sm" c="dimmed" role="status">
              After saving, appointment messages are sent again. Old links stay invalid: send a new one.
            </Text>
          )}
        </div>
      </div>
    </fieldset>
  );
}
