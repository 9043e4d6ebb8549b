import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, type CheckboxProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** A yes/no field. */
export function CheckboxField<Values>({ form, name, ...input }: FieldOf<Values, CheckboxProps>) {
  const { key, props } = form.field<never>(name, 'checkbox');
  return <Checkbox key={key} {...props} {...input} />;
}
