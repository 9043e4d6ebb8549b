import { useState } from 'react';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import type { TaskValues } from './task-form.ts';

/** Returns a form value without an input field, and its setter; included in the form's draft. */
export function useFormValue<Name extends keyof TaskValues>(
  form: ApiForm<TaskValues>,
  name: Name,
): [TaskValues[Name], (next: TaskValues[Name]) => void] {
  const { inner } = form;
  const [value, setValue] = useState(() => inner.getValues()[name]);
  inner.watch(name as never, ({ value: next }: { value: unknown }) => setValue(next as TaskValues[Name]));
  const set = inner.setFieldValue as (name: string, value: unknown) => void;
  return [value, (next) => set(name, next)];
}
