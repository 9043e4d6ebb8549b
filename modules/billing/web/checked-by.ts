import type { FormRules } from '#kit/forms/form-rules.ts';

/** The rules of a form that is checked by a schema, typed by what it answers. */
export function checkedBy<Values, Checked>(schema: {
  '~standard': { validate: (value: unknown) => unknown };
}): FormRules<Values, Checked> {
  const validate = schema['~standard'].validate as FormRules<Values, Checked>['~standard']['validate'];
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
