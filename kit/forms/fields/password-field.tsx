import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { FieldOf } from '../use-api-form.ts';

/** A password in a form, with a button to show it and a Caps Lock warning. */
export function PasswordField<Values>({ form, name, ...input }: FieldOf<Values, PasswordInputProps>) {
  const { key, props } = form.field<string>(name);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent<HTMLInputElement>): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      key={key}
      {...props}
      {...input}
      onKeyDown={look}
      onKeyUp={look}
      description={capsLock ? 'Caps Lock is on.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      descriptionProps={{ role: 'status' }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    />
  );
}
