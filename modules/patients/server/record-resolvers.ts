import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type {
  Address,
  Allergy,
  AllergyList,
  MedicationRecord,
  MutationResolvers,
  QueryResolvers,
} from '../api/registration.gen.ts';
import type {
  Address as KeptAddress,
  Allergy as KeptAllergy,
  Medication as KeptMedication,
  Patient as KeptPatient,
} from './patients.sql.ts';
import { createAddress, deleteAddress, updateAddress } from './record/save-address.ts';
import { createAllergy, recordNoKnownAllergies, updateAllergy } from './record/save-allergy.ts';
import { addMedication, deleteMedication, updateMedication } from './record/save-medication.ts';
import { searchTags } from './tags/update-tags.ts';

/** The queries about the lists of a patient's record. */
export const recordQueries: Pick<QueryResolvers, 'search_tags'> = {
  search_tags: (_parent, { search, patient_id }, ctx) => searchTags(ctx, search ?? '', patient_id ?? null),
};

type ListMutations =
  | 'create_allergy'
  | 'update_allergy'
  | 'record_no_known_allergies'
  | 'add_medication_record'
  | 'update_medication_record'
  | 'delete_medication_record'
  | 'create_address'
  | 'update_address_use_id'
  | 'delete_address';

/** The mutations of the lists of a patient's record. */
export const recordMutations: Pick<MutationResolvers, ListMutations> = {
  create_allergy: async (_parent, { input }, ctx) =>
    shaped(await createAllergy(ctx, input.patient_id, input), shapeAllergy),
  update_allergy: async (_parent, { id, version, input }, ctx) =>
    shaped(await updateAllergy(ctx, id, version, input), shapeAllergy),
  record_no_known_allergies: async (_parent, { patient_id, none_known }, ctx) =>
    shaped(await recordNoKnownAllergies(ctx, patient_id, none_known), shapeAllergies),
  add_medication_record: async (_parent, { input }, ctx) =>
    shaped(await addMedication(ctx, input.patient_id, input), shapeMedication),
  update_medication_record: async (_parent, { id, version, input }, ctx) =>
    shaped(await updateMedication(ctx, id, version, input), shapeMedication),
  delete_medication_record: async (_parent, { id, version }, ctx) =>
    shaped(await deleteMedication(ctx, id, version), shapeMedication),
  create_address: async (_parent, { input }, ctx) =>
    shaped(await createAddress(ctx, input.patient_id, input), shapeAddress),
  update_address_use_id: async (_parent, { input }, ctx) =>
    shaped(await updateAddress(ctx, input.id, input.version, input), shapeAddress),
  delete_address: async (_parent, { id, version }, ctx) => shaped(await deleteAddress(ctx, id, version), shapeAddress),
};

/** A patient's allergies at the wire: those that are warned of apart from those that are past. */
export function shapeAllergies(patient: KeptPatient): AllergyList {
  const all = patient.allergies ?? [];
  const time = patient.no_allergies_time ?? null;
  return {
    allergy_list: all.filter(({ status }) => status === 'active').map(shapeAllergy),
    past_list: all.filter(({ status }) => status !== 'active').map(shapeAllergy),
    none_known_time: time === null ? null : new Date(time),
    none_known_by: patient.no_allergies_by ?? null,
  };
}

/** An address at the wire. */
export function shapeAddress({ state, is_default, is_po_box, ...address }: KeptAddress): Address {
  return { ...address, state_or_provice: state, default_address: is_default, po_box: is_po_box };
}

/** A medication record at the wire. */
export function shapeMedication({ from_date, to_date, erx_issue_date, ...rest }: KeptMedication): MedicationRecord {
  return { ...rest, from: from_date, to: to_date, eRx_issue_date: erx_issue_date };
}

function shapeAllergy({ substance, category, ...rest }: KeptAllergy): Allergy {
  return { ...rest, allergy_substance: substance, allergy_category: category };
}

function shaped<Row, Shown>(answer: Row | DomainError, shape: (row: Row) => Shown): Shown | DomainError {
  return isDomainError(answer) ? answer : shape(answer);
}
