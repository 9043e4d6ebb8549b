import { today } from '#kit/formats/day.ts';
import type { FormRules } from '#kit/forms/form-rules.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { type PatientFields, patientInput } from '../../rules/index.ts';
import type { PatientValues } from './patient-values.ts';

/** What an edit began from; it is kept with the draft, so that a later save still knows what somebody else changed. */
export type EditBase = { version: number; values: PatientValues };

/** Everything that a patient's form holds. `base` is null for a new patient. */
export type PatientFormValues = PatientValues & { base: EditBase | null };

/** A patient's form, new or edited. */
export type PatientForm = ApiForm<PatientFormValues>;

/** The rules of a patient's form: those by which the server checks too. What they don't know, such as `base`, they leave out. */
export function patientFormRules(): FormRules<PatientFormValues, PatientFields> {
  const { validate } = patientInput(today())['~standard'];
  return { '~standard': { version: 1, vendor: 'salus', validate } };
}
