import { TextInput } from '@mantine/core';
import { type DrugSearchProps, loadDrugSearch } from '#drugs/web';
import type { FieldOf } from '#kit/forms/use-api-form.ts';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';

const DrugSearch = fetchedOnUse<DrugSearchProps>(loadDrugSearch, ({ label, required }) => (
  <TextInput label={label} required={required ?? false} disabled />
));

/** The name of a drug or allergen: found in the drug database while typing, or free text. */
export function DrugNameField<Values>({
  form,
  name,
  ...input
}: FieldOf<Values, Omit<DrugSearchProps, 'onTyped' | 'onPick' | 'keeps'>>) {
  const { key, props } = form.field<string>(name);
  const { onChange, ...field } = props;
  return <DrugSearch key={key} {...field} {...input} data-autofocus keeps onTyped={onChange} />;
}
