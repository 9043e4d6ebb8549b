import '@mantine/core/styles/Combobox.layer.css';
import { Select, type SelectProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** One choice of a list. The field's value is the choice's `value`, or null. */
export function SelectField<Values>({ form, name, ...input }: FieldOf<Values, SelectProps>) {
  const { key, props } = form.field<string | null>(name);
  return <Select key={key} checkIconPosition="right" comboboxProps={{ shadow: 'md' }} {...props} {...input} />;
}
