/** What a patient can begin on their page, in the order in which it is offered. */
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
/** One of them. */
export type Kind = keyof typeof KINDS;
