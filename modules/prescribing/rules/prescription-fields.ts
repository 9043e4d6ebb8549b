import * as z from 'zod/mini';
import { isDay } from '#values/day.ts';

/** A drug, a supply, or a compound that the pharmacy makes. */
export const prescriptionKinds = ['drug', 'supply', 'compound'] as const;
export type PrescriptionKind = (typeof prescriptionKinds)[number];

// Those that turn the order of letters round too: a pharmacist must read what was written.
const HIDDEN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u;
const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `At most ${most} characters`),
    z.refine((text) => !HIDDEN.test(text), 'Invalid: a character in it can’t be shown'),
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
/** As it is typed, so that a half-typed one is kept. */
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
 * All that somebody fills in to prescribe: the one list of these fields, with how long texts are, what a day is and what stands where nothing
 * was said. Types, columns and forms follow it. What has to be there is told by `prescriptionProblem`.
 */
export const prescriptionForm = z.object({
  kind: z.enum(prescriptionKinds),
  patient_id: text(60),
  note_id: z._default(z.nullable(line(60)), null),
  order_number: text(12),
  pharmacy_ncpdp_id: text(20),
  drug_id: z._default(z.nullable(line(60)), null),
  drug_description: text(105),
  product_code: text(30),
  product_qualifier: text(3),
  drug_db_code: text(20),
  drug_db_qualifier: text(5),
  // What the compendium says of its schedule; `N/A` is not controlled.
  controlled: text(60, 'N/A'),
  dosage_form: text(100),
  quantity: number,
  quantity_qualifier: text(3, '38'),
  quantity_unit: text(20),
  days_supply: number,
  written_date: day,
  effective_date: day,
  substitutions: z._default(
    z.string().check(z.refine((code) => /^[01]?$/.test(code), 'Choose one: 0 is allowed, 1 is not allowed')),
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
  // The description was changed by hand, and whoever changed it attested that it is true.
  is_attested: z._default(z.boolean(), false),
});

/** All that somebody fills in to prescribe; numbers as they are typed. */
export type PrescriptionFields = z.output<typeof prescriptionForm>;

/** One thing that a compound is made of. */
export type Ingredient = z.output<typeof ingredient>;

/** A diagnosis that a drug is prescribed for. */
export type PrescribedDiagnosis = z.output<typeof diagnosis>;

/** The names of the fields. */
export const prescriptionFields = Object.keys(prescriptionForm.shape) as (keyof PrescriptionFields)[];

/** A prescription of which nothing was said. */
export function blankPrescription(kind: PrescriptionKind, today: string): PrescriptionFields {
  return z.parse(prescriptionForm, { kind, written_date: today, effective_date: today });
}

/** What a favourite carries into a new prescription. */
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
  },
);

/** A checked favourite. */
export type FavouriteFields = z.output<typeof favouriteForm>;
