import * as z from 'zod/mini';
import { isDay } from '#values/day.ts';

/** Prescriptions are for a drug, a supply, or a compound made by the pharmacy. */
export const prescriptionKinds = ['drug', 'supply', 'compound'] as const;
export type PrescriptionKind = (typeof prescriptionKinds)[number];

// Includes characters that reverse the writing direction: the pharmacist must read exactly what was written.
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;
const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `At most ${most} characters`),
    z.refine((text) => !HIDDEN.test(text), 'Contains a character that can’t be displayed'),
  );
const day = z.string().check(
  z.trim(),
  z.refine((text) => isDay(text), 'Enter a date'),
);
const dayOrNone = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isDay(text), 'Enter a date'),
);
const text = (most: number, unsaid = '') => z._default(line(most), unsaid);
/** Stored as entered, so that incomplete input isn't lost. */
const number = text(12);

const ingredient = z.object({
  description: line(105),
  strength_value: line(12),
  strength_form: line(20),
  strength_unit: line(20),
  quantity_value: line(12),
  quantity_qualifier: line(3),
  quantity_unit: line(20),
});
const diagnosis = z.object({ code: line(10), name: line(200) });

/**
 * The fields of a prescription, defined once with their maximum lengths, date formats and defaults. Types, columns and
 * forms derive from it. `prescriptionProblem` checks required fields.
 */
export const prescriptionForm = z.object({
  kind: z.enum(prescriptionKinds),
  patient_id: text(60),
  note_id: z._default(z.nullable(line(60)), null),
  // The prescription that it renews, and the entry of the patient's medication list that it is for.
  follows_id: z._default(z.nullable(line(60)), null),
  medication_record_id: z._default(z.nullable(line(60)), null),
  order_number: text(12),
  pharmacy_ncpdp_id: text(20),
  drug_id: z._default(z.nullable(line(60)), null),
  drug_description: text(105),
  product_code: text(30),
  product_qualifier: text(3),
  drug_db_code: text(20),
  drug_db_qualifier: text(5),
  // The schedule according to the compendium; `N/A` means not controlled.
  controlled: text(60, 'N/A'),
  dosage_form: text(100),
  quantity: number,
  quantity_qualifier: text(3, '38'),
  quantity_unit: text(20),
  days_supply: number,
  written_date: day,
  effective_date: day,
  substitutions: z._default(
    z.string().check(z.refine((code) => /^[01]?$/.test(code), 'Choose 0 (allowed) or 1 (not allowed)')),
    '',
  ),
  refills: number,
  diagnoses: z._default(z.array(diagnosis).check(z.maxLength(2, 'At most 2 diagnoses')), () => []),
  note: text(210),
  sig: text(1000),
  rx_fill_indicator: text(40),
  final_form: text(20),
  ingredients: z._default(z.array(ingredient).check(z.maxLength(5, 'At most 5 ingredients')), () => []),
  height: number,
  height_date: z._default(dayOrNone, ''),
  weight: number,
  weight_date: z._default(dayOrNone, ''),
  // The description was edited by hand, and the editor attested that it is correct.
  is_attested: z._default(z.boolean(), false),
});

/** The fields of a prescription; numbers as entered. */
export type PrescriptionFields = z.output<typeof prescriptionForm>;

/** An ingredient of a compound. */
export type Ingredient = z.output<typeof ingredient>;

/** A diagnosis for which a drug is prescribed. */
export type PrescribedDiagnosis = z.output<typeof diagnosis>;

export const prescriptionFields = Object.keys(prescriptionForm.shape) as (keyof PrescriptionFields)[];

/** Returns an empty prescription with the defaults. */
export function blankPrescription(kind: PrescriptionKind, today: string): PrescriptionFields {
  return z.parse(prescriptionForm, { kind, written_date: today, effective_date: today });
}

/** The fields that a favorite copies into a new prescription. */
export const favouriteForm = z.extend(
  z.pick(prescriptionForm, {
    kind: true,
    drug_id: true,
    product_code: true,
    product_qualifier: true,
    drug_db_code: true,
    drug_db_qualifier: true,
    dosage_form: true,
    sig: true,
    quantity: true,
    quantity_unit: true,
    days_supply: true,
    refills: true,
    substitutions: true,
    pharmacy_ncpdp_id: true,
  }),
  {
    name: line(120).check(z.minLength(1, 'A name is required')),
    drug_description: line(105).check(z.minLength(1, 'A drug is required')),
    // The diagnoses that it is for, and the order set that it is part of.
    diagnosis_codes: z._default(z.array(line(10)).check(z.maxLength(2, 'At most 2 diagnoses')), () => []),
    set_name: z._default(line(80), ''),
  },
);

/** The validated fields of a favorite. */
export type FavouriteFields = z.output<typeof favouriteForm>;
