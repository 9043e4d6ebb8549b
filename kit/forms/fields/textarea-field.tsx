import { Textarea, type TextareaProps } from '@mantine/core';
import type { FieldOf } from '../use-api-form.ts';

/** Text of several lines, growing with what is typed. */
export function TextareaField<Values>({ form, name, ...input }: FieldOf<Values, TextareaProps>) {
  const { key, props } = form.field<string>(name);
  return <Textarea key={key} autosize minRows={2} maxRows={12} {...props} {...input} />;
}
