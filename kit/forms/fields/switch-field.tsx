import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** On or off, for what takes effect as a setting; a yes or no among other answers is a CheckboxField. */
export function SwitchField<Values>({ form, name, ...input }: FieldOf<Values, SwitchProps>) {
  const { key, props } = form.field<never>(name, 'checkbox');
  return <Switch key={key} {...props} {...input} />;
}
