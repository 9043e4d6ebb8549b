import { TextInput, type TextInputProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** One line of text. */
export function TextField<Values>({ form, name, ...input }: FieldOf<Values, TextInputProps>) {
  const { key, props } = form.field<string>(name);
  return <TextInput key={key} {...props} {...input} />;
}
