import type { FormRules } from '#kit/forms/form-rules.ts';

/** Creates form validation rules from a schema, typed by its output. */
export function checkedBy<Values, Checked>(schema: {
  '~standard': { validate: (value: unknown) => unknown };
}): FormRules<Values, Checked> {
  const validate = schema['~standard'].validate as FormRules<Values, Checked>['~standard']['validate'];
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
