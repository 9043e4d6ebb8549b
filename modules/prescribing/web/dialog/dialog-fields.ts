import type { PrescriptionFields } from '../../rules/index.ts';
import type { NewPrescriptionQuery, RxContentFragment, RxPharmacyFragment } from '../prescription.operations.gen.ts';

/** What the dialog begins with. */
export type Start = NewPrescriptionQuery['newPrescription'];
/** A pharmacy that can be chosen. */
export type ShownPharmacy = RxPharmacyFragment;

/** What is shown of a section: its fields, how one is changed, and what is wrong where. */
export interface SectionProps {
  fields: PrescriptionFields;
  set: (change: Partial<PrescriptionFields>) => void;
  problemOf: (field: keyof PrescriptionFields) => string | undefined;
}

/** Fields of the contract as the rules have them. */
export function fieldsOf(content: RxContentFragment): PrescriptionFields {
  return {
    ...content,
    diagnoses: content.diagnoses.map(({ code, name }) => ({ code, name })),
    ingredients: content.ingredients.map((each) => ({ ...each })),
  };
}

/** Fields as the contract takes them. */
export function inputOf(fields: PrescriptionFields, prescriberId: string | null) {
  return { ...fields, prescriber_id: prescriberId };
}

/** A pharmacy in one line: name, address, city, state, zip, number, specialty, NCPDP id (specification 3 §3.9). */
export function pharmacyLine(pharmacy: ShownPharmacy): string {
  const { name, address, city, state, postal_code: zip, phone, specialty, ncpdp_id: id } = pharmacy;
  return [name, address, city, state, zip, phone, specialty, id].join(', ');
}
