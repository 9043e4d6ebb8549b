import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { checkDocument, DOCUMENT_TYPES, type DocumentFields as Checked } from '../../rules/index.ts';

/** The form values of a document. */
export interface DocumentValues extends Record<string, unknown> {
  document_type: string | null;
  document_day: string;
  title: string;
}

/** Validation rules of a document; `more` adds other rules. */
export function documentRules<Values extends DocumentValues>(
  more: (values: Values) => { path: string; message: string }[] = () => [],
): FormRules<Values, Values & Checked> {
  return {
    '~standard': {
      version: 1,
      vendor: 'salus',
      validate: (value) => {
        const values = value as Values;
        const checked = checkDocument({ ...values, document_type: values.document_type ?? '' }, today());
        const problems = [...(Array.isArray(checked) ? checked : []), ...more(values)];
        return problems.length > 0 || Array.isArray(checked)
          ? { issues: problems.map(({ path, message }) => ({ path: [path], message })) }
          : { value: { ...values, ...checked } };
      },
    },
  };
}

/** Title, type and day of a document. */
export function DocumentFields<Values extends DocumentValues>({ form }: { form: ApiForm<Values> }) {
  const fields = form as unknown as ApiForm<DocumentValues>;
  return (
    <>
      <TextField form={fields} name="title" label="Title" withAsterisk maxLength={200} />
      <SelectField form={fields} name="document_type" label="Type" withAsterisk data={[...DOCUMENT_TYPES]} />
      <DateField form={fields} name="document_day" label="Document date" withAsterisk latest={today()} />
    </>
  );
}
