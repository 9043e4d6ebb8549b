/** What a patient can ask for. */
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
/** One of them. */
export type RequestType = (typeof REQUEST_TYPES)[number];

/** The heading of a request's window. */
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

/** The right that approving a request of a type needs beside that to handle requests: what it changes must be one's to change. */
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
