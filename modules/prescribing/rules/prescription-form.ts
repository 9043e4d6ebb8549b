import * as z from 'zod/mini';
import { isDay } from '#values/day.ts';
import { prescriptionKinds } from './prescription-fields.ts';

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
const number = line(12);

const ingredient = z.object({
  description: line(105),
  strength_value: number,
  strength_form: line(20),
  strength_unit: line(20),
  quantity_value: number,
  quantity_qualifier: line(3),
  quantity_unit: line(20),
});

/** The shape of a prescription: how long texts are and what a day is; what has to be there is told by `prescriptionProblem`. */
export const prescriptionForm = z.object({
  kind: z.enum(prescriptionKinds),
  patient_id: line(60),
  note_id: z.nullable(line(60)),
  order_number: line(12),
  pharmacy_ncpdp_id: line(20),
  drug_id: z.nullable(line(60)),
  drug_description: line(105),
  product_code: line(30),
  product_qualifier: line(3),
  drug_db_code: line(20),
  drug_db_qualifier: line(5),
  controlled: line(60),
  dosage_form: line(100),
  quantity: number,
  quantity_qualifier: line(3),
  quantity_unit: line(20),
  days_supply: number,
  written_date: day,
  effective_date: day,
  substitutions: z.enum(['', '0', '1'], 'Choose one: 0 is allowed, 1 is not allowed'),
  refills: number,
  diagnoses: z.array(z.object({ code: line(10), name: line(200) })).check(z.maxLength(2, 'At most 2 diagnoses')),
  note: line(210),
  sig: line(1000),
  rx_fill_indicator: line(40),
  final_form: line(20),
  ingredients: z.array(ingredient).check(z.maxLength(5, 'At most 5 ingredients')),
  height: number,
  height_date: dayOrNone,
  weight: number,
  weight_date: dayOrNone,
  is_attested: z.boolean(),
});
