import { Temporal } from 'temporal-polyfill';
import { CONTROLLED_NOT_ALLOWED, GHB_NOTE, isControlled, isGhb, placeholderProblem } from './controlled.ts';
import { NOTE_CANCELS, noteCancels } from './notes-guard.ts';
import { measurementProblem } from './observation.ts';
import type { PrescriptionFields } from './prescription-fields.ts';
import { isOrderNumber, numberOf } from './typed-text.ts';

/** Inputs of the check besides the prescription itself. */
export interface CheckedParties {
  prescriberFirstName: string;
  prescriberLastName: string;
  hasAddress: boolean;
  ageYears: number | null;
  /** True if the caller is signed in. */
  hasToken: boolean;
  /** Today in the clinic's time zone, to check the written date. */
  today?: string;
}

/** A problem that prevents saving or sending a prescription, with the field that causes it. */
export interface PrescriptionProblem {
  field: keyof PrescriptionFields | '';
  message: string;
}

type Check = (
  fields: PrescriptionFields,
  parties: CheckedParties,
) => readonly [wrong: boolean, field: PrescriptionProblem['field'], message: string];

const blank = (text: string): boolean => text.trim() === '';

// The order follows the specification (3 §5.1), which also defines which problem is reported first.
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

/** Returns the first missing item of specification 3 §5.1, in its order, or null if nothing is missing. */
export function firstProblem(fields: PrescriptionFields, parties: CheckedParties): PrescriptionProblem | null {
  for (const check of CHECKS) {
    const [wrong, field, message] = check(fields, parties);
    if (wrong) return { field, message };
  }
  return null;
}

/**
 * Returns the first problem of a complete prescription: the rejections of §5.3, then quantities and notes. Null if it
 * can be saved.
 */
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
    return problem('refills', 'Refills must be a whole number from 0 to 99.');
  if (!blank(fields.days_supply)) {
    const days = numberOf(fields.days_supply);
    if (days === null || days <= 0 || days > 999 || !Number.isInteger(days))
      return problem('days_supply', 'Days supply must be a whole number above 0.');
  }
  const written = today === undefined ? null : writtenDateProblem(fields, today);
  if (written !== null) return written;
  if (fields.effective_date < fields.written_date)
    return problem('effective_date', 'The effective date can’t be before the written date.');
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

/** Returns a problem if a strength has no unit, e.g. `2`. A pharmacy's own compounds are not checked. */
export function strengthProblem({ ingredients }: Pick<PrescriptionFields, 'ingredients'>): PrescriptionProblem | null {
  return ingredients.some(({ strength_value: value, strength_unit: unit }) => !blank(value) && blank(unit))
    ? { field: 'ingredients', message: 'The strength of every ingredient needs its unit.' }
    : null;
}

/** Maximum age of a written date in days: a prepared prescription can be sent within a week. */
const WRITTEN_DAYS = 7;

/** Returns the earliest written date that can be sent on the given day. */
export function oldestWritten(today: string): string {
  return Temporal.PlainDate.from(today).subtract({ days: WRITTEN_DAYS }).toString();
}

/** Checks that the written date is not in the future or too old; `today` is in the clinic's time zone. */
export function writtenDateProblem(
  { written_date: written }: Pick<PrescriptionFields, 'written_date'>,
  today: string,
): PrescriptionProblem | null {
  if (written > today) return { field: 'written_date', message: 'The written date can’t be in the future.' };
  return written < oldestWritten(today)
    ? { field: 'written_date', message: `The written date can’t be more than ${WRITTEN_DAYS} days ago.` }
    : null;
}

/**
 * Returns a prepared prescription with the day of sending as its written date. The effective date never moves earlier
 * than intended.
 */
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

/** Returns the first problem that prevents saving or sending a prescription; §5.1 is checked first. */
export function prescriptionProblem(fields: PrescriptionFields, parties: CheckedParties): PrescriptionProblem | null {
  return firstProblem(fields, parties) ?? furtherProblem(fields, parties);
}
