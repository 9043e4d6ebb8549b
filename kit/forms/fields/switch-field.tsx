import '@mantine/core/styles/Switch.layer.css';
import { Switch, type SwitchProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** An on/off switch for settings that take effect; for a yes/no answer use a CheckboxField. */
export function SwitchField<Values>({ form, name, ...input }: FieldOf<Values, SwitchProps>) {
  const { key, props } = form.field<never>(name, 'checkbox');
  return <Switch key={key} {...props} {...input} />;
}
