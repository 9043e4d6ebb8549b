import type { MutationResolvers } from '../api/registration.gen.ts';
import { createAddress, deleteAddress, updateAddress } from './record/save-address.ts';
import { createAllergy, recordNoKnownAllergies, updateAllergy } from './record/save-allergy.ts';
import { addMedication, deleteMedication, updateMedication } from './record/save-medication.ts';
import type { Rows } from './rows.ts';

/** Mutations of the lists of a patient's record. */
export const recordMutations: MutationResolvers<Rows> = {
  create_allergy: (_parent, { input }, ctx) => createAllergy(ctx, input.patient_id, input),
  update_allergy: (_parent, { id, version, input }, ctx) => updateAllergy(ctx, id, version, input),
  record_no_known_allergies: (_parent, { patient_id, none_known }, ctx) =>
    recordNoKnownAllergies(ctx, patient_id, none_known),
  add_medication_record: (_parent, { input }, ctx) => addMedication(ctx, input.patient_id, input),
  update_medication_record: (_parent, { id, version, input }, ctx) => updateMedication(ctx, id, version, input),
  delete_medication_record: (_parent, { id, version }, ctx) => deleteMedication(ctx, id, version),
  create_address: (_parent, { input }, ctx) => createAddress(ctx, input.patient_id, input),
  update_address_use_id: (_parent, { input }, ctx) => updateAddress(ctx, input.id, input.version, input),
  delete_address: (_parent, { id, version }, ctx) => deleteAddress(ctx, id, version),
};
