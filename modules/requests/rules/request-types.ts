/** Request types. */
export const REQUEST_TYPES = [
  'MakeAppointment',
  'CancelAppointment',
  'PatientInfoUpdate',
  'AddVital',
  'AddMedicationHistory',
  'AddAllergy',
  'DeleteMedicationHistory',
  'DeleteAllergy',
  'RefillMedication',
] as const;
/** A request type. */
export type RequestType = (typeof REQUEST_TYPES)[number];

/** Titles of the request window. */
export const requestHeadings: Readonly<Record<RequestType, string>> = {
  MakeAppointment: 'Make Appointment',
  CancelAppointment: 'Cancel Appointment',
  PatientInfoUpdate: 'Patient Information Update',
  AddVital: 'Add Vital',
  AddMedicationHistory: 'Add Medication History',
  AddAllergy: 'Add Allergy',
  DeleteMedicationHistory: 'Delete Medication History',
  DeleteAllergy: 'Delete Allergy',
  RefillMedication: 'Refill Medication',
};

/** The additional permission required to approve a request of each type: that for the change it makes. */
export const rulesToApprove: Readonly<Record<RequestType, string>> = {
  MakeAppointment: 'scheduling.create',
  CancelAppointment: 'scheduling.edit',
  PatientInfoUpdate: 'patients.edit',
  AddVital: 'vitals.add',
  AddMedicationHistory: 'patients.clinical',
  AddAllergy: 'patients.clinical',
  DeleteMedicationHistory: 'patients.clinical',
  DeleteAllergy: 'patients.clinical',
  RefillMedication: 'patients.clinical',
};
