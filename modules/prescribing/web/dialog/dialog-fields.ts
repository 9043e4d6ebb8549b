import type { PrescriptionFields } from '../../rules/index.ts';
import type { NewPrescriptionQuery, RxContentFragment, RxPharmacyFragment } from '../prescription.operations.gen.ts';

/** Initial values of the dialog. */
export type DialogData = NewPrescriptionQuery['newPrescription'];
/** A pharmacy in the selection list. */
export type ShownPharmacy = RxPharmacyFragment;

/** Props of a form section: its fields, a setter, and its errors. */
export interface SectionProps {
  fields: PrescriptionFields;
  set: (change: Partial<PrescriptionFields>) => void;
  problemOf: (field: keyof PrescriptionFields) => string | undefined;
}

/** Converts API fields to rule fields. */
export function fieldsOf(content: RxContentFragment): PrescriptionFields {
  return {
    ...content,
    diagnoses: content.diagnoses.map(({ code, name }) => ({ code, name })),
    ingredients: content.ingredients.map((each) => ({ ...each })),
  };
}

/** Converts rule fields to API input. */
export function inputOf(fields: PrescriptionFields, prescriberId: string | null) {
  return { ...fields, prescriber_id: prescriberId };
}

/**
 * Formats a pharmacy on one line: name, address, city, state, zip, number, specialty, NCPDP id (specification 3 §3.9).
 */
export function pharmacyLine(pharmacy: ShownPharmacy): string {
  const { name, address, city, state, postal_code: zip, phone, specialty, ncpdp_id: id } = pharmacy;
  return [name, address, city, state, zip, phone, specialty, id].join(', ');
}
