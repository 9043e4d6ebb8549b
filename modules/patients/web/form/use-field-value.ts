import type { FieldName } from '#kit/forms/use-api-form.ts';
import type { PatientForm, PatientFormValues } from './patient-form.ts';

/** What is in a text field of the patient's form right now; '' for none. Whoever asks is painted anew with each letter. */
export function useFieldValue(form: PatientForm, name: FieldName<PatientFormValues>): string {
  const value: unknown = form.inner.useWatchValue(name);
  return typeof value === 'string' ? value : '';
}
