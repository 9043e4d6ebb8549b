import { today } from '#kit/formats/day.ts';
import type { FormRules } from '#kit/forms/form-rules.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { type PatientFields, patientInput } from '../../rules/index.ts';
import type { PatientValues } from './patient-values.ts';

/** The version that an edit is based on; saved with the draft, so that changes by others are detected later. */
export type EditBase = { version: number; values: PatientValues };

/** The values of a patient's form. `base` is null for a new patient. */
export type PatientFormValues = PatientValues & { base: EditBase | null };

/** A patient's form, new or edited. */
export type PatientForm = ApiForm<PatientFormValues>;

/** The rules of a patient's form: the server's validation rules. Unknown fields such as `base` are ignored. */
export function patientFormRules(): FormRules<PatientFormValues, PatientFields> {
  const { validate } = patientInput(today())['~standard'];
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
