/** The requests that a patient can create in the portal, in display order. */
export const KINDS = {
  MakeAppointment: 'Request an appointment',
  CancelAppointment: 'Cancel an appointment',
  PatientInfoUpdate: 'Change my information',
  AddVital: 'Send measurements',
  RefillMedication: 'Request a refill',
  AddMedicationHistory: 'Add a medication',
  AddAllergy: 'Add an allergy',
  DeleteMedicationHistory: 'Remove a medication',
  DeleteAllergy: 'Remove an allergy',
} as const;
/** A kind of request. */
export type Kind = keyof typeof KINDS;
