import type { Observed } from './observation.ts';

/** A drug, a supply, or a compound that the pharmacy makes. */
export const prescriptionKinds = ['drug', 'supply', 'compound'] as const;
export type PrescriptionKind = (typeof prescriptionKinds)[number];

/** One thing that a compound is made of. */
export interface Ingredient {
  description: string;
  strength_value: string;
  strength_form: string;
  strength_unit: string;
  quantity_value: string;
  quantity_qualifier: string;
  quantity_unit: string;
}

/** A diagnosis that a drug is prescribed for. */
export interface PrescribedDiagnosis {
  code: string;
  name: string;
}

/** What a prescription says of the medication itself; numbers as they are typed, so that a half-typed one is kept. */
export interface MedicationFields {
  kind: PrescriptionKind;
  drug_id: string | null;
  drug_description: string;
  product_code: string;
  product_qualifier: string;
  drug_db_code: string;
  drug_db_qualifier: string;
  /** What the compendium says of its schedule; `N/A` is not controlled. */
  controlled: string;
  dosage_form: string;
  quantity: string;
  quantity_qualifier: string;
  quantity_unit: string;
  days_supply: string;
  written_date: string;
  effective_date: string;
  substitutions: string;
  refills: string;
  diagnoses: PrescribedDiagnosis[];
  note: string;
  sig: string;
  rx_fill_indicator: string;
  final_form: string;
  ingredients: Ingredient[];
}

/** All that somebody fills in to prescribe. */
export interface PrescriptionFields extends MedicationFields, Observed {
  patient_id: string;
  note_id: string | null;
  order_number: string;
  pharmacy_ncpdp_id: string;
  /** The description was changed by hand, and whoever changed it attested that it is true. */
  is_attested: boolean;
}
