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
] as const;
