import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack } from '@mantine/core';
import type { ApiForm, FieldName } from '#kit/forms/use-api-form.ts';
import classes from './choices-field.module.css';

/** A choice with a checkbox. */
export interface Choice {
  value: string;
  label: string;
  description?: string;
  /** Shown, but can't be selected. */
  disabled?: boolean;
}

interface ChoicesFieldProps<Values> {
  form: ApiForm<Values>;
  name: FieldName<Values>;
  label: string;
  choices: readonly Choice[];
}

/** A list of checkboxes; the value is the list of selected ones. */
export function ChoicesField<Values>({ form, name, label, choices }: ChoicesFieldProps<Values>) {
  const { key, props } = form.field<string[]>(name);
  const { onBlur: _blur, onFocus: _focus, name: _name, ...group } = props;
  return (
    <Checkbox.Group key={key} {...group} label={label} required className={classes.group}>
      <Stack gap="xs" mt={4}>
        {choices.map(({ value, ...choice }) => (
          <Checkbox key={value} value={value} {...choice} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
