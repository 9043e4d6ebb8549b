import type { FieldName } from '#kit/forms/use-api-form.ts';
import type { PatientForm, PatientFormValues } from './patient-form.ts';

/**
 * Returns the current text of a field in the patient's form; '' for none. The calling component renders on every key
 * press.
 */
export function useFieldValue(form: PatientForm, name: FieldName<PatientFormValues>): string {
  const value: unknown = form.inner.useWatchValue(name);
  return typeof value === 'string' ? value : '';
}
