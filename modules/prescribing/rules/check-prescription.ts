import { Temporal } from 'temporal-polyfill';
import { CONTROLLED_NOT_ALLOWED, GHB_NOTE, isControlled, isGhb, placeholderProblem } from './controlled.ts';
import { NOTE_CANCELS, noteCancels } from './notes-guard.ts';
import { measurementProblem } from './observation.ts';
import type { PrescriptionFields } from './prescription-fields.ts';
import { isOrderNumber, numberOf } from './typed-text.ts';

/** What the check asks about beside the prescription itself. */
export interface CheckedParties {
  prescriberFirstName: string;
  prescriberLastName: string;
  hasAddress: boolean;
  ageYears: number | null;
  /** Whether the caller is signed in. */
  hasToken: boolean;
  /** The day in the clinic's zone, where the written date is to be checked against it. */
  today?: string;
}

/** One thing that keeps a prescription from being saved or sent, and the field that it is about. */
export interface PrescriptionProblem {
  field: keyof PrescriptionFields | '';
  message: string;
}

type Check = (
  fields: PrescriptionFields,
  parties: CheckedParties,
) => readonly [wrong: boolean, field: PrescriptionProblem['field'], message: string];

const blank = (text: string): boolean => text.trim() === '';

// The order is the specification's (3 §5.1): what is told first is part of it.
const CHECKS: readonly Check[] = [
  ({ patient_id: id }) => [blank(id), 'patient_id', 'Patient ID cannot be empty.'],
  ({ pharmacy_ncpdp_id: id }) => [blank(id), 'pharmacy_ncpdp_id', 'Pharmacy NCPDP ID cannot be empty.'],
  ({ drug_description: text }) => [
    blank(text),
    'drug_description',
    'Drug Description for Medication Prescribed cannot be empty.',
  ],
  ({ sig }) => [blank(sig), 'sig', 'Sig cannot be empty!'],
  (_, { prescriberFirstName: name }) => [blank(name), '', 'Prescriber first name cannot be empty.'],
  (_, { prescriberLastName: name }) => [blank(name), '', 'Prescriber last name cannot be empty.'],
  ({ refills }) => [blank(refills), 'refills', 'Number Of Refills value cannot be empty.'],
  (_, { hasAddress }) => [!hasAddress, 'patient_id', 'Please edit the patient address first'],
  ({ substitutions }) => [blank(substitutions), 'substitutions', 'Substitution value cannot be empty.'],
  ({ quantity_unit: unit }) => [blank(unit), 'quantity_unit', 'Please select Quantity Unit Of Measure.'],
  ({ quantity }) => [blank(quantity), 'quantity', 'Drug Quantity value cannot be empty.'],
  (_, { hasToken }) => [!hasToken, '', 'JWT for provider cannot be empty.'],
];

/** The first thing of specification 3 §5.1 that is missing, in its order; null where nothing is. */
export function firstProblem(fields: PrescriptionFields, parties: CheckedParties): PrescriptionProblem | null {
  for (const check of CHECKS) {
    const [wrong, field, message] = check(fields, parties);
    if (wrong) return { field, message };
  }
  return null;
}

/** What is wrong with a prescription whose fields are all there: the rejections of §5.3, then amounts and notes; null where it can be saved. */
export function furtherProblem(
  fields: PrescriptionFields,
  { ageYears, today }: CheckedParties,
): PrescriptionProblem | null {
  const problem = (field: PrescriptionProblem['field'], message: string): PrescriptionProblem => ({ field, message });
  if (isControlled(fields)) return problem('drug_description', CONTROLLED_NOT_ALLOWED);
  const placeholder = placeholderProblem(fields.kind, fields.drug_description);
  if (placeholder !== null) return problem('drug_description', placeholder);
  if (fields.kind === 'compound' && fields.ingredients.some(({ description }) => blank(description)))
    return problem('ingredients', 'Every compound ingredient needs a description.');
  if (!((numberOf(fields.quantity) ?? 0) > 0)) return problem('quantity', 'The quantity must be more than 0.');
  if (fields.ingredients.some((each) => !((numberOf(each.quantity_value) ?? 0) > 0)))
    return problem('ingredients', 'The quantity of every ingredient must be more than 0.');
  const refills = numberOf(fields.refills);
  if (refills === null || refills < 0 || refills > 99 || !Number.isInteger(refills))
    return problem('refills', 'Refills: a whole number from 0 to 99.');
  if (!blank(fields.days_supply)) {
    const days = numberOf(fields.days_supply);
    if (days === null || days <= 0 || days > 999 || !Number.isInteger(days))
      return problem('days_supply', 'Days supply must be a whole number above 0.');
  }
  const written = today === undefined ? null : writtenDateProblem(fields, today);
  if (written !== null) return written;
  if (fields.effective_date < fields.written_date)
    return problem('effective_date', 'It can’t take effect before it is written.');
  if (isGhb(fields.drug_description) && blank(fields.note)) return problem('note', GHB_NOTE);
  if (noteCancels(fields.note)) return problem('note', NOTE_CANCELS);
  for (const [field, label] of [
    ['height', 'Height'],
    ['weight', 'Weight'],
  ] as const) {
    const value = numberOf(fields[field]);
    if (!blank(fields[field]) && (value === null || value <= 0)) return problem(field, `${label} must be more than 0.`);
  }
  const measured = measurementProblem(fields, ageYears);
  if (measured !== null) return problem('height', measured);
  if (!isOrderNumber(fields.order_number)) return problem('order_number', 'The order number must be a whole number.');
  return null;
}

/** Whether a strength was typed without its unit: `2` of what nobody could make. What a pharmacy tells of its own compounds is left to it. */
export function strengthProblem({ ingredients }: Pick<PrescriptionFields, 'ingredients'>): PrescriptionProblem | null {
  return ingredients.some(({ strength_value: value, strength_unit: unit }) => !blank(value) && blank(unit))
    ? { field: 'ingredients', message: 'The strength of every ingredient needs its unit.' }
    : null;
}

/** The oldest written date that can still be sent, in days before today: of what was prepared and is sent within the week. */
const WRITTEN_DAYS = 7;

/** The first day that a prescription sent on this one can have been written on. */
export function oldestWritten(today: string): string {
  return Temporal.PlainDate.from(today).subtract({ days: WRITTEN_DAYS }).toString();
}

/** Whether a prescription is written in the future, or longer ago than it could have been prepared; `today` in the clinic's zone. */
export function writtenDateProblem(
  { written_date: written }: Pick<PrescriptionFields, 'written_date'>,
  today: string,
): PrescriptionProblem | null {
  if (written > today) return { field: 'written_date', message: 'The written date can’t be in the future.' };
  return written < oldestWritten(today)
    ? { field: 'written_date', message: `The written date can’t be more than ${WRITTEN_DAYS} days ago.` }
    : null;
}

/** A prepared prescription as it is written on the day that it is sent; it still takes effect no earlier than was meant. */
export function writtenToday<Fields extends Pick<PrescriptionFields, 'written_date' | 'effective_date'>>(
  fields: Fields,
  today: string,
): Fields {
  return {
    ...fields,
    written_date: today,
    effective_date: fields.effective_date > today ? fields.effective_date : today,
  };
}

/** Everything that keeps a prescription from being saved or sent, the first of it; §5.1 before all else. */
export function prescriptionProblem(fields: PrescriptionFields, parties: CheckedParties): PrescriptionProblem | null {
  return firstProblem(fields, parties) ?? furtherProblem(fields, parties);
}
